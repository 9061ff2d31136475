import { type ReactNode, useId, useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { FilterChips } from "../../components/FilterChips/index.ts";
import { Link } from "../../components/Link/index.ts";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { Pagination } from "../../components/Pagination/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { later } from "../../hooks/later.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import { NewsCard } from "./NewsCard.tsx";
import { NewsInstead } from "./NewsInstead.tsx";
import * as styles from "./NewsList.css.ts";
import type { NewsArticleState, NewsListData, NewsListItem } from "./NewsList.data.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";
import { newsChips, newsPageSize } from "./selectNews.ts";
import { useNewsChoice } from "./useNewsChoice.ts";

export interface NewsListProps extends NewsListData, Omit<BlockRootProps, "headingLevel"> {
  headingLevel?: 1 | 2;
  /** All items, newest first; absent while they are on their way. */
  items?: readonly NewsListItem[] | undefined;
  /** Why there are no items, and that it can be tried again. */
  failure?: string | undefined;
  /** Asks for what is missing once more: the list, or the text of the opened item. */
  onRetry?: (() => void) | undefined;
  /** Said above the list, such as that an item asked for is not there. */
  notice?: string | undefined;
  /** Cards on a page. Default 6. */
  pageSize?: number;
  /** `value` of the type shown, or an empty string for all, when the owner keeps the state. */
  filter?: string | undefined;
  /** Called with another type; the list goes back to its first page. */
  onFilterChange?: ((filter: string) => void) | undefined;
  /** The page shown, counted from 1, when the owner keeps the state. */
  page?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** Address of a page of the list as it is filtered; with it the pages are links, which also work before React. */
  pageHref?: ((page: number) => string) | undefined;
  /** Id of the opened item, or an empty string, when the owner keeps the state. */
  opened?: string | undefined;
  /** Called when an item is opened, and with an empty string when it is closed. */
  onOpenedChange?: ((id: string) => void) | undefined;
  /** The text of the opened item, or why it is not there; absent while it is on its way. */
  article?: NewsArticleState | undefined;
  /** The opened item for readers without scripts, a `NewsArticle`; for the server alone, browsers with scripts never show it. */
  withoutScripts?: ReactNode;
  labels: NewsListLabels;
}

/** With the reader of its text it weighs more than the list. */
const useDialog = later("NewsDialog", () => import("./NewsDialog.tsx"));

/**
 * News with a filter by type, six cards a page, and a dialog for each. Fetches nothing: items and texts come in,
 * choices go out. With an `id`, every id inside follows from it, so a part rendered by a server fits into any page.
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
  const { selection, item, last, message, list, ...choice } = useNewsChoice({
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
        <NewsInstead
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
