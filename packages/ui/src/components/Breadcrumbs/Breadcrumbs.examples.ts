import type { Examples } from "../../stories.ts";
import type { BreadcrumbsProps } from "./Breadcrumbs.tsx";

type Example = Pick<BreadcrumbsProps, "items" | "current" | "labels">;

const variants = (
  navigation: string,
  [home, products, series, model, page]: readonly [string, string, string, string, string],
  long: string,
) => {
  const labels = { navigation };
  const items = [
    { label: home, href: "#home" },
    { label: products, href: "#products" },
    { label: series, href: "#series" },
    { label: model, href: "#model" },
  ];
  return {
    default: { labels, items: items.slice(0, 3), current: model },
    deep: { labels, items, current: page },
    oneAbove: { labels, items: items.slice(0, 1), current: products },
    longText: { labels, items: [...items, { label: long, href: "#guide" }], current: long },
  } satisfies Record<string, Example>;
};

export const examples = {
  zh: variants(
    "所在位置",
    ["首页", "产品", "晨光系列", "Light 530", "技术参数"],
    "第一次切割之前：对焦、试切、排烟与开盖停机的逐项检查，以及每个月要做的保养",
  ),
  en: variants(
    "Where you are",
    ["Home", "Products", "Aurora series", "Light 530", "Specifications"],
    "Before the first cut: focus, test cut, extraction and the lid switch, checked one by one, and the care it needs each month",
  ),
} satisfies Examples<Example>;
