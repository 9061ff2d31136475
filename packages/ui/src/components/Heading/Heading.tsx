import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { heading } from "./Heading.css.ts";

export interface HeadingProps extends ComponentPropsWithRef<"h1"> {
  /** Heading level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, if it differs from the level. */
  size?: NonNullable<RecipeVariants<typeof heading>>["size"];
}

/** A heading. Level and size are separate, so the outline does not depend on the look. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(heading({ size: size ?? Element }), className)} />;
}
