import {
  Children,
  type ComponentPropsWithRef,
  type CSSProperties,
  isValidElement,
  type ReactNode,
} from "react";
import { cx } from "../../styles/cx.ts";
import { Carousel, CarouselSlide } from "../Carousel/index.ts";
import * as styles from "./Pager.css.ts";

export interface PagerLabels {
  /** Accessible name of the pager. Use `aria-label` or `aria-labelledby` for a more specific name. */
  pager: string;
  previous: string;
  next: string;
  /** Accessible name of a position mark. `{index}` is replaced by the number of its page. */
  goTo: string;
  /** Accessible name of a page. `{index}` and `{count}` are replaced by its number and the total. */
  pageOf: string;
}

export interface PagerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Content, one cell per child. */
  children: ReactNode;
  /** Number of cells per page. Default: 5. */
  pageSize?: number;
  /** Current page, counted from 0. Set it to control the page from outside. */
  page?: number | undefined;
  /** Initial page, counted from 0. Default: 0. */
  defaultPage?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  labels: PagerLabels;
}

/** Labels that the carousel requires but does not use: without autoplay it has no pause button. */
const neverPlays = { pause: "", play: "" };

/**
 * A grid that shows one page at a time and does not wrap around. The HTML contains all pages side by side; before
 * hydration they are a scrollable row. A last page with fewer cells is as tall as the others, so nothing shifts.
 */
export function Pager({
  children,
  pageSize = 5,
  page,
  defaultPage,
  onPageChange,
  labels,
  className,
  style,
  ...rest
}: PagerProps) {
  const cells = Children.toArray(children);
  const pages = Array.from({ length: Math.ceil(cells.length / pageSize) }, (_, index) =>
    cells.slice(index * pageSize, (index + 1) * pageSize),
  );
  return (
    <Carousel
      {...rest}
      className={cx(styles.root, className)}
      style={{ ...style, ...columnsStyle(pageSize) }}
      labels={{ ...labels, ...neverPlays, carousel: labels.pager, slideOf: labels.pageOf }}
      {...(page !== undefined && { index: page })}
      {...(defaultPage !== undefined && { defaultIndex: defaultPage })}
      {...(onPageChange && { onIndexChange: onPageChange })}
    >
      {pages.map((shown, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
        <CarouselSlide key={index}>
          <ul className={styles.grid} data-odd={pageSize % 2 === 1 ? "" : undefined}>
            {shown.map((cell, position) => (
              <li className={styles.cell} key={isValidElement(cell) ? cell.key : position}>
                {cell}
              </li>
            ))}
          </ul>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}

/** Needed because React's `CSSProperties` type does not include custom properties. */
function columnsStyle(columns: number): CSSProperties {
  return { [styles.columnsProperty]: columns } as CSSProperties;
}
