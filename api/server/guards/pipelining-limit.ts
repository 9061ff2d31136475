import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Maximum number of requests on one connection that wait for their responses. Browsers and proxies send the next request after
 * they have read the last response. Node reads as many requests as fit into a packet, and holds several kilobytes for each until
 * its response is read.
 */
export const mostPipelined = 16;

/** How Node sees a request after which it leaves the rest of the packet to others. The server has no listener for it. */
const handedOver: PropertyDescriptorMap = {
  method: { get: () => "CONNECT", set: () => undefined },
  upgrade: { get: () => true, set: () => undefined },
};

/**
 * Returns a class for the server's requests that stops the reading of a packet whose connection was cut. A packet of 64 kB may hold
 * 2,400 requests, and Node holds all of them until the connection has ended: 200 such connections, all read while the server had been
 * busy, cost 1.2 GB, and 0.3 GB with this class (measured). Node documents no way to stop its parser; the end of HTTP on a connection
 * does, which is what a `CONNECT` means. Public interfaces cost more: a bare server took 121 MB with this class, 284 MB with `pause` and
 * `destroySoon`, 319 MB with `maxRequestsPerSocket`, and 476 MB with `destroy` alone (measured in the same way).
 */
export const stopAfterCut = (Base: typeof IncomingMessage): typeof IncomingMessage =>
  class extends Base {
    constructor(socket: Socket) {
      super(socket);
      if (socket.destroyed) Object.defineProperties(this, handedOver);
    }
  };

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
    // Node takes its own listener away at a CONNECT, which `stopAfterCut` plays. A late error would then end the process.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      // Node emits `close` for the first response itself, at the latest now.
      setImmediate(() => {
        for (const outgoing of answers) outgoing.destroy().emit("close");
      });
    });
  });
  return ({ socket }, outgoing) => {
    const answers = waiting.get(socket);
    // Nothing can be answered after the end of the connection, such as a refusal of the request before.
    if (!answers || !socket.writable) return false;
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
