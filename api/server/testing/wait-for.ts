import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a condition is true. Checks it every 20 ms.
 *
 * @param what description of the condition, for the error
 * @param limit timeout, in milliseconds
 * @throws Error after the timeout; any error of the condition
 */
export async function waitFor(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limit = 30_000,
): Promise<void> {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain until ${what}.`);
    await sleep(20);
  }
}
