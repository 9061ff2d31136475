import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { kerf } from "./Kerf.css.ts";

export type KerfProps = Omit<ComponentPropsWithRef<"span">, "children">;

/**
 * A cut that follows the reader down the page, in the gutter beside the content. It belongs to its parent and starts one
 * screen below the parent's top, under a picture that fills the screen. Browsers without scroll-driven animations show
 * nothing.
 */
export function Kerf({ className, ...rest }: KerfProps) {
  return <span aria-hidden="true" {...rest} className={cx(kerf, className)} />;
}
