import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactNode, type ToggleEvent, useRef, useState } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { cx } from "../../styles/cx.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Disclosure.css.ts";

type Variants = NonNullable<RecipeVariants<typeof styles.root>>;

export interface DisclosureProps extends Omit<ComponentPropsWithRef<"details">, "open" | "children"> {
  /** The line that opens and closes; plain words. */
  summary: ReactNode;
  /** Makes the summary a heading of this level. */
  headingLevel?: 2 | 3 | 4;
  /** `chevron` turns (menus), `plus` becomes a minus (questions). Default `chevron`. */
  marker?: "chevron" | "plus";
  /** `rule` draws a line below, for lists; `plain` leaves the place to draw it. Default `rule`. */
  variant?: Variants["variant"];
  /** Groups disclosures of which at most one is open. */
  name?: string;
  /** Whether it is open, when the owner keeps the state. */
  open?: boolean;
  /** Whether it is open at first. Default: closed. */
  defaultOpen?: boolean;
  /** Called when it has opened or closed: by the visitor, also before React, or by the browser for find-in-page. */
  onOpenChange?: (open: boolean) => void;
  /** What it opens. Stays in the HTML while closed, so it can be searched and crawled. */
  children: ReactNode;
}

/**
 * A native `details`. The DOM keeps its state, so it opens before React, stays open through hydration, and
 * opens for find-in-page and for addresses that lead to something inside.
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
  // Written once and never again, because React must not undo what the visitor has done since.
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
          <Icon name="chevron-down" className={styles.chevron} />
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
