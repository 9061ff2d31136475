import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../../styles/cx.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./FormMessage.css.ts";

export interface FormMessageProps extends ComponentPropsWithRef<"div"> {
  /** Type of the message. Screen readers announce an error immediately and a success when they are idle. */
  tone: NonNullable<NonNullable<RecipeVariants<typeof styles.root>>["tone"]>;
  /** Result and what to do next. For errors in fields, use `FormSummary`. */
  children: ReactNode;
}

/**
 * Result of a submitted form. A live region that can also receive focus: call `ref.current.focus()` after it appears.
 */
export function FormMessage({ tone, className, children, ...rest }: FormMessageProps) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      tabIndex={-1}
      data-tone={tone}
      {...rest}
      className={cx(styles.root({ tone }), className)}
    >
      <Icon name={tone === "error" ? "alert" : "check"} className={styles.icon} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
