import { Slot } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { stack } from "./Stack.css.ts";

type Variants = NonNullable<RecipeVariants<typeof stack>>;

export interface StackProps extends ComponentPropsWithRef<"div"> {
  /** Distance between the children, from the space scale. */
  gap?: Variants["gap"];
  direction?: Variants["direction"];
  /** Across the direction. */
  align?: Variants["align"];
  /** Along the direction. */
  justify?: Variants["justify"];
  /** Lets a row break into lines when there is no room. */
  wrap?: boolean;
  /** Lays out the children of the one child element instead of adding a `div`; for lists and forms. */
  asChild?: boolean;
}

/** Children one after another at one distance. */
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
