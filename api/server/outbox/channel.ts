import type { LeadMessage } from "./lead-message.ts";

/**
 * Failure of a send after which the channel should send less: `silent` if the receiver did not answer in time, `limit` if it takes no
 * more messages for now.
 */
export class ChannelBusy extends Error {
  readonly reason: "silent" | "limit";
  /** Time after which the receiver may be asked again, in milliseconds, if it said so. */
  readonly wait: number | undefined;

  constructor(
    message: string,
    reason: ChannelBusy["reason"],
    options: { cause?: unknown; wait?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.wait = options.wait;
  }
}

/** Channel that delivers messages to the staff. */
export interface Channel {
  /** Must not change between starts, because outbox rows contain it. */
  readonly name: string;
  /**
   * Resolves once a receiver has accepted the message. It is not sent again then, so that nobody gets it twice.
   *
   * @returns which of several receivers refused it and why, if any did
   * @throws Error with the reason if none has accepted it
   */
  send(message: LeadMessage): Promise<string | undefined>;
  /** Resolves if the receiver is reachable, as far as that can be tested without sending a message. @throws Error */
  check(): Promise<void>;
  /** Closes open connections. */
  close(): void;
}
