import { Slot, Slottable } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { Icon } from "../Icon/index.ts";
import { arrow } from "./arrow.css.ts";
import { link } from "./Link.css.ts";

export interface LinkProps extends ComponentPropsWithRef<"a"> {
  /**
   * `text` runs inside sentences and is always underlined; `quiet` stands in lists of links, where the place
   * says what it is; `arrow` ends a card or a section.
   */
  variant?: NonNullable<RecipeVariants<typeof link>>["variant"];
  /** Puts the look on the one child element; for a router's own link. */
  asChild?: boolean;
}

/** A way to another place. */
export function Link({ variant, asChild = false, className, children, ...rest }: LinkProps) {
  const Element = asChild ? Slot : "a";
  return (
    <Element {...rest} className={cx(link({ variant }), className)}>
      <Slottable>{children}</Slottable>
      {variant === "arrow" && <Icon name="arrow-right" size="s" className={arrow} />}
    </Element>
  );
}
