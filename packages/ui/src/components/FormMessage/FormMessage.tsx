import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../../styles/cx.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./FormMessage.css.ts";

export interface FormMessageProps extends ComponentPropsWithRef<"div"> {
  /** What the message means; an error interrupts, a success waits its turn. */
  tone: NonNullable<NonNullable<RecipeVariants<typeof styles.root>>["tone"]>;
  /** What happened and what to do now. For errors in fields there is `FormSummary`. */
  children: ReactNode;
}

/** What became of a form. A live region that also takes focus: call `ref.current.focus()` after it appears. */
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
