"use client";

import { Slot, Slottable } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { ArrowRightIcon } from "../../icons/arrow-right.ts";
import { cx } from "../../styles/cx.ts";
import { arrow } from "./arrow.css.ts";
import { link } from "./Link.css.ts";

export interface LinkProps extends ComponentPropsWithRef<"a"> {
  /**
   * `text` for links inside sentences, always underlined. `quiet` for lists of links, where the context makes clear
   * that these are links. `arrow` for the link at the end of a card or a section.
   */
  variant?: NonNullable<RecipeVariants<typeof link>>["variant"];
  /** Applies the look to the single child element. Use it for a router's own link component. */
  asChild?: boolean;
}

/** A link in one of three looks. */
export function Link({ variant, asChild = false, className, children, ...rest }: LinkProps) {
  const Element = asChild ? Slot : "a";
  return (
    <Element {...rest} className={cx(link({ variant }), className)}>
      <Slottable>{children}</Slottable>
      {variant === "arrow" && <ArrowRightIcon size="s" className={arrow} />}
    </Element>
  );
}
