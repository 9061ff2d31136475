import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, CSSProperties } from "react";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Skeleton.css.ts";

export interface SkeletonProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What will stand here: some lines of text, a picture, or a card of both. Default `text`. */
  shape?: NonNullable<NonNullable<RecipeVariants<typeof styles.root>>["shape"]>;
  /** Number of lines of text. Default 3, in a card 2. */
  lines?: number;
  /** Width divided by height of the picture. Default 3 / 2. */
  ratio?: number;
}

/**
 * Keeps the place of what is on its way, in its shape. Silent: the element that waits carries `aria-busy` and says
 * so, for example with a `Spinner`'s label or a `LiveRegion`.
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
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position.
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

/** React's types know no custom properties. */
function ratioStyle(ratio: number): CSSProperties {
  return { [styles.ratioProperty]: ratio } as CSSProperties;
}
