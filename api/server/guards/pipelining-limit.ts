import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

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

/** Guard of the requests of each connection. */
export interface PipeliningLimit {
  /** To call for each request. Returns `false` if the request must not be handled. */
  mayAnswer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Returns true if a request of the connection waits for its response. */
  hasPending(socket: Duplex): boolean;
  /**
   * Calls a function that refuses what came last on the connection and closes it, once the requests before have their responses (RFC
   * 9112, section 9.3.2): at once if there are none, never if the connection breaks, and for its first refusal only. Nothing is read
   * meanwhile. A request whose body is not complete is no earlier one: it is the one that the parser refuses.
   */
  afterAnswers(socket: Duplex, refuse: () => void): void;
}

/**
 * Closes connections that send requests without reading the responses. Also ends all responses of a broken connection: Node does
 * so only for the first one, and code that waits for the end of another would wait forever.
 *
 * @param onCut called for each connection that is closed
 */
export function limitPipelining(server: Server, onCut: () => void): PipeliningLimit {
  const waiting = new WeakMap<Duplex, Set<ServerResponse>>();
  const refused = new WeakSet<Duplex>();
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
  return {
    mayAnswer({ socket }, outgoing) {
      const answers = waiting.get(socket);
      if (!answers || socket.destroyed) return false;
      if (answers.size >= mostPipelined) {
        socket.destroy();
        onCut();
        return false;
      }
      // Nothing can be answered after a response that ends the connection (RFC 9112, section 9.6), so nothing is done: the client
      // sends it again. Node holds these requests too, for as long as the client keeps its side open, so they count.
      const isEnding = !socket.writable || [...answers].some(({ shouldKeepAlive }) => !shouldKeepAlive);
      answers.add(outgoing);
      outgoing.once("close", () => answers.delete(outgoing));
      return !isEnding;
    },
    hasPending: (socket) => (waiting.get(socket)?.size ?? 0) > 0,
    afterAnswers(socket, refuse) {
      // Node reports each packet after a fault as another one, with its bytes: 400 MB of them stayed in memory.
      if (refused.has(socket)) return;
      refused.add(socket);
      const earlier = [...(waiting.get(socket) ?? [])].filter(({ req }) => req.complete);
      let left = earlier.length;
      if (left === 0) refuse();
      else socket.pause();
      for (const outgoing of earlier)
        outgoing.once("close", () => {
          left -= 1;
          if (left === 0 && !socket.destroyed) refuse();
        });
    },
  };
}
