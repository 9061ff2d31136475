import type { ChatAnswer, FormLanguage } from "../../contract/index.ts";
import type { HazardPart, Memory } from "./understood.ts";

/** What a conversation was warned of, and goes on to be about until another material is named. */
export type Barred =
  /** Substances that must never go into a laser. */
  | { readonly kind: "substance"; readonly ids: readonly string[] }
  /** Materials that the knowledge has nothing on, as the visitor wrote them. */
  | { readonly kind: "unlisted"; readonly words: readonly string[] }
  | { readonly kind: "act"; readonly part: HazardPart };

/** What a conversation has been about, for questions that go on from the last one. The answerer keeps it up to date. */
export interface ConversationMemory {
  last?: Memory;
  barred?: Barred;
  /** Last warning, with the number of answers that are still to begin with it. */
  warning?: { readonly about: Barred; readonly remaining: number };
}

/** Context of a question. */
export interface QuestionContext {
  /** Language of the page that the question comes from; `undefined` if unknown. */
  readonly language: FormLanguage | undefined;
  /** Memory of the conversation, if the question belongs to one. */
  readonly memory?: ConversationMemory;
}

export interface Answerer {
  /** Answers a question. If the answer is unknown, the returned answer says so. */
  answer(message: string, context: QuestionContext): Promise<ChatAnswer>;
}

/**
 * Outcome of a question: an answer, an answer worded by a model, the information that what was asked is not published, suggested
 * questions, the warning about a dangerous substance or act, or no known answer.
 */
export type Outcome = "answered" | "worded" | "declined" | "offered" | "unsafe" | "unknown";
