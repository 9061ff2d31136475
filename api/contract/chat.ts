import * as v from "valibot";
import type { FormLanguage } from "./routes.ts";

/** What a visitor sends over `/chat`. */
export interface ChatMessage {
  /** Trimmed and not empty. */
  readonly message: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** Language to answer in when the message itself does not tell. */
  readonly language?: FormLanguage | undefined;
}

/** A page that an answer comes from, or where somebody can be asked. */
const chatSourceSchema = v.object({ title: v.string(), url: v.string() });

/** What the server answers. Only `answer` is always there; whoever needs no more may ignore the rest. */
export const chatAnswerSchema = v.object({
  answer: v.string(),
  time: v.optional(v.string()),
  /** Pages the answer comes from. */
  sources: v.optional(v.array(chatSourceSchema)),
  /** Questions that the visitor may have meant, or may ask next. Sent back as they are, each is answered. */
  suggestions: v.optional(v.array(v.string())),
});

/** An answer, with its time if the server says one. */
export type ChatAnswer = v.InferOutput<typeof chatAnswerSchema>;
