import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../../styles/cx.ts";
import { badge } from "./Badge.css.ts";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /**
   * Meaning of the badge: `neutral` for categories, `accent` for emphasis, `cool` for diode (blue) machines, `success`
   * and `danger` for a state. Colour must never be the only carrier of the meaning; the text must say it too.
   */
  tone?: NonNullable<RecipeVariants<typeof badge>>["tone"];
  /** Small decorative icon before the text: `<CheckIcon size="s" />`. */
  icon?: ReactNode;
}

/** A label of one or two words that classifies or marks the element beside it. */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(badge({ tone }), className)}>
      {icon}
      {children}
    </span>
  );
}
