import type { LeadMessage } from "./message.ts";

/** A way to reach the staff. */
export interface Channel {
  /** Stays the same from start to start: rows of the outbox carry it. */
  readonly name: string;
  /** Resolves when the other side has taken the message. @throws Error saying why it has not */
  send(message: LeadMessage): Promise<void>;
  /** Resolves when the other side would take messages, as far as that can be told without sending one. @throws Error */
  check(): Promise<void>;
  /** Ends connections that are kept open. */
  close(): void;
}
