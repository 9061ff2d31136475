import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./ChatTyping.css.ts";

export interface ChatTypingProps extends Omit<ComponentPropsWithRef<"p">, "children"> {
  /** Text that says who is typing. It is visually hidden and announced by screen readers. */
  label: string;
}

/**
 * Indicator that an answer is being written. Place it as the last child of `ChatBubbles`, where the answer will appear.
 */
export function ChatTyping({ label, className, ...rest }: ChatTypingProps) {
  return (
    <p {...rest} className={cx(styles.root, className)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  );
}
