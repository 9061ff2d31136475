"use client";

import { Button } from "../../components/Button/index.ts";
import { Dialog } from "../../components/Dialog/index.ts";
import { FormMessage } from "../../components/FormMessage/index.ts";
import { Prose } from "../../components/Prose/index.ts";
import { Spinner } from "../../components/Spinner/index.ts";
import { NewsByline } from "./NewsByline.tsx";
import * as styles from "./NewsList.css.ts";
import type { NewsArticleState, NewsListItem } from "./NewsList.data.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";

export interface NewsDialogProps {
  /** The opened item, or the last one while the dialog closes. */
  item: NewsListItem | undefined;
  article: NewsArticleState | undefined;
  headingLevel: 2 | 3;
  labels: NewsListLabels;
  open: boolean;
  onClose: () => void;
  onRetry: (() => void) | undefined;
}

/** A dialog with a news item. NewsList loads it as a late chunk. Internal to NewsList, not exported from the package. */
export function NewsDialog({ item, open, article, headingLevel, labels, onClose, onRetry }: NewsDialogProps) {
  return (
    <Dialog
      description={
        item ? (
          <span className={styles.meta}>
            <NewsByline item={item} />
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
