import type { ChatAnswer, FormLanguage } from "../../contract/index.ts";

/** Context of a question. */
export interface QuestionContext {
  /** Language of the page that the question comes from; `undefined` if unknown. */
  readonly language: FormLanguage | undefined;
}

export interface Answerer {
  /** Answers a question. If the answer is unknown, the returned answer says so. */
  answer(message: string, context: QuestionContext): Promise<ChatAnswer>;
}

/**
 * Outcome of a question: an answer, an answer worded by a model, suggested questions, the warning about a dangerous substance, or
 * no known answer.
 */
export type Outcome = "answered" | "worded" | "offered" | "unsafe" | "unknown";
