import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorMessageKey, statusByMessage } from "../../contract/index.ts";
import { envelope } from "../envelope.ts";
import { securityHeaders } from "../security-headers.ts";

/** Time in which a client reads the refusal and closes its side, in milliseconds. */
const longestGoodbye = 2_000;

/** Returns the usual envelope and its headers. */
function refusal(key: ErrorMessageKey, headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify(envelope(key, null));
  return {
    body,
    headers: {
      ...securityHeaders,
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
      Connection: "close",
      ...headers,
    },
  };
}

/** Refuses a request, after the responses to earlier ones of its connection, and closes the connection. */
export function refuse(
  outgoing: ServerResponse,
  key: ErrorMessageKey,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { body, headers: all } = refusal(key, headers);
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(statusByMessage[key], all).end(body);
}

/**
 * Refuses a request on the bare connection, where Node provides no response object. Sends the usual envelope and closes the
 * connection.
 */
export function refuseOn(
  socket: Duplex,
  key: ErrorMessageKey,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { body, headers: all } = refusal(key, headers);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  // The client may keep its side open for ever.
  const deadline = setTimeout(() => socket.destroy(), longestGoodbye);
  socket.once("close", () => clearTimeout(deadline));
  socket.end(`HTTP/1.1 ${statusByMessage[key]} ${key}\r\n${lines.join("")}\r\n${body}`);
}
