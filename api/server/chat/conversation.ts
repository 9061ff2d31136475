import type { Logger } from "pino";
import * as v from "valibot";
import type { RawData, WebSocket } from "ws";
import { type ChatAnswer, type ChatMessage, chatMessageSchema } from "../../contract/index.ts";
import { RequestFault } from "../request-fault.ts";
import type { AnswerPace } from "./answer-pace.ts";
import type { Answerer, ConversationMemory } from "./answerer.ts";
import type { ChatRefusal } from "./chat-server.ts";
import { phrases } from "./phrases.ts";
import { languageOfQuestion } from "./query-language.ts";

/** Dependencies of a conversation. */
export interface ConversationParts {
  readonly answerer: Answerer;
  readonly logger: Logger;
  /** Rate limit: messages per minute. */
  readonly perMinute: number;
  /** Counts a message of the visitor's address. @throws RequestFault if the address has sent too many */
  readonly countMessage: () => Promise<void>;
  readonly onRefusal: (reason: ChatRefusal) => void;
  /** Logs what a client can cause without end, up to a limit. */
  readonly logRefusal: (fields: Readonly<Record<string, unknown>>, message: string) => void;
  /** Queue of all chats' answers. */
  readonly pace: AnswerPace;
}

/** Maximum number of pending answers. A person waits for one. */
const maxPending = 5;

/** Maximum number of bytes buffered for a client that does not read. Beyond it, the connection is terminated. */
const maxUnread = 65_536;

/** One chat. Takes messages in order and answers each. */
export class Conversation {
  readonly #socket: WebSocket;
  readonly #parts: ConversationParts;
  /** Number of messages still allowed. Refills over time. */
  #allowance: number;
  #countedAt = performance.now();
  #spokeAt = performance.now();
  #alive = true;
  #pending = 0;
  #answering: Promise<void> = Promise.resolve();
  readonly #memory: ConversationMemory = {};

  constructor(socket: WebSocket, parts: ConversationParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#allowance = parts.perMinute;
  }

  /** True if the client has sent anything since the last ping. */
  get isAlive(): boolean {
    return this.#alive;
  }

  /** Returns true if no message has arrived for the given time, in milliseconds. */
  isIdle(limit: number): boolean {
    return performance.now() - this.#spokeAt >= limit;
  }

  /** Pings the client. */
  ask(): void {
    this.#alive = false;
    this.#socket.ping();
  }

  /** Answers a ping. A ping counts as a message: browsers send none, and programs send one every few seconds. */
  echo(data: Buffer): void {
    this.#alive = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#count()) {
      this.#refuse("tooFast");
      if (this.#isFlood()) this.#socket.close(1008, "too many messages");
    } else this.#socket.pong(data);
  }

  /** Records a pong. */
  hear(): void {
    this.#alive = true;
  }

  /** Resolves once every message received so far is answered. */
  settle(): Promise<void> {
    return this.#answering;
  }

  /** Handles a broken connection, an invalid WebSocket frame or a message that is too large. The socket is already closed. */
  fail(error: Error & { code?: string }): void {
    const tooLarge = error.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";
    this.#parts.onRefusal(tooLarge ? "tooLarge" : "unreadable");
    // Only the code: the log must not contain anything the visitor sent.
    this.#parts.logRefusal({ code: error.code }, "chat broken");
  }

  /** Handles a message. An unreadable message is ignored and logged without its content. */
  take(data: RawData, isBinary: boolean): void {
    this.#alive = true;
    // The server has started to close the connection. Messages that still arrive are ignored.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#spokeAt = performance.now();
    const room = this.#count();
    const message = isBinary ? undefined : read(data);
    if (!room || this.#pending >= maxPending) {
      this.#refuse("tooFast");
      // A client that continues after the warning is not a person.
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

  /** Counts a message. @returns `true` if it is within the rate limit */
  #count(): boolean {
    const { perMinute } = this.#parts;
    const now = performance.now();
    this.#allowance = Math.min(perMinute, this.#allowance + ((now - this.#countedAt) / 60_000) * perMinute);
    this.#countedAt = now;
    this.#allowance -= 1;
    return this.#allowance >= 0;
  }

  /** Returns true if the client has exceeded the limit so far that nobody can be reading the answers. */
  #isFlood(): boolean {
    return this.#allowance <= -this.#parts.perMinute;
  }

  #refuse(reason: ChatRefusal): void {
    this.#parts.onRefusal(reason);
    this.#parts.logRefusal({ reason }, "chat message not taken");
  }

  async #answer(message: ChatMessage): Promise<void> {
    const { answerer, logger, countMessage, pace } = this.#parts;
    const start = performance.now();
    try {
      if (!this.#isOpen()) return;
      await countMessage();
      if (!(await pace.turn())) {
        this.#refuse("busy");
        this.#send({ answer: phrases[languageFor(message)].busy });
        return;
      }
      // Nobody reads the answer to a chat that was closed meanwhile.
      if (!this.#isOpen()) return;
      this.#send(
        await answerer.answer(message.message, { language: message.language, memory: this.#memory }),
      );
    } catch (error) {
      if (error instanceof RequestFault) {
        this.#refuse("tooFast");
        this.#send({ answer: phrases[languageFor(message)].tooFast });
        return;
      }
      logger.error({ err: error }, "chat not answered");
      this.#send({ answer: phrases[languageFor(message)].failed });
    } finally {
      this.#pending -= 1;
      logger.info({ ms: Math.round(performance.now() - start) }, "chat answered");
    }
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #send(answer: ChatAnswer): void {
    if (!this.#isOpen()) return;
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
    // Not JSON. The caller treats it like JSON of another shape.
    return undefined;
  }
}
