import { type DestinationStream, type Logger, pino } from "pino";
import { printable } from "./printable.ts";

/** Where the log goes: stderr, written at once, so that a crash loses no line. */
const stderr = (): DestinationStream => pino.destination({ fd: 2, sync: true });

/**
 * The server's log: one JSON object per line on stderr (stdout only carries the address the server is at). It never
 * holds personal data: no bodies, no query strings, no addresses, no headers.
 *
 * @param level the least important level to write
 * @param destination takes the lines
 */
export function createLogger(level: string, destination = stderr()): Logger {
  return pino(
    {
      level,
      base: { service: "lightmaker-api" },
      serializers: { err: describeError },
      // JSON leaves U+0085, U+2028, U+009B and their kin as they are. Paths and messages may hold them; a line must stay one line, and do nothing.
      hooks: { streamWrite: printable },
    },
    destination,
  );
}

/**
 * What the log says about an error. Only these four: PostgreSQL puts the refused row itself, with what the
 * visitor typed, into `detail`, and pino's own serializer copies every property.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
