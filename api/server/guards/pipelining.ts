import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send the next one when they have read the answer to the
 * last; Node reads as many as fit into a packet, and keeps several kilobytes for each until somebody reads.
 */
export const mostPipelined = 16;

/**
 * Cuts connections that send request after request and read no answer. Also ends the answers of a connection that broke: Node
 * does so only for the first of them, and whoever waits for the end of another would wait for ever.
 *
 * @param onCut told of each connection that is cut
 * @returns to be asked at each request: whether it may be answered
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
      // Node has told the first, or tells it now.
      setImmediate(() => {
        for (const outgoing of answers) outgoing.destroy().emit("close");
      });
    });
  });
  return ({ socket }, outgoing) => {
    const answers = waiting.get(socket);
    // What stood in the same packet as the request too many is still read.
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
