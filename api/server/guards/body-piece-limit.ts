import { IncomingMessage } from "node:http";

/**
 * Smallest average size of a body's pieces, in bytes, once there are more than `freePieces`. A piece is a chunk of
 * `Transfer-Encoding: chunked` or what one packet brings. Browsers and proxies send a kilobyte or more at a time. Node holds each piece
 * as an object of its own: 64 kB in pieces of one byte are 20 MB in memory and 60 ms of the processor, and no limit in bytes sees that.
 */
export const leastPiece = 256;
/** Number of pieces of any size. */
export const freePieces = 256;

/** Discards a body that has arrived. Part of Node, but not documented. */
const { _dump: discard } = IncomingMessage.prototype as IncomingMessage & {
  _dump(this: IncomingMessage): void;
};

/**
 * Returns a class for the server's requests that closes the connection of a body in tiny pieces.
 *
 * @param onCut called for each connection that is closed
 */
export function limitBodyPieces(onCut: () => void): typeof IncomingMessage {
  return class extends IncomingMessage {
    #pieces = 0;
    #bytes = 0;

    // Node calls it for each piece of the body, and with null at its end.
    override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
      if (piece === null) return super.push(piece, encoding);
      // Node still reads the other pieces of the packet that exceeded the limit.
      if (this.socket.destroyed) return false;
      this.#pieces += 1;
      this.#bytes += piece.length;
      if (this.#pieces <= freePieces || this.#bytes >= this.#pieces * leastPiece)
        return super.push(piece, encoding);
      onCut();
      this.socket.destroy();
      return false;
    }

    // Node calls it when a response ends before its request. It would read the rest without calling `push`, for as long as it comes.
    _dump(): void {
      if (this.complete) discard.call(this);
      else this.removeAllListeners("data").resume();
    }
  };
}
