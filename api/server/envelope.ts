import { type Envelope, type MessageKey, statusByMessage } from "../contract/index.ts";

/** Builds the envelope of a response. Its code always equals the HTTP status. */
export function envelope<Data>(message: MessageKey, data: Data): Envelope<Data> {
  return { code: statusByMessage[message], message, data };
}
