import { pino } from "pino";
import { RateLimiterRes } from "rate-limiter-flexible";
import { beforeEach, describe, expect, test } from "vitest";
import { MemoryLimiter } from "./memory-limiter.ts";
import { CountingDatabase, SharedLimiter } from "./shared-limiter.ts";

describe("a limiter in the database", () => {
  let now: number;
  let asked: number;
  let answer: () => Promise<RateLimiterRes>;
  let open: (points: number) => SharedLimiter;
  beforeEach(() => {
    now = 0;
    asked = 0;
    answer = async () => new RateLimiterRes();
    const database = new CountingDatabase(pino({ level: "silent" }), () => now);
    const shared = {
      delete: () => Promise.reject(new Error("not expected")),
      consume: () => {
        asked += 1;
        return answer();
      },
    };
    open = (points) =>
      new SharedLimiter(shared, new MemoryLimiter({ points, duration: 60 }, () => now), database);
  });

  const fail = () => Promise.reject(new Error("Query read timeout"));
  const refuse = () => Promise.reject(new RateLimiterRes(0, 1_000, 4, false));

  test("asks the database, and what it refuses is refused", async () => {
    const limiter = open(3);
    await limiter.consume("a", 1);
    answer = refuse;
    await expect(limiter.consume("a", 1)).rejects.toBeInstanceOf(RateLimiterRes);
    await expect(limiter.consume("a", 1)).rejects.toBeInstanceOf(RateLimiterRes);
    expect(asked).toBe(3);
  });

  test("counts in memory after a failure, and neither this nor another limiter asks before the pause is over", async () => {
    const [limiter, other] = [open(2), open(2)];
    answer = fail;
    await limiter.consume("a", 1);
    await limiter.consume("a", 1);
    await other.consume("a", 1);
    await expect(limiter.consume("a", 1)).rejects.toBeInstanceOf(RateLimiterRes);
    now = 9_999;
    await other.consume("a", 1);
    expect(asked).toBe(1);
  });

  test("asks with one request after the pause, and with all once the database answers", async () => {
    const limiter = open(100);
    answer = fail;
    await limiter.consume("a", 1);
    now = 10_000;
    await Promise.all([limiter.consume("a", 1), limiter.consume("a", 1), limiter.consume("a", 1)]);
    expect(asked).toBe(2);
    now = 20_000;
    answer = async () => new RateLimiterRes();
    await limiter.consume("a", 1);
    await limiter.consume("a", 1);
    expect(asked).toBe(4);
  });
});
