import { expect, test } from "vitest";
import { MemoryLimiter } from "./memory-limiter.ts";

test("refuses what is over the points of a window, says how long to wait, and begins anew after it", async () => {
  let time = 0;
  const limiter = new MemoryLimiter({ points: 3, duration: 60 }, () => time);
  await limiter.consume("a", 2);
  await limiter.consume("a", 1);
  time = 20_000;
  await expect(limiter.consume("a", 1)).rejects.toMatchObject({ msBeforeNext: 40_000 });
  await limiter.consume("b", 3);
  time = 60_000;
  await limiter.consume("a", 3);
  await expect(limiter.consume("a", 1)).rejects.toMatchObject({ msBeforeNext: 60_000 });
});

test("many addresses cannot fill memory: the oldest counters are forgotten", async () => {
  const limiter = new MemoryLimiter({ points: 1, duration: 60 });
  for (let address = 0; address < 60_000; address += 1) await limiter.consume(String(address), 1);
  expect(limiter.size).toBe(50_000);
  await expect(limiter.consume("59999", 1)).rejects.toBeDefined();
  await limiter.consume("0", 1);
});
