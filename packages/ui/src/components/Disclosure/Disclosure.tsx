import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, ReactNode } from "react";
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
  children: ReactNode;
}

/**
 * A native `details`. The DOM keeps its state, so it opens before React, stays open through hydration, and
 * opens for find-in-page; follow it with `onToggle`.
 */
export function Disclosure({
  summary,
  headingLevel,
  marker = "chevron",
  variant,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <details {...rest} className={cx(styles.root({ variant }), className)} suppressHydrationWarning>
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
