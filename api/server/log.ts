import { type Logger, pino } from "pino";

/**
 * The server's log: one JSON object per line on stderr (stdout only carries the address the server is at). It never
 * holds personal data: no bodies, no query strings, no addresses, no headers.
 *
 * @param level the least important level to write
 */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: { service: "lightmaker-api" }, serializers: { err: describeError } },
    pino.destination({ fd: 2, sync: true }),
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
