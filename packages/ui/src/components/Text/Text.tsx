import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithoutRef, ElementType, Ref } from "react";
import { cx } from "../../styles/cx.ts";
import { text } from "./Text.css.ts";

type Variants = NonNullable<RecipeVariants<typeof text>>;

export interface TextProps extends ComponentPropsWithoutRef<"p"> {
  /** Font size. Default: inherited for `span`, `body` for all other elements. */
  size?: Variants["size"];
  tone?: Variants["tone"];
  /** HTML element. */
  as?: "p" | "span" | "div" | "li" | "dt" | "dd" | "figcaption" | "small" | "strong" | "em" | "address";
  /** Uses the monospaced font, for small labels with measurements. */
  mono?: boolean;
  ref?: Ref<HTMLElement> | undefined;
}

/** Running text, at most 38 em wide. */
export function Text({
  as: element = "p",
  size = element === "span" ? undefined : "body",
  tone = "default",
  mono = false,
  className,
  ...rest
}: TextProps) {
  const Element = element as ElementType;
  return <Element {...rest} className={cx(text({ size, tone, mono }), className)} />;
}
