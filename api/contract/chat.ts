import * as v from "valibot";

/** What a visitor sends over `/chat`. */
export interface ChatMessage {
  /** Trimmed and not empty. */
  readonly message: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

/** What the server answers. */
export const chatAnswerSchema = v.object({ answer: v.string(), time: v.optional(v.string()) });

/** An answer, with its time if the server says one. */
export type ChatAnswer = v.InferOutput<typeof chatAnswerSchema>;
