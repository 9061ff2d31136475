import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { heading } from "./Heading.css.ts";

export interface HeadingProps extends ComponentPropsWithRef<"h1"> {
  /** Rank in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, where that differs from its rank. */
  size?: NonNullable<RecipeVariants<typeof heading>>["size"];
}

/** A heading. Its rank and its size are separate, so the outline never bends to the look. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(heading({ size: size ?? Element }), className)} />;
}
