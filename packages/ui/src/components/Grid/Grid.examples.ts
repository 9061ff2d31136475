import type { Examples } from "../../stories.ts";
import type { GridProps } from "./Grid.tsx";

interface Example extends Pick<GridProps, "columns" | "gap"> {
  /** Text of each cell. */
  items: readonly string[];
}

const variants = (items: readonly string[], long: string) =>
  ({
    default: { items, columns: { base: 2, medium: 3 } },
    one: { items },
    dense: { items, columns: { base: 3, large: 6 }, gap: "s" },
    longText: { items: items.map((item) => `${item} ${long}`), columns: { base: 2, medium: 3 } },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    ["木材", "亚克力", "纸张", "布料", "皮革", "石材"],
    "推荐功率、速度与吹气量写在材料页，每种厚度都试切过。",
  ),
  en: variants(
    ["Wood", "Acrylic", "Paper", "Textiles", "Leather", "Stone"],
    "Recommended power, speed and air are on the material's page; every thickness was cut.",
  ),
} satisfies Examples<Example>;
