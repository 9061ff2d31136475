import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { cx } from "../../styles/cx.ts";
import { Disclosure, type DisclosureProps } from "../Disclosure/index.ts";
import { root } from "./Accordion.css.ts";

/** One line of an accordion and what it opens. */
export interface AccordionItem {
  title: string;
  /** Stays in the HTML while closed, so it can be searched and crawled. */
  content: ReactNode;
  /** Address fragment that leads to this item. */
  id?: string;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  items: readonly AccordionItem[];
  /** Level of the titles as headings. */
  headingLevel: NonNullable<DisclosureProps["headingLevel"]>;
  /** Whether opening one closes the others. On by default. */
  single?: boolean;
  marker?: DisclosureProps["marker"];
}

/** A ruled list of disclosures; the browser itself keeps at most one open. */
export function Accordion({
  items,
  headingLevel,
  single = true,
  marker = "plus",
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  return (
    <div {...rest} className={cx(root, className)}>
      {items.map((item) => (
        <Disclosure
          key={item.id ?? item.title}
          summary={item.title}
          headingLevel={headingLevel}
          marker={marker}
          {...(item.id && { id: item.id })}
          {...(single && { name })}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
