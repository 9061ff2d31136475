"use client";

import { type ReactNode, useId, useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { FilterChips } from "../../components/FilterChips/index.ts";
import { Link } from "../../components/Link/index.ts";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { Pagination } from "../../components/Pagination/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { createLateChunkHook } from "../../hooks/create-late-chunk-hook.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import { NewsCard } from "./NewsCard.tsx";
import { NewsFallback } from "./NewsFallback.tsx";
import * as styles from "./NewsList.css.ts";
import type { NewsArticleState, NewsListData, NewsListItem } from "./NewsList.data.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";
import { newsChips, newsPageSize } from "./select-news.ts";
import { useNewsSelection } from "./useNewsSelection.ts";

export interface NewsListProps extends NewsListData, Omit<BlockRootProps, "headingLevel"> {
  headingLevel?: 1 | 2;
  /** All items, newest first; absent while they load. */
  items?: readonly NewsListItem[] | undefined;
  /** Error message if the items could not be loaded. It should tell the visitor to try again. */
  failure?: string | undefined;
  /** Called to load the missing data again: the list, or the text of the opened item. */
  onRetry?: (() => void) | undefined;
  /** Message above the list, for example that a requested item does not exist. */
  notice?: string | undefined;
  /** Number of cards per page. Default 6. */
  pageSize?: number;
  /** `value` of the selected type in controlled mode; an empty string selects all. */
  filter?: string | undefined;
  /** Called with the newly selected type. The list returns to its first page. */
  onFilterChange?: ((filter: string) => void) | undefined;
  /** Page in controlled mode, starting at 1. */
  page?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * Returns the URL of a page of the filtered list. With it the pagination consists of links, which also work before
   * hydration.
   */
  pageHref?: ((page: number) => string) | undefined;
  /** Id of the opened item in controlled mode; an empty string if none is open. */
  opened?: string | undefined;
  /** Called with the id of the opened item, or with an empty string when the dialog closes. */
  onOpenedChange?: ((id: string) => void) | undefined;
  /** Text of the opened item, or an error message; absent while it loads. */
  article?: NewsArticleState | undefined;
  /**
   * The opened item as a `NewsArticle`, for readers without scripts. Rendered inside `<noscript>`, so only the server's
   * HTML needs it.
   */
  withoutScripts?: ReactNode;
  labels: NewsListLabels;
}

/** Late chunk, because the dialog and its HTML sanitiser are larger than the list. */
const useDialog = createLateChunkHook("NewsDialog", () => import("./NewsDialog.tsx"));

/**
 * News cards with a filter by type, six cards per page, and a dialog for each item. It makes no requests: items and texts
 * are props, and selections are reported by callbacks. With an `id`, every inner id derives from it. So server-rendered
 * HTML of the list fits into any page without duplicate ids.
 */
export function NewsList({
  title,
  lead,
  feed,
  items,
  failure,
  onRetry,
  notice,
  pageSize = newsPageSize,
  filter,
  onFilterChange,
  page,
  onPageChange,
  pageHref,
  opened,
  onOpenedChange,
  article,
  withoutScripts,
  labels,
  headingLevel = 2,
  id: given,
  ...rest
}: NewsListProps) {
  const generated = useId();
  const id = given ?? generated;
  const below = headingLevel === 1 ? 2 : 3;
  const { selection, item, last, message, list, ...choice } = useNewsSelection({
    items,
    pageSize,
    filter,
    onFilterChange,
    page,
    onPageChange,
    opened,
    onOpenedChange,
    labels,
  });

  const [near, setNear] = useState(false);
  const dialog = useDialog(item?.id ?? near, item !== undefined);

  return (
    <Section {...rest} id={given} labelledBy={`${id}-title`}>
      <SectionHeader id={`${id}-title`} lead={lead} level={headingLevel} title={title} />
      {item && article && "html" in article ? <noscript>{withoutScripts}</noscript> : null}
      {notice ? (
        <Text className={styles.notice} role="status">
          {notice}
        </Text>
      ) : null}
      {selection && selection.total > 0 ? (
        <>
          <form className={styles.filter} method="get" onSubmit={(event) => event.preventDefault()}>
            <FilterChips
              items={newsChips(items ?? [], labels.all)}
              labels={labels}
              name="type"
              onValueChange={choice.choose}
              value={selection.filter}
            />
            <noscript>
              <Button size="s" type="submit" variant="secondary">
                {labels.apply}
              </Button>
            </noscript>
          </form>
          <ul
            className={styles.list}
            onFocus={() => setNear(true)}
            onPointerEnter={() => setNear(true)}
            ref={list}
            tabIndex={-1}
          >
            {selection.shown.map((each, index) => (
              <li key={each.id}>
                <NewsCard
                  headingLevel={below}
                  imageError={labels.imageError}
                  item={each}
                  onOpen={(event) => choice.open(each, event)}
                  priority={index === 0}
                  readMore={labels.readMore}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NewsFallback
          headingLevel={below}
          labels={labels}
          failure={failure}
          loaded={items !== undefined}
          onRetry={onRetry}
          pageSize={pageSize}
        />
      )}
      <div className={styles.foot}>
        {selection && selection.pages > 1 ? (
          <Pagination
            count={selection.pages}
            hrefFor={pageHref}
            labels={labels.pagination}
            onPageChange={choice.turnTo}
            page={selection.page}
          />
        ) : null}
        {feed ? (
          <p className={styles.feed}>
            <Link href={feed.href} type="application/atom+xml">
              {feed.label}
            </Link>
          </p>
        ) : null}
      </div>
      <LiveRegion message={message} />
      {dialog ? (
        <dialog.NewsDialog
          article={article}
          headingLevel={below}
          item={item ?? last}
          labels={labels}
          onClose={choice.close}
          onRetry={onRetry}
          open={item !== undefined}
        />
      ) : null}
    </Section>
  );
}
