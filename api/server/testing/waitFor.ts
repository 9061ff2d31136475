import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a condition holds, looking every 20 ms.
 *
 * @param what the condition in words, for the error
 * @param limit the longest to wait, in milliseconds
 * @throws Error when the limit passes; whatever the condition throws
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
