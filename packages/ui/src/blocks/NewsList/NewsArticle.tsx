import { Heading } from "../../components/Heading/index.ts";
import { Prose } from "../../components/Prose/index.ts";
import { NewsByline } from "./NewsByline.tsx";
import * as styles from "./NewsList.css.ts";
import type { NewsListItem } from "./NewsList.data.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";

export interface NewsArticleProps {
  item: NewsListItem;
  /** HTML from any source; it is sanitised. */
  html: string;
  headingLevel: 2 | 3;
  labels: NewsListLabels;
}

/** A news item as part of the page, for readers without scripts. Pass it to `NewsList` as `withoutScripts`. */
export function NewsArticle({ item, html, headingLevel, labels }: NewsArticleProps) {
  return (
    <article className={styles.article}>
      <Heading level={headingLevel} size="h3">
        {item.title}
      </Heading>
      <p className={styles.meta}>
        <NewsByline item={item} />
      </p>
      <Prose headingLevel={headingLevel === 2 ? 3 : 4} html={html} labels={labels} />
    </article>
  );
}
