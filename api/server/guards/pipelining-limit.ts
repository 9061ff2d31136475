import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Maximum number of requests on one connection that wait for their responses. Browsers and proxies send the next request after
 * they have read the last response. Node reads as many requests as fit into a packet, and holds several kilobytes for each until
 * its response is read.
 */
export const mostPipelined = 16;

/**
 * Closes connections that send requests without reading the responses. Also ends all responses of a broken connection: Node does
 * so only for the first one, and code that waits for the end of another would wait forever.
 *
 * @param onCut called for each connection that is closed
 * @returns function to call for each request; returns `false` if the request must not be handled
 */
export function limitPipelining(
  server: Server,
  onCut: () => void,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();
  server.on("connection", (socket) => {
    const answers = new Set<ServerResponse>();
    waiting.set(socket, answers);
    socket.once("close", () => {
      // Node emits `close` for the first response itself, at the latest now.
      setImmediate(() => {
        for (const outgoing of answers) outgoing.destroy().emit("close");
      });
    });
  });
  return ({ socket }, outgoing) => {
    const answers = waiting.get(socket);
    // Node still reads the other requests of the packet that exceeded the limit.
    if (!answers || socket.destroyed) return false;
    if (answers.size >= mostPipelined) {
      socket.destroy();
      onCut();
      return false;
    }
    answers.add(outgoing);
    outgoing.once("close", () => answers.delete(outgoing));
    return true;
  };
}
