import type { Server } from "node:http";
import { counterOf, isLoopback } from "../http/networks.ts";

/**
 * Cuts connections that one address opens beyond its share, so that nobody holds all of them. Proxies of ours bring everybody's,
 * and are not counted.
 *
 * @param most connections of one address at one time
 * @param isTrusted whether an address is a proxy of ours
 */
export function limitConnections(
  server: Server,
  most: number,
  isTrusted: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    if (address === "" || isLoopback(address) || isTrusted(address)) return;
    const key = counterOf(address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}
