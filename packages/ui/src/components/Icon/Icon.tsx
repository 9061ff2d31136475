import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { icon } from "./Icon.css.ts";
import { type IconName, icons } from "./registry.ts";

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "name" | "children"> {
  name: IconName;
  /** 16, 20, 24 or 32 px at the browser's default font size. Default: `m`, 20 px. */
  size?: NonNullable<RecipeVariants<typeof icon>>["size"];
  /** Accessible name, for an icon without text beside it. Without a label, the icon is decorative. */
  label?: string | undefined;
}

/** A line icon in the text colour. Its stroke is 1.5 px wide at every size. */
export function Icon({ name, size, label, className, ...rest }: IconProps) {
  const Glyph = icons[name];
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Glyph
      strokeWidth={1.5}
      nonScalingStroke
      focusable="false"
      {...meaning}
      {...rest}
      className={cx(icon({ size }), className)}
    />
  );
}
