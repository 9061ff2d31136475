export { NewsArticle, type NewsArticleProps } from "./NewsArticle.tsx";
export type * from "./NewsList.data.ts";
export type { NewsListLabels } from "./NewsList.labels.ts";
export { NewsList, type NewsListProps } from "./NewsList.tsx";
export { allNews, type NewsSelection, selectNews } from "./select-news.ts";
