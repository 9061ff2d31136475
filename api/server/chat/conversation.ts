import type { Logger } from "pino";
import * as v from "valibot";
import type { RawData, WebSocket } from "ws";
import { type ChatAnswer, type ChatMessage, chatMessageSchema } from "../../contract/index.ts";
import type { Answerer } from "./answerer.ts";
import type { ChatRefusal } from "./chatServer.ts";
import { languageOfQuestion } from "./language.ts";
import { phrases } from "./phrases.ts";

/** What a conversation works with. */
export interface ConversationParts {
  readonly answerer: Answerer;
  readonly logger: Logger;
  /** Messages that may come in a minute. */
  readonly perMinute: number;
  readonly onRefusal: (reason: ChatRefusal) => void;
}

/** Answers that may be on their way at one time; a person waits for one. */
const maxPending = 5;

/** Bytes that may wait for a client that does not read, before it is cut off. */
const maxUnread = 65_536;

/** One chat: takes messages in their order, and answers each. */
export class Conversation {
  readonly #socket: WebSocket;
  readonly #parts: ConversationParts;
  /** Messages that may still come; refills with time. */
  #allowance: number;
  #countedAt = performance.now();
  #spokeAt = performance.now();
  #alive = true;
  #pending = 0;
  #answering: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, parts: ConversationParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#allowance = parts.perMinute;
  }

  /** Whether the other side has answered since it was last asked. */
  get isAlive(): boolean {
    return this.#alive;
  }

  /** Whether nothing was said for so long, in milliseconds. */
  isIdle(limit: number): boolean {
    return performance.now() - this.#spokeAt >= limit;
  }

  /** Asks whether the other side is still there. */
  ask(): void {
    this.#alive = false;
    this.#socket.ping();
  }

  /** Answers a ping. It counts as a message: browsers send none, and programs one in some seconds. */
  echo(data: Buffer): void {
    this.#alive = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#count()) {
      this.#refuse("tooFast");
      if (this.#isFlood()) this.#socket.close(1008, "too many messages");
    } else this.#socket.pong(data);
  }

  /** The other side is there. */
  hear(): void {
    this.#alive = true;
  }

  /** Resolves when every message taken so far is answered. */
  settle(): Promise<void> {
    return this.#answering;
  }

  /** The connection broke, or what came was no WebSocket frame of a size we take. It is closed already. */
  fail(error: Error & { code?: string }): void {
    const tooLarge = error.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";
    this.#parts.onRefusal(tooLarge ? "tooLarge" : "unreadable");
    // The code alone: nothing of what came.
    this.#parts.logger.info({ code: error.code }, "chat broken");
  }

  /** Takes what was sent. What cannot be read is ignored and logged, without its content. */
  take(data: RawData, isBinary: boolean): void {
    this.#alive = true;
    // It has been told to go, and sends what it had to say all the same.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#spokeAt = performance.now();
    const room = this.#count();
    const message = isBinary ? undefined : read(data);
    if (!room || this.#pending >= maxPending) {
      this.#refuse("tooFast");
      // Who goes on after having been told is no person.
      if (this.#isFlood()) this.#socket.close(1008, "too many messages");
      else if (message) this.#send({ answer: phrases[languageFor(message)].tooFast });
      return;
    }
    if (!message) {
      this.#refuse("unreadable");
      return;
    }
    this.#pending += 1;
    this.#answering = this.#answering.then(() => this.#answer(message));
  }

  /** Counts a message. @returns whether it may be answered */
  #count(): boolean {
    const { perMinute } = this.#parts;
    const now = performance.now();
    this.#allowance = Math.min(perMinute, this.#allowance + ((now - this.#countedAt) / 60_000) * perMinute);
    this.#countedAt = now;
    this.#allowance -= 1;
    return this.#allowance >= 0;
  }

  /** Whether so much was sent beyond what is allowed that nobody reads what is answered. */
  #isFlood(): boolean {
    return this.#allowance <= -this.#parts.perMinute;
  }

  #refuse(reason: ChatRefusal): void {
    this.#parts.onRefusal(reason);
    this.#parts.logger.info({ reason }, "chat message not taken");
  }

  async #answer(message: ChatMessage): Promise<void> {
    const { answerer, logger } = this.#parts;
    const start = performance.now();
    try {
      this.#send(await answerer.answer(message.message, { language: message.language }));
    } catch (error) {
      logger.error({ err: error }, "chat not answered");
      this.#send({ answer: phrases[languageFor(message)].failed });
    } finally {
      this.#pending -= 1;
      logger.info({ ms: Math.round(performance.now() - start) }, "chat answered");
    }
  }

  #send(answer: ChatAnswer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > maxUnread) {
      this.#socket.terminate();
      return;
    }
    this.#socket.send(JSON.stringify({ ...answer, time: new Date().toISOString() }));
  }
}

const languageFor = ({ message, language }: ChatMessage) => languageOfQuestion(message, language);

function read(data: RawData): ChatMessage | undefined {
  try {
    const result = v.safeParse(chatMessageSchema, JSON.parse(String(data)));
    return result.success ? result.output : undefined;
  } catch {
    // Not JSON: for the caller the same as JSON of another shape.
    return undefined;
  }
}
