import { type DestinationStream, type Logger, pino } from "pino";
import { printable } from "./printable.ts";

/** Returns a synchronous stream to stderr, so that a crash loses no line. */
const stderr = (): DestinationStream => pino.destination({ fd: 2, sync: true });

/**
 * Creates the server's log: one JSON object per line on stderr (stdout only gets the server's address). It never contains
 * personal data: no bodies, query strings, addresses or headers.
 *
 * @param level lowest level that is written
 * @param destination stream that receives the lines
 */
export function createLogger(level: string, destination = stderr()): Logger {
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
