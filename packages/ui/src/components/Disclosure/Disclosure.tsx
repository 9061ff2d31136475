"use client";

import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactNode, type ToggleEvent, useRef, useState } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { ChevronDownIcon } from "../../icons/chevron-down.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Disclosure.css.ts";

type Variants = NonNullable<RecipeVariants<typeof styles.root>>;

export interface DisclosureProps extends Omit<ComponentPropsWithRef<"details">, "open" | "children"> {
  /** The line that opens and closes the content. Use plain text. */
  summary: ReactNode;
  /** Renders the summary as a heading of this level. */
  headingLevel?: 2 | 3 | 4;
  /** `chevron` rotates (menus), `plus` becomes a minus (questions). Default: `chevron`. */
  marker?: "chevron" | "plus";
  /** `rule` draws a line below, for lists. `plain` draws no line. Default: `rule`. */
  variant?: Variants["variant"];
  /** Group name. At most one disclosure of a group is open. */
  name?: string;
  /** `true` if it is open. Set it to control the state from outside. */
  open?: boolean;
  /** `true` if it is open initially. Default: `false`. */
  defaultOpen?: boolean;
  /**
   * Called after it has opened or closed: by the visitor, also before hydration, or by the browser for find-in-page.
   */
  onOpenChange?: (open: boolean) => void;
  /** Content. It stays in the HTML while closed, so it can be searched and crawled. */
  children: ReactNode;
}

/**
 * A native `details` element. The DOM keeps its state, so it opens before hydration, stays open through hydration, and
 * opens for find-in-page and for links to an element inside.
 */
export function Disclosure({
  summary,
  headingLevel,
  marker = "chevron",
  variant,
  open,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  className,
  ref,
  children,
  ...rest
}: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : "span";
  const root = useRef<HTMLDetailsElement>(null);
  const merged = useMergedRef(root, ref);
  // Rendered once and never changed, because React must not revert what the visitor has done since.
  const [first] = useState(open ?? defaultOpen);
  const report = useNativeState({
    value: open,
    defaultValue: first,
    read: () => root.current?.open ?? first,
    write: (next) => {
      if (root.current) root.current.open = next;
    },
    onChange: onOpenChange,
  });
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    onToggle?.(event);
    report();
  };

  return (
    <details
      {...rest}
      ref={merged}
      className={cx(styles.root({ variant }), className)}
      open={first}
      onToggle={handleToggle}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <Heading>{summary}</Heading>
        {marker === "plus" ? (
          <span className={styles.plus} aria-hidden="true" />
        ) : (
          <ChevronDownIcon className={styles.chevron} />
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
