import type { Duplex } from "node:stream";
import { type ErrorMessageKey, statusByMessage } from "../../contract/index.ts";
import { envelope } from "../envelope.ts";
import { securityHeaders } from "../security-headers.ts";

/**
 * Refuses a request on the bare connection, where Node provides no response object. Sends the usual envelope and closes the
 * connection.
 */
export function refuseOn(
  socket: Duplex,
  key: ErrorMessageKey,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(envelope(key, null));
  const all = {
    ...securityHeaders,
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusByMessage[key]} ${key}\r\n${lines.join("")}\r\n${body}`);
}
