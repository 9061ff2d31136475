import { Slot } from "@radix-ui/react-slot";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { card } from "./Card.css.ts";

export interface CardProps extends ComponentPropsWithRef<"div"> {
  /** Turns the one child element into the card; for `article`, `li` and links. */
  asChild?: boolean;
}

/** A surface that holds one thing. Pictures in it reach its edges; the text inside brings its own padding. */
export function Card({ asChild = false, className, ...rest }: CardProps) {
  const Element = asChild ? Slot : "div";
  return <Element {...rest} className={cx(card, className)} />;
}
