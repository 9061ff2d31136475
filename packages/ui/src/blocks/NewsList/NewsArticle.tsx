import { Badge } from "../../components/Badge/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Dialog } from "../../components/Dialog/index.ts";
import { FormMessage } from "../../components/FormMessage/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Prose } from "../../components/Prose/index.ts";
import { Spinner } from "../../components/Spinner/index.ts";
import * as styles from "./NewsList.css.ts";
import type { NewsListItem } from "./NewsList.data.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";

/** What stands below the head of an opened item: HTML of any origin, sanitised where it is shown, or why there is none. */
export type NewsArticleState = { html: string } | { failure: string };

interface NewsArticleProps {
  item: NewsListItem;
  article: NewsArticleState | undefined;
  headingLevel: 2 | 3;
  labels: NewsListLabels;
}

function Head({ item }: { item: NewsListItem }) {
  const { author, date, type } = item;
  return (
    <>
      <span>{author}</span> <time dateTime={date.iso}>{date.text}</time>
      {type.label ? <Badge>{type.label}</Badge> : null}
    </>
  );
}

/** The item in the page, for readers without scripts. Part of NewsList, not exported from the package. */
export function NewsArticle({
  item,
  html,
  headingLevel,
  labels,
}: Omit<NewsArticleProps, "article"> & { html: string }) {
  return (
    <article className={styles.article}>
      <Heading level={headingLevel} size="h3">
        {item.title}
      </Heading>
      <p className={styles.meta}>
        <Head item={item} />
      </p>
      <Prose headingLevel={headingLevel === 2 ? 3 : 4} html={html} labels={labels} />
    </article>
  );
}

interface NewsDialogProps extends Omit<NewsArticleProps, "item"> {
  /** The item, or the one shown last while the dialog closes. */
  item: NewsListItem | undefined;
  open: boolean;
  onClose: () => void;
  onRetry: (() => void) | undefined;
}

/** The item over the list. Part of NewsList, not exported from the package. */
export function NewsDialog({ item, open, article, headingLevel, labels, onClose, onRetry }: NewsDialogProps) {
  return (
    <Dialog
      description={
        item ? (
          <span className={styles.meta}>
            <Head item={item} />
          </span>
        ) : null
      }
      headingLevel={headingLevel}
      labels={labels}
      onOpenChange={(next) => (next ? undefined : onClose())}
      open={open && item !== undefined}
      size="m"
      title={item?.title}
    >
      {article === undefined ? (
        <p className={styles.waiting}>
          <Spinner label={labels.loading} />
        </p>
      ) : "failure" in article ? (
        <div className={styles.failed}>
          <FormMessage tone="error">{article.failure}</FormMessage>
          <Button onClick={onRetry} variant="secondary">
            {labels.retry}
          </Button>
        </div>
      ) : (
        <Prose headingLevel={headingLevel === 2 ? 3 : 4} html={article.html} labels={labels} />
      )}
    </Dialog>
  );
}
