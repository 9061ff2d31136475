"use client";

import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { ChatBubble, type ChatMessage } from "./ChatBubble.tsx";
import * as styles from "./ChatBubbles.css.ts";

export interface ChatBubblesLabels {
  /** Accessible name of the conversation. */
  log: string;
  /** Text before the links to the source pages of an answer. */
  sources: string;
}

export interface ChatBubblesProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Messages, oldest first. */
  messages: readonly ChatMessage[];
  /** Called with the reply that the visitor selected below a message. */
  onChoose?: (choice: string, message: ChatMessage) => void;
  /** Content after the last message, such as `ChatTyping`. */
  children?: ReactNode;
  labels: ChatBubblesLabels;
}

/**
 * The list of messages. Screen readers announce new messages. The list stays scrolled to the end unless the visitor has
 * scrolled away from it.
 */
export function ChatBubbles({
  messages,
  onChoose,
  children,
  labels,
  className,
  ref,
  ...rest
}: ChatBubblesProps) {
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const last = messages.at(-1);
  const sent = last?.type === "visitor" ? last.id : undefined;

  // Scroll to the end when the visitor sends a message. In a `column-reverse` container the end is at `scrollTop` 0.
  useEffect(() => {
    if (sent !== undefined && root.current) root.current.scrollTop = 0;
  }, [sent]);

  return (
    <div
      role="log"
      aria-label={labels.log}
      {...rest}
      ref={merged}
      className={cx(styles.root, className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
    >
      <div className={styles.content}>
        <ol className={styles.list}>
          {messages.map((message) => (
            <ChatBubble
              key={message.id}
              message={message}
              sourcesLabel={labels.sources}
              onChoose={(choice) => onChoose?.(choice, message)}
            />
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}
