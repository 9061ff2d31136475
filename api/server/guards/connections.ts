import type { Server } from "node:http";
import { isLoopback } from "../http/networks.ts";
import { OpenCounts } from "./openCounts.ts";

/**
 * Cuts connections that one address opens beyond its share, so that nobody holds all of them. Proxies of ours bring everybody's,
 * and are not counted.
 *
 * @param most connections of one address at one time
 * @param isTrusted whether an address is a proxy of ours
 * @param onCut told of each connection that is cut
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
    if (address === "" || isLoopback(address) || isTrusted(address)) return;
    if (open.isFull(address)) {
      socket.destroy();
      onCut();
    } else socket.once("close", open.add(address));
  });
}
