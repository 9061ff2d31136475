import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a condition is true. Checks it every 20 ms. Also gives up on a condition that never answers.
 *
 * @param what description of the condition, for the error
 * @param limit timeout, in milliseconds
 * @throws Error after the timeout; any error of the condition
 */
export async function waitFor(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limit = 120_000,
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Waited ${limit} ms in vain until ${what}.`)), limit);
  try {
    while (!(await Promise.race([condition(), late.promise]))) await Promise.race([sleep(20), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
