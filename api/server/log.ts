import { type DestinationStream, type Logger, pino } from "pino";
import { printable } from "./printable.ts";

/** Number of characters that are kept while the log cannot be written. Later lines are lost, and counted. */
const kept = 1_000_000;

/**
 * Returns a synchronous stream, so that a crash loses no line. A log that cannot be written, because its disk is full or its terminal
 * is closed, does not stop the server: what is kept is written as soon as that is possible again.
 *
 * @param fd file descriptor, by default stderr
 */
export function logStream(fd = 2): DestinationStream {
  const stream = pino.destination({ fd, sync: true, maxLength: kept });
  let lost = 0;
  // There is nowhere to tell it. Each line tries again.
  stream.on("error", () => undefined);
  stream.on("drop", () => {
    lost += 1;
  });
  stream.on("write", () => {
    if (lost === 0) return;
    const line = {
      level: 40,
      time: Date.now(),
      lost,
      msg: "the log could not be written, and lines are lost",
    };
    lost = 0;
    stream.write(`${JSON.stringify(line)}\n`);
  });
  return stream;
}

/**
 * Creates the server's log: one JSON object per line on stderr (stdout only gets the server's address). It never contains
 * personal data: no bodies, query strings, addresses or headers.
 *
 * @param level lowest level that is written
 * @param destination stream that receives the lines
 */
export function createLogger(level: string, destination = logStream()): Logger {
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
