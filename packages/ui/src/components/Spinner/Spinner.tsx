import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { ring, root } from "./Spinner.css.ts";

export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Loading text for screen readers. It is visually hidden. */
  label: string;
  /** 16, 24 or 44 px. Default: `m`. */
  size?: NonNullable<RecipeVariants<typeof ring>>["size"];
}

/** Indicator for a loading process of unknown duration. */
export function Spinner({ label, size, className, ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rest} className={cx(root, className)}>
      <span aria-hidden="true" className={ring({ size })} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
