import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from "react";
import { cx } from "../../styles/cx.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./ChatWindow.css.ts";

/** Where the line to the service stands. */
export type ChatStatus = "connecting" | "connected" | "closed";

export interface ChatWindowLabels {
  /** Name of the button that puts the window away. */
  close: string;
  /** The state of the line in words; shown below the title and read out when it changes. */
  status: Readonly<Record<ChatStatus, string>>;
}

export interface ChatWindowProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Who answers; the name of the window. */
  title: string;
  headingLevel: HeadingProps["level"];
  status: ChatStatus;
  /** `ChatBubbles`. */
  children: ReactNode;
  /** `ChatSuggestions`, between the messages and the composer. */
  suggestions?: ReactNode;
  /** `ChatComposer`. */
  composer: ReactNode;
  /** Called by the close button and by Escape. Without it there is no button. */
  onClose?: () => void;
  /**
   * `floating` (default): in the lower corner of the window, over the whole screen up to 768 px. `inline`: fills the
   * place it is given.
   */
  placement?: NonNullable<NonNullable<RecipeVariants<typeof styles.root>>["placement"]>;
  labels: ChatWindowLabels;
}

/** The frame of a conversation: a dialog beside the page, not over it. Keeps no state and knows no network. */
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
    // Escape also ends the composition of a Chinese word; that one is not meant for the window.
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
            <Icon name="minus" />
          </button>
        ) : null}
      </header>
      <div className={styles.body}>{children}</div>
      {suggestions ? <div className={styles.foot}>{suggestions}</div> : null}
      {composer}
    </section>
  );
}
