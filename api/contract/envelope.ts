import * as v from "valibot";
import type { MessageKey } from "./messages.ts";

/**
 * The frame of every JSON answer. `code` repeats the HTTP status (200 is success), so that a caller
 * that only sees the body, and one that only sees the status, come to the same conclusion.
 */
export interface Envelope<Data> {
  /** The HTTP status as a number. 200 is the only success. */
  readonly code: number;
  /** A message key, never copy: the site finds the words in its own catalogue. */
  readonly message: MessageKey;
  /** What the call returns. `null` when there is nothing to return. */
  readonly data: Data;
}

/**
 * Recognises an envelope in an answer of unknown origin. `message` is any string here, because a newer
 * server may use a key this build has not heard of.
 */
export const envelopeSchema = v.object({
  code: v.number(),
  // Whoever has only a code to go by need not say more.
  message: v.fallback(v.string(), ""),
  data: v.optional(v.unknown(), null),
});

/** What `data` holds when a body was JSON but did not fit the schema. */
export interface InvalidFields {
  /** Names of the fields that are missing or of the wrong type, in the order of the schema. */
  readonly fields: readonly string[];
}
