"use client";

import { type MouseEvent, useRef, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import type { NewsListItem } from "./NewsList.data.ts";
import type { NewsListProps } from "./NewsList.tsx";
import { allNews, newsPageSize, selectNews } from "./select-news.ts";

/** Manages the selection in a news list: filter, page and opened item, controlled or not, and the announcement after a change. */
export function useNewsSelection({
  items,
  pageSize = newsPageSize,
  labels,
  ...props
}: Pick<
  NewsListProps,
  | "filter"
  | "items"
  | "labels"
  | "onFilterChange"
  | "onOpenedChange"
  | "onPageChange"
  | "opened"
  | "page"
  | "pageSize"
>) {
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState("");
  const [filter, setFilter] = useControllableState({
    value: props.filter,
    defaultValue: allNews,
    onChange: props.onFilterChange,
  });
  const [page, setPage] = useControllableState({
    value: props.page,
    defaultValue: 1,
    onChange: props.onPageChange,
  });
  const [opened, setOpened] = useControllableState({
    value: props.opened,
    defaultValue: "",
    onChange: props.onOpenedChange,
  });
  /** The last opened item, which the dialog shows while it closes. */
  const last = useRef<NewsListItem>(undefined);
  const item = items?.find((each) => each.id === opened);
  if (item) last.current = item;

  const announce = (wanted: { filter: string; page: number }) => {
    const { total, page: shown, pages } = selectNews(items ?? [], wanted, pageSize);
    setMessage(
      labels.shown
        .replaceAll("{value}", String(total))
        .replaceAll("{index}", String(shown))
        .replaceAll("{count}", String(pages)),
    );
  };
  return {
    list,
    message,
    selection: items && selectNews(items, { filter, page }, pageSize),
    item,
    last: last.current,
    choose: (chosen: string) => {
      setFilter(chosen);
      setPage(1);
      announce({ filter: chosen, page: 1 });
    },
    turnTo: (chosen: number, event: MouseEvent) => {
      event.preventDefault();
      setPage(chosen);
      announce({ filter, page: chosen });
      list.current?.focus();
    },
    open: (asked: NewsListItem, event: MouseEvent) => {
      // With a modifier key the browser opens another tab or window, where the URL opens the item.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpened(asked.id);
    },
    close: () => setOpened(""),
  };
}
