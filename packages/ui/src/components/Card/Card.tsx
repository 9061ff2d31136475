"use client";

import { Slot } from "@radix-ui/react-slot";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { card } from "./Card.css.ts";

export interface CardProps extends ComponentPropsWithRef<"div"> {
  /** Renders the single child element as the card. Use it for `article`, `li` and links. */
  asChild?: boolean;
}

/** A surface for one piece of content. Images in it reach its edges; text inside must bring its own padding. */
export function Card({ asChild = false, className, ...rest }: CardProps) {
  const Element = asChild ? Slot : "div";
  return <Element {...rest} className={cx(card, className)} />;
}
