"use client";

import { Slot } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, CSSProperties } from "react";
import { cx } from "../../styles/cx.ts";
import { grid } from "./Grid.css.ts";

type Count = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Number of columns per breakpoint. A breakpoint that is left out uses the number of the next smaller one. */
export interface GridColumns {
  base?: Count;
  /** Above 480 px. */
  small?: Count;
  /** Above 768 px. */
  medium?: Count;
  /** Above 1024 px. */
  large?: Count;
}

export interface GridProps extends ComponentPropsWithRef<"div"> {
  columns?: GridColumns;
  /** Gap between rows and columns, from the space scale. */
  gap?: NonNullable<RecipeVariants<typeof grid>>["gap"];
  /** Applies the layout to the single child element instead of adding a `div`. Use it for lists. */
  asChild?: boolean;
}

/** Lays out its children in columns of equal width. */
export function Grid({ columns = {}, gap, asChild = false, className, style, ...rest }: GridProps) {
  const Element = asChild ? Slot : "div";
  const { base = 1, small = base, medium = small, large = medium } = columns;
  const properties: CSSProperties & Record<`--columns-${string}`, number> = {
    "--columns-base": base,
    "--columns-small": small,
    "--columns-medium": medium,
    "--columns-large": large,
    ...style,
  };
  return <Element {...rest} className={cx(grid({ gap }), className)} style={properties} />;
}
