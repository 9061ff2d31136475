"use client";

import type { ComponentPropsWithRef, MouseEvent } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { ChevronLeftIcon } from "../../icons/chevron-left.ts";
import { ChevronRightIcon } from "../../icons/chevron-right.ts";
import { cx } from "../../styles/cx.ts";
import { PageControl } from "./PageControl.tsx";
import * as styles from "./Pagination.css.ts";
import { pagesShown } from "./pages-shown.ts";

export interface PaginationLabels {
  /** Accessible name of the navigation landmark. */
  navigation: string;
  previous: string;
  next: string;
  /** Accessible name of a page number. `{page}` is replaced by the number. */
  page: string;
}

export interface PaginationProps
  extends Omit<ComponentPropsWithRef<"nav">, "children" | "defaultValue" | "onChange"> {
  /** Number of pages. */
  count: number;
  /** Current page, counted from 1. Set it to control the page from outside. */
  page?: number | undefined;
  /** Initial page, counted from 1. Default: 1. */
  defaultPage?: number | undefined;
  /** Called with the requested page. To navigate with a router, call `event.preventDefault()`. */
  onPageChange?: ((page: number, event: MouseEvent<HTMLElement>) => void) | undefined;
  /**
   * Returns the address of a page. With it, every number is a link, which also works before hydration. Without it,
   * every number is a button.
   */
  hrefFor?: ((page: number) => string) | undefined;
  labels: PaginationLabels;
}

/** Navigation through the pages of a long list. */
export function Pagination({
  count,
  page: controlled,
  defaultPage = 1,
  onPageChange,
  hrefFor,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const [page, setPage] = useControllableState({
    value: controlled,
    defaultValue: defaultPage,
    onChange: undefined,
  });
  const to = (target: number) => ({
    href: target >= 1 && target <= count ? hrefFor?.(target) : undefined,
    linked: hrefFor !== undefined,
    off: target < 1 || target > count,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // With a modifier key, the browser opens the page in another tab or window. This page does not change.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      onPageChange?.(target, event);
      setPage(target);
    },
  });
  const shown = pagesShown(page, count);
  return (
    <nav aria-label={labels.navigation} {...rest} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        <li>
          <PageControl {...to(page - 1)} className={styles.step} label={labels.previous}>
            <ChevronLeftIcon className={styles.arrow} />
          </PageControl>
        </li>
        {shown.map((one, index) =>
          one === "gap" ? (
            <li aria-hidden="true" className={styles.gap} key={index === 1 ? "before" : "after"}>
              …
            </li>
          ) : (
            <li
              className={styles.place}
              data-far={shown.includes("gap") && one !== 1 && one !== count && one !== page ? "" : undefined}
              key={one}
            >
              <PageControl
                {...to(one)}
                className={styles.number}
                current={one === page}
                label={labels.page.replaceAll("{page}", String(one))}
              >
                {one}
              </PageControl>
            </li>
          ),
        )}
        <li>
          <PageControl {...to(page + 1)} className={styles.step} label={labels.next}>
            <ChevronRightIcon className={styles.arrow} />
          </PageControl>
        </li>
      </ul>
    </nav>
  );
}
