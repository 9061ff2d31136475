import type { Logger } from "pino";

/** Logs the cause of a failure. */
export type FaultLog = (key: string, cause: unknown, requestId?: string) => void;

/** How long a repeated fault is only counted and not logged, in milliseconds. */
const quietMs = 60_000;

/** Maximum number of different faults to remember. Beyond it, all of them are forgotten. */
const maxFaults = 100;

/**
 * Creates a log for faults. It logs a fault at its first occurrence and then at most once a minute, with the number of
 * occurrences in between. A full disk causes hundreds of failures for one reason, and they must not fill the log's disk as well.
 */
export function createFaultLog(logger: Logger, now: () => number = () => performance.now()): FaultLog {
  const known = new Map<string, { readonly since: number; times: number }>();
  return (key, cause, requestId) => {
    const text = `${key} ${cause instanceof Error ? cause.message : String(cause)}`;
    const before = known.get(text);
    if (before && now() - before.since < quietMs) {
      before.times += 1;
      return;
    }
    if (known.size >= maxFaults) known.clear();
    known.set(text, { since: now(), times: 0 });
    const repeated = before && before.times > 0 ? { repeated: before.times } : {};
    logger.error({ err: cause, requestId, ...repeated }, key);
  };
}
