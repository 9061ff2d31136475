import * as v from "valibot";
import type { FormLanguage } from "./languages.ts";

/** Message that a visitor sends over `/chat`. */
export interface ChatMessage {
  /** Trimmed and not empty. */
  readonly message: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** Language of the reply when the message itself does not show its language. */
  readonly language?: FormLanguage | undefined;
}

/** Page that an answer is based on, or page on which the visitor can contact a person. */
const chatSourceSchema = v.object({ title: v.string(), url: v.string() });

/** Answer of the chat server. Only `answer` is always present. A client may ignore the other fields. */
export const chatAnswerSchema = v.object({
  answer: v.string(),
  time: v.optional(v.string()),
  /** Pages that the answer is based on. */
  sources: v.optional(v.array(chatSourceSchema)),
  /** Questions that the visitor may have meant or may ask next. Each can be sent back unchanged and has an answer. */
  suggestions: v.optional(v.array(v.string())),
});

/** Answer of the chat server. */
export type ChatAnswer = v.InferOutput<typeof chatAnswerSchema>;
