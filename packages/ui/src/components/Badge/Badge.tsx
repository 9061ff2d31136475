import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { Icon, type IconName } from "../Icon/index.ts";
import { badge } from "./Badge.css.ts";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /**
   * What the word means: `neutral` sorts, `accent` points out, `cool` marks diode (blue) machines, `success` and
   * `danger` report a state. Never the only carrier of the meaning: the word says it too.
   */
  tone?: NonNullable<RecipeVariants<typeof badge>>["tone"];
  /** A small drawing before the word; decoration. */
  icon?: IconName;
}

/** A word or two that sorts or marks what it stands beside. */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(badge({ tone }), className)}>
      {icon ? <Icon name={icon} size="s" /> : null}
      {children}
    </span>
  );
}
