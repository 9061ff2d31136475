import * as v from "valibot";
import type { MessageKey } from "./messages.ts";

/**
 * Frame of every JSON response. `code` repeats the HTTP status (200 is success), so that callers reach the same conclusion from
 * the body alone or from the status alone.
 */
export interface Envelope<Data> {
  /** HTTP status as a number. Only 200 is success. */
  readonly code: number;
  /** Message key, never text for visitors. The site looks up the text in its own catalogue. */
  readonly message: MessageKey;
  /** Result of the call. `null` if there is none. */
  readonly data: Data;
}

/**
 * Recognises an envelope in a response of unknown origin. `message` accepts any string, because a newer server may use a key that
 * this build does not know.
 */
export const envelopeSchema = v.object({
  code: v.number(),
  // `message` may be missing: callers decide by `code`.
  message: v.fallback(v.string(), ""),
  data: v.optional(v.unknown(), null),
});

/** `data` of a response to a body that was JSON but did not match the schema. */
export interface InvalidFields {
  /** Names of the fields that are missing or of the wrong type, in the order of the schema. */
  readonly fields: readonly string[];
}
