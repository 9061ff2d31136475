import type { Examples } from "../../stories.ts";
import type { PaginationProps } from "./Pagination.tsx";

type Example = Pick<PaginationProps, "count" | "page" | "defaultPage" | "labels">;

const variants = (labels: PaginationProps["labels"]) =>
  ({
    default: { labels, count: 4 },
    many: { labels, count: 12, defaultPage: 6 },
    last: { labels, count: 12, defaultPage: 12 },
    single: { labels, count: 1 },
    controlled: { labels, count: 4, page: 2 },
    longText: { labels, count: 2400, defaultPage: 1234 },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({ navigation: "新闻分页", previous: "上一页", next: "下一页", page: "第 {page} 页" }),
  en: variants({
    navigation: "Pages of the news",
    previous: "Previous page",
    next: "Next page",
    page: "Page {page}",
  }),
} satisfies Examples<Example>;
