import type { Config } from "./config.ts";

/** Longest time that a mail may take, in milliseconds. A mail that is cut off would be sent twice. */
export const longestSend = 60_000;

/** Longest time that a statement of a database that hangs may take, in milliseconds, with some more for the disk. */
const longestStatement = 20_000;

/**
 * Returns the time after SIGTERM at which the server ends in any case, in milliseconds. What it had acknowledged is stored by then; a
 * sweep or a message goes on at the next start. `TimeoutStopSec` of the unit must be longer, or systemd ends it first, in the middle
 * of a mail.
 */
export const stopLimit = ({ STOP_TIMEOUT_MS }: Pick<Config, "STOP_TIMEOUT_MS">): number =>
  Math.max(STOP_TIMEOUT_MS, longestSend) + longestStatement;

/** Time for the last lines of the log once everything has stopped, in milliseconds. */
export const lastLines = 2_000;

/**
 * Stops, but waits no longer than a limit.
 *
 * @param limit in milliseconds
 * @throws the error of `stop`; Error if the limit was reached
 */
export async function stopWithin(stop: () => Promise<void>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`something was still under way after ${limit / 1_000} s`)),
      limit,
    );
  });
  await Promise.race([stop(), late]).finally(() => clearTimeout(timer));
}
