import type { LeadMessage } from "./lead-message.ts";

/** Channel that delivers messages to the staff. */
export interface Channel {
  /** Must not change between starts, because outbox rows contain it. */
  readonly name: string;
  /** Resolves once the receiver has accepted the message. @throws Error with the reason if it has not */
  send(message: LeadMessage): Promise<void>;
  /** Resolves if the receiver is reachable, as far as that can be tested without sending a message. @throws Error */
  check(): Promise<void>;
  /** Closes open connections. */
  close(): void;
}
