import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import {
  type Envelope,
  type ErrorMessageKey,
  type MessageKey,
  statusByMessage,
} from "../../contract/index.ts";
import type { AppEnvironment } from "./environment.ts";

/** Builds the frame of an answer. The code always agrees with the HTTP status. */
export function envelope<Data>(message: MessageKey, data: Data): Envelope<Data> {
  return { code: statusByMessage[message], message, data };
}

/**
 * Answers a request with an envelope and the status that goes with its message. Written to Node's own answer: a web Response, with its
 * stream, would be made only to be taken apart again, which shows in the profile of leads.
 */
export function answer(
  context: Context<AppEnvironment>,
  message: MessageKey,
  data: unknown = null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { incoming, outgoing } = context.env;
  if (outgoing.headersSent) {
    // Something broke in the middle of another answer, which must not look whole.
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const body = JSON.stringify(envelope(message, data));
  outgoing.writeHead(statusByMessage[message], {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    // Answers of the API are about one request: no cache may keep them.
    "Cache-Control": "no-store",
    ...headers,
  });
  if (incoming.complete || incoming.method === "GET" || incoming.method === "HEAD") outgoing.end(body);
  else {
    outgoing.write(body);
    endWhenRead(incoming, outgoing);
  }
  return RESPONSE_ALREADY_SENT;
}

/** How long the rest of a refused request is thrown away, in milliseconds. */
const lingering = 2_000;

/**
 * Ends an answer that was given before the request had come in whole. Node would close the connection at once when the client asked for
 * that, as proxies do; what is still on its way would then reset it, and nginx answers 502 in our place (RFC 9112, section 9.6).
 */
function endWhenRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const end = (): void => {
    clearTimeout(late);
    outgoing.end();
  };
  const late = setTimeout(end, lingering);
  incoming.once("end", end).once("close", end).resume();
}

/** A request the server refuses. Thrown anywhere below a route, answered in one place. */
export class RequestFault extends Error {
  override readonly name = "RequestFault";
  /** What to answer with. */
  readonly key: ErrorMessageKey;
  /** The envelope's data. */
  readonly data: unknown;
  /** Headers that belong to the refusal, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    key: ErrorMessageKey,
    options: { data?: unknown; headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(key, options.cause === undefined ? undefined : { cause: options.cause });
    this.key = key;
    this.data = options.data ?? null;
    this.headers = options.headers ?? {};
  }
}

/** When to look again while the site is closed, in seconds. */
export const maintenanceSeconds = "600";

/** The refusal of whatever is sent while the site is closed. */
export const closedForMaintenance = () =>
  new RequestFault("server.maintenance", { headers: { "Retry-After": maintenanceSeconds } });
