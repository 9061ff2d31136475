import * as v from "valibot";
import type { ChatMessage } from "./chat.ts";
import { formLanguages } from "./languages.ts";

// Separate from the schema of the answer: the browser validates answers, not its own messages.

/** Maximum size of a message over `/chat`, in bytes. A larger message closes the connection with code 1009. */
export const maxChatBytes = 4_096;

/** Message that the server accepts over `/chat`. Anything else is ignored and logged without its content. */
export const chatMessageSchema = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text !== "", "field.required"),
  ),
  time: v.pipe(v.string(), v.maxLength(40)),
  // An unknown language is treated as missing.
  language: v.fallback(v.optional(v.picklist(formLanguages)), undefined),
}) satisfies v.GenericSchema<unknown, ChatMessage>;
