import type { Server } from "node:http";
import { OpenCounts } from "./open-counts.ts";

/**
 * Closes connections that an address opens beyond its limit, so that no client can use up all connections. Trusted proxies carry
 * the connections of many visitors and are not limited.
 *
 * @param most maximum number of open connections per address
 * @param isTrusted returns true for the address of a trusted proxy
 * @param onCut called for each connection that is closed
 */
export function limitConnections(
  server: Server,
  most: number,
  isTrusted: (address: string) => boolean,
  onCut: () => void,
): void {
  const open = new OpenCounts(most);
  server.on("connection", (socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    if (isTrusted(address)) return;
    if (open.isFull(address)) {
      socket.destroy();
      onCut();
    } else socket.once("close", open.add(address));
  });
}
