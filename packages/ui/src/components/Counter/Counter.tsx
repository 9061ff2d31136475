"use client";

import { type ComponentPropsWithRef, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Counter.css.ts";
import { useCountUp } from "./useCountUp.ts";
import { useHalfInViewOnce } from "./useHalfInViewOnce.ts";

export interface CounterProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Final figure: a whole number. */
  value: number;
  /** Shows a plus sign after the figure, which means "more than". */
  plus?: boolean;
  /** Sign between thousands, such as a comma in English. Default: none, as in Chinese. */
  separator?: string | undefined;
  /** Description of the counted things. */
  label: string;
  /** Starts the animation, once, when it becomes `true`. Default: starts when half of the counter is visible. */
  start?: boolean | undefined;
}

/** Writes a whole number with a sign between its thousands. */
const grouped = (figure: number, separator: string): string =>
  String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

/**
 * A figure that counts up from zero in two seconds, once. The HTML contains the final figure, and screen readers read
 * only that. The animated figure is drawn over it.
 */
export function Counter({
  value,
  plus = false,
  separator = "",
  label,
  start,
  className,
  ref,
  ...rest
}: CounterProps) {
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const seen = useHalfInViewOnce(root);
  const running = useCountUp(value, start ?? seen);
  const sign = plus ? <span className={styles.plus}>+</span> : null;
  return (
    <div {...rest} ref={merged} className={cx(styles.root, className)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>
        <span className={cx(running !== undefined && styles.covered)}>
          {grouped(value, separator)}
          {sign}
        </span>
        {running === undefined ? null : (
          <span aria-hidden="true" className={styles.running}>
            {grouped(running, separator)}
            {sign}
          </span>
        )}
      </span>
    </div>
  );
}
