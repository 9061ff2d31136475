"use client";

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { cx } from "../../styles/cx.ts";
import { Disclosure, type DisclosureProps } from "../Disclosure/index.ts";
import * as styles from "./Accordion.css.ts";

/** One line of an accordion: its title and the content that it opens. */
export interface AccordionItem {
  title: string;
  /** Content of the item. It stays in the HTML while closed, so it can be searched and crawled. */
  content: ReactNode;
  /**
   * Fragment identifier of this item (`#id`). The browser opens the item when the address contains it. The id also
   * identifies the item in `value`; without an id, the title does.
   */
  id?: string;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue"> {
  items: readonly AccordionItem[];
  /** Heading level of the titles. */
  headingLevel: NonNullable<DisclosureProps["headingLevel"]>;
  /** If `true`, opening one item closes the others. Default: `true`. */
  single?: boolean;
  marker?: DisclosureProps["marker"];
  /** Ids of the open items. Set it to control the state from outside. */
  value?: readonly string[];
  /** Ids of the items that are open at first. Default: none. */
  defaultValue?: readonly string[];
  /** Called with the ids of the open items, in their order on the page. */
  onValueChange?: (value: readonly string[]) => void;
}

const none: readonly string[] = [];
const idOf = (item: AccordionItem) => item.id ?? item.title;
const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * A ruled list of disclosures. With `single`, the browser itself keeps at most one of them open. A controlled `value`
 * is written to the same native `details` elements, so keyboard, find-in-page and deep links are handled by the browser
 * in both modes.
 */
export function Accordion({
  items,
  headingLevel,
  single = true,
  marker = "plus",
  value,
  defaultValue = none,
  onValueChange,
  className,
  ref,
  ...rest
}: AccordionProps) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const lines = () => [...(root.current?.children ?? [])] as HTMLDetailsElement[];
  const report = useNativeState<readonly string[]>({
    value,
    defaultValue,
    read: () => items.filter((_, index) => lines()[index]?.open).map(idOf),
    write: (ids) => {
      // Close first: opening an item of a group closes the others by itself, which would fire extra `toggle` events.
      const wanted = items.map((item) => ids.includes(idOf(item)));
      for (const open of [false, true])
        for (const [index, line] of lines().entries()) if (wanted[index] === open) line.open = open;
    },
    onChange: onValueChange,
    isEqual: sameIds,
  });

  return (
    <div {...rest} ref={merged} className={cx(styles.root, className)}>
      {items.map((item) => (
        <Disclosure
          key={idOf(item)}
          summary={item.title}
          headingLevel={headingLevel}
          marker={marker}
          className={styles.line}
          onToggle={report}
          defaultOpen={(value ?? defaultValue).includes(idOf(item))}
          {...(single && { name })}
        >
          {/* The anchor is inside the content because the browser opens the `details` element that contains the
             target, not the target itself. */}
          {item.id === undefined ? null : <span id={item.id} className={styles.target} />}
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
