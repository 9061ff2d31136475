import { write, writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";
import { printable } from "./printable.ts";

/** Number of bytes that are kept while the log cannot be written. Later lines are lost, and counted. */
const kept = 1_000_000;

/** Time after which a write that failed is tried again, in milliseconds, if no new line tries it before. */
const pause = 1_000;

/**
 * Stream of log lines that the server does not wait for: a reader that stalls, a full disk or a closed terminal stops nothing. What is
 * kept is written as soon as that is possible again. pino's own stream waits for all three, or ends the process.
 */
export class LogStream implements DestinationStream {
  readonly #fd: number;
  /** Lines that are not written yet, without those that are being written. */
  #waiting: Buffer[] = [];
  #size = 0;
  #lost = 0;
  #isWriting = false;

  /** @param fd file descriptor, by default stderr */
  constructor(fd = 2) {
    this.#fd = fd;
    process.on("exit", () => this.#writeLast());
  }

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#size + bytes.length > kept) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(bytes);
    this.#size += bytes.length;
    this.#writeNext();
  }

  #writeNext(): void {
    if (this.#isWriting || this.#waiting.length === 0) return;
    const bytes = Buffer.concat(this.#waiting.splice(0));
    this.#isWriting = true;
    write(this.#fd, bytes, (error, written) => {
      this.#isWriting = false;
      this.#size -= written;
      const rest = bytes.subarray(written);
      if (rest.length > 0) this.#waiting.unshift(rest);
      if (error) {
        setTimeout(() => this.#writeNext(), pause).unref();
        return;
      }
      if (this.#lost > 0) {
        const lost = this.#lost;
        this.#lost = 0;
        const msg = "the log could not be written, and lines are lost";
        this.write(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg })}\n`);
      }
      this.#writeNext();
    });
  }

  /** Writes what is left when the process ends, unless a write hangs: the process would not end. */
  #writeLast(): void {
    if (this.#isWriting) return;
    try {
      writeSync(this.#fd, Buffer.concat(this.#waiting));
    } catch {
      // There is nowhere left to tell it.
    }
  }
}

/**
 * Creates the server's log: one JSON object per line on stderr (stdout only gets the server's address). It never contains
 * personal data: no bodies, query strings, addresses or headers.
 *
 * @param level lowest level that is written
 * @param destination stream that receives the lines
 */
export function createLogger(level: string, destination: DestinationStream = new LogStream()): Logger {
  return pino(
    {
      level,
      base: { service: "lightmaker-api" },
      serializers: { err: describeError },
      // JSON does not escape U+0085, U+2028, U+009B and similar characters, which paths and messages may contain. They must not
      // break a line or control a terminal.
      hooks: { streamWrite: printable },
    },
    destination,
  );
}

/**
 * Converts an error to its log entry. Contains only these properties: PostgreSQL puts the refused row, with the visitor's data,
 * into `detail`, and pino's own serializer copies every property.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
