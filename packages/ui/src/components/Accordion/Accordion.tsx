import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { cx } from "../../styles/cx.ts";
import { Disclosure, type DisclosureProps } from "../Disclosure/index.ts";
import * as styles from "./Accordion.css.ts";

/** One line of an accordion and what it opens. */
export interface AccordionItem {
  title: string;
  /** Stays in the HTML while closed, so it can be searched and crawled. */
  content: ReactNode;
  /**
   * Address fragment that leads to this item; the browser opens it. Also names the item in `value`, as the
   * title does where there is none.
   */
  id?: string;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue"> {
  items: readonly AccordionItem[];
  /** Level of the titles as headings. */
  headingLevel: NonNullable<DisclosureProps["headingLevel"]>;
  /** Whether opening one closes the others. On by default. */
  single?: boolean;
  marker?: DisclosureProps["marker"];
  /** Ids of the open items, when the owner keeps the state. */
  value?: readonly string[];
  /** Ids of the items open at first. Default: none. */
  defaultValue?: readonly string[];
  /** Called with the ids of the open items, in their order on the page. */
  onValueChange?: (value: readonly string[]) => void;
}

const none: readonly string[] = [];
const idOf = (item: AccordionItem) => item.id ?? item.title;
const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * A ruled list of disclosures; the browser itself keeps at most one open. An owner's `value` is written to the same
 * native elements instead of to a second implementation, so keyboard, find-in-page and deep links are the browser's
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
      // Closing comes first: opening a line of a group closes the others by itself, and would tell of it.
      const wanted = items.map((item) => ids.includes(idOf(item)));
      for (const open of [false, true])
        for (const [index, line] of lines().entries()) if (wanted[index] === open) line.open = open;
    },
    onChange: onValueChange,
    same: sameIds,
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
          {/* Inside, because the browser opens what holds the target of an address, not the target itself. */}
          {item.id === undefined ? null : <span id={item.id} className={styles.target} />}
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
