import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { ChatBubble, type ChatMessage } from "./ChatBubble.tsx";
import * as styles from "./ChatBubbles.css.ts";

export interface ChatBubblesLabels {
  /** Name of the conversation, for people who do not see it. */
  log: string;
  /** Stands before the links to the pages an answer comes from. */
  sources: string;
}

export interface ChatBubblesProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** In the order they were said. */
  messages: readonly ChatMessage[];
  /** Called with the choice a visitor made below a message. */
  onChoose?: (choice: string, message: ChatMessage) => void;
  /** After the last message: `ChatTyping`. */
  children?: ReactNode;
  labels: ChatBubblesLabels;
}

/** What was said. New messages are read out, and stay in sight unless the visitor has scrolled away from the end. */
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

  // Whoever says something wants to see it, wherever they were reading. The end of a turned box is at 0.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
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
