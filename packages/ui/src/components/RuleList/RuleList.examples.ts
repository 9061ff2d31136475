import type { Examples } from "../../stories.ts";
import type { RuleListProps } from "./RuleList.tsx";

type Example = Pick<RuleListProps, "items" | "labels">;

const variants = (
  texts: readonly (readonly [text: string, source: string])[],
  label: string,
  labels: Example["labels"],
  long: string,
) => {
  const states = ["broken", "open", "met"] as const;
  const items: Example["items"] = texts.map(([text, source], index) => ({
    id: `rule-${index}`,
    state: states[index] ?? "met",
    text,
    source,
    ...(index === 0 && { link: { label, href: "#safety" } }),
  }));
  return {
    default: { items, labels },
    longText: { items: items.map((item) => ({ ...item, text: item.text + long })), labels },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants(
    [
      ["机身后面要留 200 mm，这里只有 150 mm：往前挪 50 mm。", "规格：四周的空间"],
      ["冷水机的位置还没有留。是否随机器附带，询价时问清。", "以报价单为准"],
      ["从门口走得到机器前面，过道宽 800 mm。", "我们的规划假设，待确认"],
    ],
    "看安全指南",
    { states: { met: "符合", open: "待确认", broken: "不符合" } },
    "量的时候从墙面量起，踢脚线和暖气也算在墙里。",
  ),
  en: variants(
    [
      [
        "200 mm must stay free behind the machine; there are 150: move it forward by 50 mm.",
        "Specification: space around the machine",
      ],
      [
        "There is no place for the chiller yet. Ask whether it comes with the machine.",
        "The quotation decides",
      ],
      [
        "Somebody can walk from the door to the front, on a way 800 mm wide.",
        "Our figure for planning, to be confirmed",
      ],
    ],
    "Safety guide",
    { states: { met: "Kept", open: "To confirm", broken: "Broken" } },
    " Measure from the wall itself; skirting and radiators count as wall.",
  ),
} satisfies Examples<Example>;
