import type { Examples } from "../../stories.ts";
import type { HeadingProps } from "./Heading.tsx";

type Example = Pick<HeadingProps, "children" | "level" | "size">;

const variants = (text: { page: string; section: string; part: string; item: string; long: string }) =>
  ({
    default: { children: text.section, level: 2 },
    display: { children: text.page, level: 1, size: "display" },
    page: { children: text.page, level: 1 },
    part: { children: text.part, level: 3 },
    item: { children: text.item, level: 4 },
    lowRankLargeSize: { children: text.section, level: 3, size: "h2" },
    longText: { children: text.long, level: 1, size: "display" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({
    page: "一束光，把想法切成实物。",
    section: "两个系列，从桌面到车间",
    part: "看得见的切割位置",
    item: "推荐功率与速度",
    long: "从二十毫米亚克力到零点三毫米卡纸，同一台机器在同一个下午里切完，不换刀头也不重新装夹",
  }),
  en: variants({
    page: "A beam of light cuts the idea into a thing.",
    section: "Two series, from the desk to the workshop",
    part: "See where it will cut",
    item: "Recommended power and speed",
    long: "From 20 mm acrylic to 0.3 mm card on one machine in one afternoon, without another tool and without clamping twice",
  }),
} satisfies Examples<Example>;
