import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { AlertIcon } from "../../icons/alert.ts";
import { CheckIcon } from "../../icons/check.ts";
import { cx } from "../../styles/cx.ts";
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
  const id = useId();
  const Sign = tone === "error" ? AlertIcon : CheckIcon;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may be named; the rule reads no computed role.
    <div
      role={tone === "error" ? "alert" : "status"}
      // Without a name, a screen reader that is led here says the role only.
      aria-labelledby={id}
      tabIndex={-1}
      data-tone={tone}
      {...rest}
      className={cx(styles.root({ tone }), className)}
    >
      <Sign className={styles.icon} />
      <div id={id} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
