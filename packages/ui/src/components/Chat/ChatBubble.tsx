"use client";

import type { ReactNode } from "react";
import type { LinkData, Picture } from "../../data.ts";
import { ChatIcon } from "../../icons/chat.ts";
import { ServiceIcon } from "../../icons/service.ts";
import { Button } from "../Button/index.ts";
import { Link } from "../Link/index.ts";
import * as styles from "./ChatBubbles.css.ts";

/** A message of a conversation. */
export interface ChatMessage {
  /** Unique within the conversation. */
  id: string;
  /** Sender of the message. A `notice`, such as an outage, has no sender. */
  type: "visitor" | "assistant" | "notice";
  content: ReactNode;
  /** Display name of the sender. */
  name?: string;
  /** Time of the message, formatted for the reader. */
  time?: string;
  /**
   * Picture of the sender beside the bubble. It is decorative, so its `alt` is empty. Default: an icon for the
   * assistant, otherwise the first letter of the name.
   */
  avatar?: Picture;
  /** Source pages of an answer. */
  sources?: readonly LinkData[];
  /** Replies that the visitor can send with one click, such as “That is not what I meant”. */
  choices?: readonly string[];
}

interface ChatBubbleProps {
  message: ChatMessage;
  sourcesLabel: string;
  onChoose: (choice: string) => void;
}

/** One message in `ChatBubbles`. */
export function ChatBubble({ message, sourcesLabel, onChoose }: ChatBubbleProps) {
  const { type, content, name, time, sources, choices } = message;
  return (
    <li className={styles.message({ type })} data-type={type}>
      {type === "notice" ? null : (
        <span className={styles.avatar} aria-hidden="true">
          <Avatar message={message} />
        </span>
      )}
      {name || time ? (
        <p className={styles.meta}>
          {name ? <span>{name}</span> : null}
          {time ? <span>{time}</span> : null}
        </p>
      ) : null}
      <div className={styles.bubble}>
        <div dir="auto">{content}</div>
        {sources?.length ? (
          <div className={styles.sources}>
            <span>{sourcesLabel}</span>
            {sources.map(({ label, href }) => (
              <Link key={href} href={href} className={styles.sourceLink}>
                {label}
              </Link>
            ))}
          </div>
        ) : null}
      </div>
      {choices?.length ? (
        <div className={styles.choices}>
          {choices.map((choice) => (
            <Button key={choice} variant="secondary" size="s" onClick={() => onChoose(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
}

function Avatar({ message: { avatar, type, name } }: { message: ChatMessage }) {
  if (avatar) return <img src={avatar.src} alt="" width={32} height={32} />;
  if (type === "assistant") return <ServiceIcon size="s" />;
  return name ? [...name][0] : <ChatIcon size="s" />;
}
