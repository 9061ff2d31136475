import type { ChatAnswer } from "@lightmaker/api/contract";
import type { Language } from "@lightmaker/content/routes";
import { tabStorage } from "../tab-storage.ts";

/** Something that was said, as it is kept. */
export interface Said {
  readonly id: number;
  readonly type: "visitor" | "assistant" | "notice";
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sources?: ChatAnswer["sources"];
  /** Questions that may be meant, to be sent by one press. */
  readonly choices?: readonly string[];
  /** Shown when the visitor says that this was not the question; `undefined` where that makes no sense. */
  readonly others?: readonly string[];
  /** The question that this answers. */
  readonly question?: string;
}

/** A conversation as a tab keeps it. */
export interface Conversation {
  readonly said: readonly Said[];
  /** Language of the window, and that of the page it was chosen on: another page's language begins anew. */
  readonly language: Language;
  readonly page: Language;
}

const key = "chat";
/** Most that is kept; older things said are forgotten. */
const most = 60;

/** What this tab has said so far; nothing at first. */
export function readConversation(): Partial<Conversation> {
  const stored = tabStorage()?.getItem(key);
  if (!stored) return {};
  try {
    return JSON.parse(stored) as Conversation;
  } catch (error) {
    console.warn("The chat kept by this tab is not readable and is dropped.", error);
    tabStorage()?.removeItem(key);
    return {};
  }
}

/** Keeps a part of the conversation beside what is kept already. */
export function keepConversation(part: Partial<Conversation>): void {
  tabStorage()?.setItem(key, JSON.stringify({ ...readConversation(), ...part }));
}

/** One more thing said, under a number of its own. */
export const withSaid = (said: readonly Said[], more: Omit<Said, "id" | "at">, at: number): readonly Said[] =>
  [...said, { ...more, id: (said.at(-1)?.id ?? 0) + 1, at }].slice(-most);

/** The language that a message asks for by its name (decisions 4). */
export function languageAskedFor(message: string): Language | undefined {
  const word = message.trim().toLowerCase();
  return word === "中文" ? "zh" : word === "english" ? "en" : undefined;
}

/** Where an answer comes from, or where it leads. */
export type ChatSource = NonNullable<ChatAnswer["sources"]>[number];

/** Whether an address is the way to a person, which takes the question along. */
export const leadsToPerson = (url: string): boolean => url.includes("?about=");

/** An answer of the server as it is shown. */
export function saidBy(answer: ChatAnswer, question: string): Omit<Said, "id" | "at"> {
  const { answer: text, sources = [], suggestions = [] } = answer;
  const others = sources.length > 0 ? { others: suggestions } : {};
  return {
    type: "assistant",
    text,
    question,
    sources,
    ...(sources.some(({ url }) => leadsToPerson(url)) ? { choices: suggestions } : others),
  };
}
