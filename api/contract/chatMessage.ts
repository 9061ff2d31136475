import * as v from "valibot";
import type { ChatMessage } from "./chat.ts";
import { formLanguages } from "./routes.ts";

// Apart from the answer's schema: the browser reads answers and needs no check of what it sends.

/** The largest message over `/chat`, in bytes; a larger one ends the connection with code 1009. */
export const maxChatBytes = 4_096;

/** What the server takes over `/chat`. Anything else is ignored and logged without its content. */
export const chatMessageSchema = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text !== "", "field.required"),
  ),
  time: v.pipe(v.string(), v.maxLength(40)),
  // What is no language of ours is as good as none.
  language: v.fallback(v.optional(v.picklist(formLanguages)), undefined),
}) satisfies v.GenericSchema<unknown, ChatMessage>;
