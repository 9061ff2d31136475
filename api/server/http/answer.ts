import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { type MessageKey, statusByMessage } from "../../contract/index.ts";
import { envelope } from "../envelope.ts";
import type { AppEnvironment } from "./app-environment.ts";

/**
 * Responds with an envelope and the HTTP status of its message. Writes to Node's own response: building a web `Response` with a
 * stream and taking it apart again is slow enough to show in the profile of leads.
 */
export function answer(
  context: Context<AppEnvironment>,
  message: MessageKey,
  data: unknown = null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { outgoing } = context.env;
  if (outgoing.headersSent) {
    // The failure happened in the middle of another response, which must not look complete to the client.
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const body = JSON.stringify(envelope(message, data));
  return send(context, statusByMessage[message], body, {
    "Content-Type": "application/json",
    // A response of the API belongs to one request. No cache may store it.
    "Cache-Control": "no-store",
    ...headers,
  });
}

/** Responds to a form that was sent without JavaScript with the page to show. */
export const redirect = (context: Context<AppEnvironment>, location: string): Response =>
  send(context, 303, "", { Location: location });

function send(
  { env: { incoming, outgoing } }: Context<AppEnvironment>,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Response {
  outgoing.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
  if (incoming.complete || incoming.method === "GET" || incoming.method === "HEAD") outgoing.end(body);
  else {
    // An empty body would leave the headers waiting for the end.
    outgoing.flushHeaders();
    if (body) outgoing.write(body);
    endWhenRead(incoming, outgoing);
  }
  return RESPONSE_ALREADY_SENT;
}

/** How long the server reads and discards the rest of a refused request, in milliseconds. */
const lingering = 2_000;

/**
 * Ends a response that was sent before the whole request had arrived. If the client asked for a closed connection, as proxies do,
 * Node would close it at once. The bytes that still arrive would then reset the connection, and nginx would respond with 502
 * instead (RFC 9112, section 9.6).
 */
function endWhenRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const end = (): void => {
    clearTimeout(late);
    outgoing.end();
  };
  const late = setTimeout(end, lingering);
  incoming.once("end", end).once("close", end).resume();
}
