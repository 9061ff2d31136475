import type { ChatAnswer, FormLanguage } from "../../contract/index.ts";

/** What a question is answered with knowledge of. */
export interface QuestionContext {
  /** Language of the page that the question comes from; `undefined` when it is not known. */
  readonly language: FormLanguage | undefined;
}

/** Answers what visitors ask. */
export interface Answerer {
  /** Answers a question; when there is no answer, the answer says so. */
  answer(message: string, context: QuestionContext): Promise<ChatAnswer>;
}

/**
 * How a question ended: with an answer, an answer that a model worded, a choice of questions, the warning about a dangerous
 * substance, or not knowing.
 */
export type Outcome = "answered" | "worded" | "offered" | "unsafe" | "unknown";
