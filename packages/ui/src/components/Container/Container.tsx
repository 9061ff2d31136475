import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { container } from "./Container.css.ts";

export type ContainerProps = ComponentPropsWithRef<"div">;

/** Centres the content, limits its width to 1280 px and keeps a gutter at the edges of the page. */
export function Container({ className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx(container, className)} />;
}
