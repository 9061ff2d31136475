import type { Examples } from "../../stories.ts";
import type { StackProps } from "./Stack.tsx";

interface Example extends Pick<StackProps, "gap" | "direction" | "align" | "justify" | "wrap"> {
  /** Text of each child. */
  items: readonly string[];
}

const variants = (items: readonly string[], long: readonly string[]) =>
  ({
    default: { items },
    row: { items, direction: "row", gap: "s", align: "center" },
    spread: { items, direction: "row", justify: "between", wrap: true },
    longText: { items: long, direction: "row", gap: "l", wrap: true },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    ["木材", "亚克力", "皮革"],
    ["椴木胶合板，三到十五毫米", "浇铸亚克力，切边透亮如抛光", "植鞣革，三毫米以内，不含聚氯乙烯"],
  ),
  en: variants(
    ["Wood", "Acrylic", "Leather"],
    [
      "Basswood plywood, three to fifteen millimetres",
      "Cast acrylic, its edge as clear as polished",
      "Vegetable-tanned leather up to three millimetres, free of PVC",
    ],
  ),
} satisfies Examples<Example>;
