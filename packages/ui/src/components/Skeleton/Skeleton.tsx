import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, CSSProperties } from "react";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Skeleton.css.ts";

export interface SkeletonProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Shape of the expected content: lines of text, a picture, or a card with both. Default: `text`. */
  shape?: NonNullable<NonNullable<RecipeVariants<typeof styles.root>>["shape"]>;
  /** Number of lines of text. Default: 3, in a card 2. */
  lines?: number;
  /** Aspect ratio of the picture, width divided by height. Default: 3 / 2. */
  ratio?: number;
}

/**
 * Placeholder for content that is loading, in the shape of that content. Hidden from screen readers: the loading
 * element must have `aria-busy` and announce its state, for example with the label of a `Spinner` or with a
 * `LiveRegion`.
 */
export function Skeleton({
  shape = "text",
  lines = shape === "card" ? 2 : 3,
  ratio,
  className,
  style,
  ...rest
}: SkeletonProps) {
  const text = Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position.
    <span key={line} className={styles.line} />
  ));
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.root({ shape }), className)}
      style={ratio ? { ...style, ...ratioStyle(ratio) } : style}
    >
      {shape === "text" ? null : <span className={styles.picture} />}
      {shape === "card" ? <span className={styles.body}>{text}</span> : null}
      {shape === "text" ? text : null}
    </span>
  );
}

/** Needed because React's `CSSProperties` type does not include custom properties. */
function ratioStyle(ratio: number): CSSProperties {
  return { [styles.ratioProperty]: ratio } as CSSProperties;
}
