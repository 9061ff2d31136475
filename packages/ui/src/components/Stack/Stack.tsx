"use client";

import { Slot } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { stack } from "./Stack.css.ts";

type Variants = NonNullable<RecipeVariants<typeof stack>>;

export interface StackProps extends ComponentPropsWithRef<"div"> {
  /** Gap between the children, from the space scale. */
  gap?: Variants["gap"];
  direction?: Variants["direction"];
  /** Alignment across the direction. */
  align?: Variants["align"];
  /** Alignment along the direction. */
  justify?: Variants["justify"];
  /** Allows a row to wrap. */
  wrap?: boolean;
  /** Applies the layout to the single child element instead of adding a `div`. Use it for lists and forms. */
  asChild?: boolean;
}

/** Lays out its children in a row or a column with equal gaps. */
export function Stack({
  gap,
  direction,
  align,
  justify,
  wrap,
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Element = asChild ? Slot : "div";
  return <Element {...rest} className={cx(stack({ gap, direction, align, justify, wrap }), className)} />;
}
