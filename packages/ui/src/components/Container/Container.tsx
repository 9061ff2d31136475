import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { container } from "./Container.css.ts";

export type ContainerProps = ComponentPropsWithRef<"div">;

/** Centres content at its widest (1280 px) and keeps the gutter to the edges of the page. */
export function Container({ className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx(container, className)} />;
}
