import { Button } from "../../components/Button/index.ts";
import { EmptyState } from "../../components/EmptyState/index.ts";
import { FormMessage } from "../../components/FormMessage/index.ts";
import { Skeleton } from "../../components/Skeleton/index.ts";
import { Spinner } from "../../components/Spinner/index.ts";
import { Text } from "../../components/Text/index.ts";
import * as styles from "./NewsList.css.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";

interface NewsInsteadProps {
  /** There is a list, with nothing in it. */
  loaded: boolean;
  failure: string | undefined;
  pageSize: number;
  headingLevel: 2 | 3 | 4;
  labels: NewsListLabels;
  onRetry: (() => void) | undefined;
}

/** Stands where the cards would: they are on their way, could not be had, or there are none. Part of NewsList. */
export function NewsInstead({ loaded, failure, pageSize, headingLevel, labels, onRetry }: NewsInsteadProps) {
  if (loaded)
    return (
      <EmptyState headingLevel={headingLevel} title={labels.empty.title}>
        {labels.empty.text}
      </EmptyState>
    );
  if (failure !== undefined)
    return (
      <div className={styles.failed}>
        <FormMessage tone="error">{failure}</FormMessage>
        <Button onClick={onRetry} variant="secondary">
          {labels.retry}
        </Button>
      </div>
    );
  return (
    <div aria-busy="true">
      <noscript>
        <Text>{labels.needsScript}</Text>
      </noscript>
      <p className={styles.waiting}>
        <Spinner label={labels.loading} />
      </p>
      <div className={styles.bones}>
        <div className={styles.list}>
          {Array.from({ length: pageSize }, (_, bone) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bone is its position.
            <Skeleton key={bone} shape="card" />
          ))}
        </div>
      </div>
    </div>
  );
}
