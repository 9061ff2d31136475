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
  /** Name of the whole, unless `aria-label` or `aria-labelledby` gives a better one. */
  pager: string;
  previous: string;
  next: string;
  /** Name of a position mark; `{index}` stands for the number of its page. */
  goTo: string;
  /** Name of a page; `{index}` and `{count}` stand for its number and the total. */
  pageOf: string;
}

export interface PagerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What is shown, one cell each. */
  children: ReactNode;
  /** Cells on a page. Default 5. */
  pageSize?: number;
  /** The page shown, counted from 0, when the owner keeps the state. */
  page?: number | undefined;
  /** The page shown at first. Default 0. */
  defaultPage?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  labels: PagerLabels;
}

/** A carousel that never moves by itself has no button for it to name. */
const neverPlays = { pause: "", play: "" };

/**
 * A grid a page at a time, from the first page to the last and no further. All pages lie beside each other in the HTML, a
 * row to scroll before React; a last page with fewer cells is as tall as the others, so nothing jumps.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its position.
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

/** React's types know no custom properties. */
function columnsStyle(columns: number): CSSProperties {
  return { [styles.columnsProperty]: columns } as CSSProperties;
}
