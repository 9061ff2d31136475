"use client";

import { Button } from "../../components/Button/index.ts";
import { EmptyState } from "../../components/EmptyState/index.ts";
import { FormMessage } from "../../components/FormMessage/index.ts";
import { Skeleton } from "../../components/Skeleton/index.ts";
import { Spinner } from "../../components/Spinner/index.ts";
import { Text } from "../../components/Text/index.ts";
import * as styles from "./NewsList.css.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";

interface NewsFallbackProps {
  /** True if the list has loaded and is empty. */
  loaded: boolean;
  failure: string | undefined;
  pageSize: number;
  headingLevel: 2 | 3 | 4;
  labels: NewsListLabels;
  onRetry: (() => void) | undefined;
}

/** Replacement for the cards: an empty state, an error message or a loading indicator. Internal to NewsList. */
export function NewsFallback({
  loaded,
  failure,
  pageSize,
  headingLevel,
  labels,
  onRetry,
}: NewsFallbackProps) {
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
      <div className={styles.skeletons}>
        <div className={styles.list}>
          {Array.from({ length: pageSize }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their position.
            <Skeleton key={index} shape="card" />
          ))}
        </div>
      </div>
    </div>
  );
}
