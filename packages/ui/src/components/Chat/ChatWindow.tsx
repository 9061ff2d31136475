"use client";

import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from "react";
import { MinusIcon } from "../../icons/minus.ts";
import { cx } from "../../styles/cx.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import * as styles from "./ChatWindow.css.ts";

/** State of the connection to the service. */
export type ChatStatus = "connecting" | "connected" | "closed";

export interface ChatWindowLabels {
  /** Accessible name of the button that closes the window. */
  close: string;
  /** Text for each state of the connection, shown below the title. Screen readers announce changes. */
  status: Readonly<Record<ChatStatus, string>>;
}

export interface ChatWindowProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Name of whoever answers. It is also the accessible name of the window. */
  title: string;
  headingLevel: HeadingProps["level"];
  status: ChatStatus;
  /** Messages: `ChatBubbles`. */
  children: ReactNode;
  /** `ChatSuggestions`, shown between the messages and the composer. */
  suggestions?: ReactNode;
  /** Text field: `ChatComposer`. */
  composer: ReactNode;
  /** Called by the close button and by Escape. Without it, there is no close button. */
  onClose?: () => void;
  /**
   * `floating` (default): in the lower corner of the viewport, full-screen up to 768 px. `inline`: fills its container.
   */
  placement?: NonNullable<NonNullable<RecipeVariants<typeof styles.root>>["placement"]>;
  labels: ChatWindowLabels;
}

/** Frame of a conversation: a non-modal dialog. It has no state and makes no requests. */
export function ChatWindow({
  title,
  headingLevel,
  status,
  children,
  suggestions,
  composer,
  onClose,
  placement = "floating",
  labels,
  className,
  onKeyDown,
  ...rest
}: ChatWindowProps) {
  const titleId = useId();
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    // Escape also cancels the composition of an input method. In that case the window stays open.
    if (event.key === "Escape" && !event.nativeEvent.isComposing && !event.defaultPrevented) onClose?.();
  };
  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      data-status={status}
      {...rest}
      className={cx(styles.root({ placement }), className)}
      onKeyDown={handleKeyDown}
    >
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={headingLevel} size="h4" id={titleId}>
            {title}
          </Heading>
          <p role="status" className={styles.status}>
            {labels.status[status]}
          </p>
        </div>
        {onClose ? (
          <button type="button" className={iconButton} aria-label={labels.close} onClick={onClose}>
            <MinusIcon />
          </button>
        ) : null}
      </header>
      <div className={styles.body}>{children}</div>
      {suggestions ? <div className={styles.foot}>{suggestions}</div> : null}
      {composer}
    </section>
  );
}
