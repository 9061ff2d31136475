import { expect, test } from "vitest";
import { limitRefusals, refusalsPerMinute } from "./refusal-limit.ts";

test("refused requests are logged 600 times a minute, all others always, and the next line counts what is missing", () => {
  let time = 0;
  const mayLog = limitRefusals(() => time);
  for (let request = 0; request < refusalsPerMinute; request += 1) expect(mayLog(404)).toBe(0);
  expect(mayLog(429)).toBeUndefined();
  expect(mayLog(404)).toBeUndefined();
  expect(mayLog(200)).toBe(0);
  expect(mayLog(503)).toBe(0);
  time = 59_999;
  expect(mayLog(404)).toBeUndefined();
  time = 60_000;
  expect(mayLog(404)).toBe(3);
  expect(mayLog(404)).toBe(0);
});
