import type { Examples } from "../../stories.ts";
import type { CountersProps } from "./Counters.tsx";

const variants = (title: string, labels: readonly [string, string, string], long: string) => {
  const [years, production, certificates] = labels;
  const items = [
    { value: 16, plus: true, label: years },
    { value: 5000, plus: true, label: production },
    { value: 50, plus: true, label: certificates },
  ];
  return {
    default: { items },
    titled: { items, title },
    dark: { items, title, tone: "dark" },
    longText: {
      title: `${title}${long}`,
      lead: long.repeat(4),
      items: items.map((item) => ({ ...item, label: `${item.label}${long}` })),
    },
  } as const satisfies Record<string, CountersProps>;
};

export const examples = {
  zh: variants(
    "十六年，只做激光机",
    ["年行业经验", "台年产量", "项证书"],
    "，从第一台样机数到今天出厂的最后一台",
  ),
  en: variants(
    "Sixteen years of laser machines",
    ["years in the trade", "machines a year", "certificates"],
    ", counted from the first prototype to the last machine that left today",
  ),
} satisfies Examples<CountersProps>;
