import type { Logger } from "pino";

/** Logs why something failed. */
export type FaultLog = (key: string, cause: unknown, requestId?: string) => void;

/** How long the same fault is only counted, in milliseconds. */
const quietMs = 60_000;

/** Faults that are told apart; more are forgotten together. */
const maxFaults = 100;

/**
 * Logs a fault when it comes first, and then once a minute with how often it came in between: a full disk refuses hundreds of visitors
 * for one reason, and must not fill the log's disk as well.
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
