import type { Examples } from "../../stories.ts";
import type { FilterChipsProps } from "./FilterChips.tsx";

type Example = Pick<FilterChipsProps, "items" | "labels" | "value" | "defaultValue" | "variant">;

const variants = (
  group: string,
  names: readonly string[],
  units: { group: string; metric: string; imperial: string },
  long: string,
) => {
  const labels = { group };
  const values = ["all", "product", "company", "industry", "technology"];
  const counts = [24, 9, 6, 4, 5];
  const items = names.map((label, index) => ({
    value: values[index] ?? label,
    label,
    ...(counts[index] !== undefined && { count: counts[index] }),
  }));
  return {
    default: { labels, items },
    chosen: { labels, items, defaultValue: "company" },
    controlled: { labels, items, value: "all" },
    segment: {
      labels: { group: units.group },
      items: [
        { value: "metric", label: units.metric },
        { value: "imperial", label: units.imperial },
      ],
      variant: "segment",
    },
    longText: { labels, items: items.map((item) => ({ ...item, label: `${item.label}${long}` })) },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants(
    "新闻分类",
    ["全部", "产品动态", "公司新闻", "行业信息", "技术分享"],
    { group: "单位", metric: "毫米", imperial: "英寸" },
    "与同一时期在展会上发布的其他消息",
  ),
  en: variants(
    "Kind of news",
    ["All", "Products", "Company", "Industry", "Technology"],
    { group: "Units", metric: "mm", imperial: "inch" },
    " and everything else that was announced at the same trade fair",
  ),
} satisfies Examples<Example>;
