"use client";

import { type ComponentPropsWithRef, createContext, useContext, useLayoutEffect, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { item } from "./Marquee.css.ts";

/** `true` if an item is a copy. Copies fill a wide screen if the row is short. */
export const IsCopy = createContext(false);

export interface MarqueeItemProps extends Omit<ComponentPropsWithRef<"li">, "id"> {
  /** A picture, preferably inside a link. It must not contain ids, because a short row repeats its items. */
  children: ComponentPropsWithRef<"li">["children"];
}

/** One item of a `Marquee`, rendered as an `li` element. */
export function MarqueeItem({ className, ref, ...rest }: MarqueeItemProps) {
  const own = useRef<HTMLLIElement>(null);
  const merged = useMergedRef(own, ref);
  const copy = useContext(IsCopy);

  // Make links and buttons of a copy unreachable by keyboard, but keep them clickable. `inert` would also block clicks.
  useLayoutEffect(() => {
    if (!copy) return;
    for (const node of own.current?.querySelectorAll<HTMLElement>("a, button") ?? []) node.tabIndex = -1;
  });

  return <li aria-hidden={copy || undefined} {...rest} ref={merged} className={cx(item, className)} />;
}
