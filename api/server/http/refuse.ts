import type { Duplex } from "node:stream";
import { type ErrorMessageKey, statusByMessage } from "../../contract/index.ts";
import { envelope } from "./answer.ts";
import { securityHeaders } from "./securityHeaders.ts";

/**
 * Refuses on the bare connection, where there is no answer of Node's to write to: in the same frame as every other answer. The
 * connection ends.
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
