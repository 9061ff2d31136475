import { type ComponentPropsWithRef, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Counter.css.ts";
import { useCountUp } from "./useCountUp.ts";
import { useOnceHalfVisible } from "./useOnceHalfVisible.ts";

export interface CounterProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The figure at the end; a whole number, written without grouping. */
  value: number;
  /** Whether a plus sign follows: the figure is exceeded. */
  plus?: boolean;
  /** What is counted. */
  label: string;
  /** Begins to run, once, when this turns true. Default: when half of the counter can be seen. */
  start?: boolean | undefined;
}

/**
 * A figure that runs up from zero in two seconds, once. The final figure is in the HTML and is all that is read out; the
 * running one is drawn over it.
 */
export function Counter({ value, plus = false, label, start, className, ref, ...rest }: CounterProps) {
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const seen = useOnceHalfVisible(root);
  const running = useCountUp(value, start ?? seen);
  const sign = plus ? <span className={styles.plus}>+</span> : null;
  return (
    <div {...rest} ref={merged} className={cx(styles.root, className)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>
        <span className={cx(running !== undefined && styles.covered)}>
          {value}
          {sign}
        </span>
        {running === undefined ? null : (
          <span aria-hidden="true" className={styles.running}>
            {running}
            {sign}
          </span>
        )}
      </span>
    </div>
  );
}
