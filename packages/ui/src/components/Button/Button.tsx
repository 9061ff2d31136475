import { Slot } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { cx } from "../../styles/cx.ts";
import { button } from "./Button.css.ts";

type Variants = NonNullable<RecipeVariants<typeof button>>;

export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** Prominence. One `primary` per view. */
  variant?: Variants["variant"];
  /** 36, 44 or 52 px high; never below 44 px under a finger. */
  size?: Variants["size"];
  /** Puts the button's look and behaviour on the one child element; for links that lead somewhere. */
  asChild?: boolean;
  /**
   * Shows that the action is under way and swallows further clicks. The button stays focusable, so that the
   * keyboard does not lose its place.
   */
  loading?: boolean;
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Starts an action, or leads to the next step as a link with `asChild`. */
export function Button({ variant, size, asChild = false, loading = false, className, ...rest }: ButtonProps) {
  const props = {
    ...rest,
    ...(loading && { "aria-busy": true, "aria-disabled": true, onClickCapture: swallow }),
    className: cx(button({ variant, size, loading }), className),
  };
  return asChild ? <Slot {...props} /> : <button type="button" {...props} />;
}
