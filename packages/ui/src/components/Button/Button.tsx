"use client";

import { Slot } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { cx } from "../../styles/cx.ts";
import { button } from "./Button.css.ts";

type Variants = NonNullable<RecipeVariants<typeof button>>;

export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** Prominence. Use one `primary` per view. */
  variant?: Variants["variant"];
  /** Height: 36, 44 or 52 px. On touch screens it is at least 44 px. */
  size?: Variants["size"];
  /** Applies the button's look and behaviour to its single child element. Use it for links. */
  asChild?: boolean;
  /**
   * Shows that the action is in progress and ignores further clicks. The button stays focusable, so that keyboard users
   * do not lose their place.
   */
  loading?: boolean;
}

function blockClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button that starts an action. With `asChild`, a link that leads to the next step. */
export function Button({ variant, size, asChild = false, loading = false, className, ...rest }: ButtonProps) {
  const props = {
    ...rest,
    ...(loading && { "aria-busy": true, "aria-disabled": true, onClickCapture: blockClick }),
    className: cx(button({ variant, size, loading }), className),
  };
  return asChild ? <Slot {...props} /> : <button type="button" {...props} />;
}
