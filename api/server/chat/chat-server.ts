import { randomUUIDv7 } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { type ErrorMessageKey, maxChatBytes } from "../../contract/index.ts";
import type { Config } from "../config.ts";
import { OpenCounts } from "../guards/open-counts.ts";
import type { RateLimits } from "../guards/rate-limits.ts";
import { isCrossSite } from "../http/cross-site.ts";
import { refuseOn } from "../http/refuse.ts";
import { limitRequestLog } from "../http/request-log-limit.ts";
import type { Metrics } from "../metrics.ts";
import type { AddressReader } from "../networks.ts";
import { transportSecurity } from "../security-headers.ts";
import { AnswerPace } from "./answer-pace.ts";
import type { Answerer } from "./answerer.ts";
import { Conversation } from "./conversation.ts";

/** Reason why the chat refused a connection or a message. */
export type ChatRefusal =
  | "crossSite"
  | "address"
  | "full"
  | "stopping"
  | "maintenance"
  | "unreadable"
  | "tooLarge"
  | "tooFast"
  | "busy";

/** Dependencies of the chat server. */
export interface ChatServerParts {
  readonly answerer: Answerer;
  readonly addressOf: AddressReader;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "chatRefusal" | "countChats">;
  /** Counts messages and new chats by address: the allowance of a connection begins anew with each connection. */
  readonly limits: Pick<RateLimits, "take">;
  readonly config: Pick<
    Config,
    | "CHATS_PER_ADDRESS"
    | "MAX_CHATS"
    | "CHAT_MESSAGES_PER_MINUTE"
    | "CHAT_IDLE_SECONDS"
    | "MAINTENANCE"
    | "HSTS_DAYS"
    | "HSTS_SUBDOMAINS"
  >;
  /** Interval between pings that check the connections, in milliseconds. Default: 30,000. */
  readonly heartbeatMs?: number;
}

/** Server side of the chat's WebSockets. */
export interface ChatServer {
  /** Accepts or refuses a WebSocket request. Handles Node's event `upgrade`. */
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Finishes pending answers, then closes every chat with code 1001. @param limit timeout in milliseconds */
  stop(limit: number): Promise<void>;
}

/** Timeout for a refused client to disconnect, and for a closed chat to complete its closing handshake, in milliseconds. */
const goodbye = 2_000;

/** Creates the chat server. It has no port: Node's HTTP server passes the connections to it. */
export function createChatServer({
  answerer,
  addressOf,
  logger,
  metrics,
  limits,
  config,
  heartbeatMs = 30_000,
}: ChatServerParts): ChatServer {
  const mayLog = limitRequestLog();
  /** Logs what a client can cause without end, up to a limit for all of them together. */
  const logRefusal = (to: Logger, fields: Readonly<Record<string, unknown>>, message: string): void => {
    const notLogged = mayLog({ method: "GET", status: 403, aborted: false });
    if (notLogged !== undefined) to.info({ ...fields, ...(notLogged > 0 && { notLogged }) }, message);
  };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxChatBytes,
    // Compression would cost 300 kB per connection and save a few hundred bytes of text.
    perMessageDeflate: false,
    // `Conversation` answers pings within its rate limit. ws would answer all of them, and buffer the pongs for a client that
    // reads none.
    autoPong: false,
  });
  // Otherwise ws answers a handshake that it cannot read, in HTML and without our headers. The version is for a client of another one
  // (RFC 6455, section 4.4).
  sockets.on("wsClientError", (_, socket) => refuse(socket, "unreadable", { "Sec-WebSocket-Version": "13" }));
  const open = new Map<WebSocket, Conversation>();
  const byAddress = new OpenCounts(config.CHATS_PER_ADDRESS);
  const pace = new AnswerPace();
  const hsts = transportSecurity(config.HSTS_DAYS, config.HSTS_SUBDOMAINS);
  let stopping = false;
  metrics.countChats(() => open.size);

  const heartbeat = setInterval(() => {
    for (const [socket, conversation] of open) {
      if (!conversation.isAlive) socket.terminate();
      else if (conversation.isIdle(config.CHAT_IDLE_SECONDS * 1_000)) socket.close(1000, "idle");
      else conversation.ask();
    }
  }, heartbeatMs);
  // Does not keep the process alive.
  heartbeat.unref();

  function refusalOf(incoming: IncomingMessage, address: string): ChatRefusal | undefined {
    if (stopping) return "stopping";
    if (config.MAINTENANCE) return "maintenance";
    if (isCrossSite(incoming.headers)) return "crossSite";
    if (open.size >= config.MAX_CHATS) return "full";
    return byAddress.isFull(address) ? "address" : undefined;
  }

  function refuse(
    socket: Duplex,
    refusal: ChatRefusal,
    headers: Readonly<Record<string, string>> = {},
  ): void {
    metrics.chatRefusal(refusal);
    logRefusal(logger, { reason: refusal }, "chat refused");
    refuseOn(socket, refusalKeys[refusal], { ...hsts, ...headers });
    const gone = setTimeout(() => socket.destroy(), goodbye);
    socket.once("close", () => clearTimeout(gone));
  }

  function take(socket: WebSocket, address: string): void {
    // A new id instead of the request's, because one chat contains many questions.
    const ofChat = logger.child({ chat: randomUUIDv7() });
    const conversation = new Conversation(socket, {
      answerer,
      logger: ofChat,
      logRefusal: (fields, message) => logRefusal(ofChat, fields, message),
      perMinute: config.CHAT_MESSAGES_PER_MINUTE,
      countMessage: () => limits.take("chat", address),
      onRefusal: metrics.chatRefusal,
      pace,
    });
    open.set(socket, conversation);
    // A chat that was opened counts as a message.
    limits.take("chat", address).catch(() => {
      metrics.chatRefusal("tooFast");
      socket.close(1008, "too many chats");
    });
    socket.on("message", (data: RawData, isBinary: boolean) => conversation.take(data, isBinary));
    socket.on("ping", (data: Buffer) => conversation.echo(data));
    socket.on("pong", () => conversation.hear());
    socket.on("error", (error: Error & { code?: string }) => conversation.fail(error));
    socket.once("close", () => open.delete(socket));
    socket.once("close", byAddress.add(address));
  }

  return {
    upgrade(incoming, socket, head) {
      // A connection that breaks now must not end the process.
      socket.on("error", () => socket.destroy());
      const address = addressOf(incoming);
      const refusal = refusalOf(incoming, address);
      if (refusal === undefined) {
        sockets.handleUpgrade(incoming, socket, head, (opened) => take(opened, address));
        return;
      }
      refuse(socket, refusal, refusal === "crossSite" ? {} : { "Retry-After": "5" });
    },
    async stop(limit) {
      stopping = true;
      clearInterval(heartbeat);
      const answered = Promise.all([...open.values()].map((conversation) => conversation.settle()));
      await Promise.race([answered, sleep(limit, undefined, { ref: false })]);
      for (const socket of open.keys()) socket.close(1001, "going away");
      const end = Date.now() + Math.min(limit, goodbye);
      while (open.size > 0 && Date.now() < end) await sleep(20);
      for (const socket of open.keys()) socket.terminate();
    },
  };
}

const refusalKeys = {
  crossSite: "request.crossSite",
  address: "request.tooMany",
  full: "server.busy",
  stopping: "server.busy",
  maintenance: "server.maintenance",
  unreadable: "request.malformed",
  tooLarge: "request.tooLarge",
  tooFast: "request.tooMany",
  busy: "server.busy",
} as const satisfies Record<ChatRefusal, ErrorMessageKey>;
