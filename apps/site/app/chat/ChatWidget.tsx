import type { ChatWords } from "@lightmaker/content";
import { type Language, languageTag } from "@lightmaker/content/routes";
import {
  ChatBubbles,
  ChatComposer,
  type ChatMessage,
  ChatSuggestions,
  ChatTyping,
  ChatWindow,
  Link,
} from "@lightmaker/ui";
import { useEffect, useRef, useState } from "react";
import * as styles from "./chat.css.ts";
import { type ChatSource, isContactLink, type Message } from "./conversation.ts";
import { useConversation } from "./useConversation.ts";

/** Maximum message length in characters, well below the server's limit in bytes. */
const maxMessageLength = 500;

export interface ChatWidgetProps {
  page: Language;
  /** Texts in the language of the page. */
  words: ChatWords;
  open: boolean;
  onClose: () => void;
  onAnswer: () => void;
}

/** The chat window. It stays mounted while closed, so that pending answers are not lost. */
export function ChatWidget({ page, words: pageWords, open, onClose, onAnswer }: ChatWidgetProps) {
  const { messages, status, isTyping, language, words, send, decline } = useConversation({
    page,
    words: pageWords,
    onAnswer,
  });
  const [suggesting, setSuggesting] = useState(messages.length === 0);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return;
    // On a phone, focusing the field would open the keyboard over the suggested questions.
    const field = matchMedia("(width > 48em)").matches && root.current?.querySelector("textarea");
    (field || root.current)?.focus();
  }, [open]);

  if (!open) return null;
  const sendMessage = (text: string) => {
    setSuggesting(false);
    send(text);
  };
  const time = new Intl.DateTimeFormat(languageTag[language], { timeStyle: "short" });
  const shown = messages.map((each, index) =>
    bubbleOf(each, words, { time: time.format(each.at), isLast: index === messages.length - 1 }),
  );
  return (
    <ChatWindow
      ref={root}
      tabIndex={-1}
      lang={languageTag[language]}
      title={words.title}
      headingLevel={2}
      status={status}
      onClose={onClose}
      labels={words.labels}
      data-chat=""
      suggestions={
        <ChatSuggestions
          categories={words.categories}
          labels={words.suggestions}
          open={suggesting}
          onOpenChange={setSuggesting}
          onSelect={sendMessage}
        />
      }
      composer={
        <ChatComposer
          labels={words.composer}
          hint={words.hint}
          maxLength={maxMessageLength}
          onSend={sendMessage}
        />
      }
    >
      <ChatBubbles
        messages={[
          { id: "greeting", type: "assistant", name: words.title, content: words.greeting },
          ...shown,
        ]}
        labels={words.bubbles}
        onChoose={(choice, { id }) => {
          const message = messages.find((each) => String(each.id) === id);
          if (choice === words.notMeant && message) decline(message);
          else sendMessage(choice);
        }}
      >
        {isTyping ? <ChatTyping label={words.typing} /> : null}
      </ChatBubbles>
    </ChatWindow>
  );
}

/** Converts a message into a bubble. Only the last message of the conversation offers choices. */
function bubbleOf(
  { id, type, text, sources = [], choices, others }: Message,
  words: ChatWords,
  { time, isLast }: { readonly time: string; readonly isLast: boolean },
): ChatMessage {
  if (type === "notice") return { id: String(id), type, content: text };
  const offered = choices ?? (others ? [words.notMeant] : []);
  const isPage = ({ url }: ChatSource) => !isContactLink(url);
  const pages = sources.filter(isPage);
  const people = sources.filter((source) => !isPage(source));
  return {
    id: String(id),
    type,
    name: type === "visitor" ? words.visitor : words.title,
    time,
    content: (
      <>
        {text}
        {people.map(({ title, url }) => (
          <div key={url} className={styles.person}>
            <Link variant="arrow" href={url}>
              {title}
            </Link>
          </div>
        ))}
      </>
    ),
    sources: pages.map(({ title, url }) => ({ label: title, href: url })),
    ...(isLast && offered.length > 0 && { choices: offered }),
  };
}
