import { type ComponentPropsWithRef, createContext, useContext, useLayoutEffect, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { item } from "./Marquee.css.ts";

/** Whether an item repeats one before it, so that a short row fills a wide screen. */
export const IsCopy = createContext(false);

export interface MarqueeItemProps extends Omit<ComponentPropsWithRef<"li">, "id"> {
  /** A picture, best inside a link. No ids in it: a short row shows its items more than once. */
  children: ComponentPropsWithRef<"li">["children"];
}

/** One item of a `Marquee`. */
export function MarqueeItem({ className, ref, ...rest }: MarqueeItemProps) {
  const own = useRef<HTMLLIElement>(null);
  const merged = useMergedRef(own, ref);
  const copy = useContext(IsCopy);

  // A copy answers the pointer like its original, and nothing else: `inert` would stop the pointer too.
  useLayoutEffect(() => {
    if (!copy) return;
    for (const node of own.current?.querySelectorAll<HTMLElement>("a, button") ?? []) node.tabIndex = -1;
  });

  return <li aria-hidden={copy || undefined} {...rest} ref={merged} className={cx(item, className)} />;
}
