import { expect, test } from "vitest";
import { AnswerPace } from "./answer-pace.ts";

test("every round of the event loop starts one answer at most, in order", async () => {
  const pace = new AnswerPace();
  const started: number[] = [];
  const all = [1, 2, 3].map(async (number) => {
    await pace.turn();
    started.push(number);
  });
  const seen: number[] = [];
  for (let round = 0; round < 20 && started.length < 3; round += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    seen.push(started.length);
  }
  await Promise.all(all);
  expect(started).toEqual([1, 2, 3]);
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
});

test("when a hundred wait, further ones are told at once, and later there is room again", async () => {
  const pace = new AnswerPace();
  const waiting = Array.from({ length: 100 }, () => pace.turn());
  expect(await pace.turn()).toBe(false);
  expect(await Promise.all(waiting)).not.toContain(false);
  expect(await pace.turn()).toBe(true);
});
