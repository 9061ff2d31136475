import type { ChatAnswer } from "@lightmaker/api/contract";
import type { Language } from "@lightmaker/content/routes";
import { tabStorage } from "../tab-storage.ts";

/** A message of the conversation, as stored. */
export interface Message {
  readonly id: number;
  readonly type: "visitor" | "assistant" | "notice";
  readonly text: string;
  /** Time, in milliseconds since 1970. */
  readonly at: number;
  readonly sources?: ChatAnswer["sources"];
  /** Suggested questions; one press sends one. */
  readonly choices?: readonly string[];
  /**
   * Other questions, shown when the visitor answers that this was not the question. `undefined` where that option makes
   * no sense.
   */
  readonly others?: readonly string[];
  /** Question that this message answers. */
  readonly question?: string;
}

/** A conversation, as stored in the tab. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** Language of the window. It applies only on pages in the language `page`, on which it was chosen. */
  readonly language: Language;
  readonly page: Language;
}

const key = "chat";
/** Maximum number of stored messages. Older ones are dropped. */
const maxMessages = 60;

/** Reads the stored conversation of this tab. Returns an empty object if there is none. */
export function readConversation(): Partial<Conversation> {
  const stored = tabStorage()?.getItem(key);
  if (!stored) return {};
  try {
    return JSON.parse(stored) as Conversation;
  } catch (error) {
    console.warn("The stored chat conversation is invalid and was deleted.", error);
    tabStorage()?.removeItem(key);
    return {};
  }
}

/** Merges a part of the conversation into the stored one. */
export function storeConversation(part: Partial<Conversation>): void {
  tabStorage()?.setItem(key, JSON.stringify({ ...readConversation(), ...part }));
}

/** Appends a message with the next free id. */
export const appendMessage = (
  messages: readonly Message[],
  more: Omit<Message, "id" | "at">,
  at: number,
): readonly Message[] =>
  [...messages, { ...more, id: (messages.at(-1)?.id ?? 0) + 1, at }].slice(-maxMessages);

/** Returns the language that a message names, if it is nothing but the name of a language (decisions 4). */
export function languageNamedBy(message: string): Language | undefined {
  const word = message.trim().toLowerCase();
  return word === "中文" ? "zh" : word === "english" ? "en" : undefined;
}

/** Source of an answer, or a page that it leads to. */
export type ChatSource = NonNullable<ChatAnswer["sources"]>[number];

/** True if a URL leads to the contact form. Such a link passes the question along. */
export const isContactLink = (url: string): boolean => url.includes("?about=");

/** Converts an answer of the server into a message. */
export function messageFromAnswer(answer: ChatAnswer, question: string): Omit<Message, "id" | "at"> {
  const { answer: text, sources = [], suggestions = [] } = answer;
  const others = sources.length > 0 ? { others: suggestions } : {};
  return {
    type: "assistant",
    text,
    question,
    sources,
    ...(sources.some(({ url }) => isContactLink(url)) ? { choices: suggestions } : others),
  };
}
