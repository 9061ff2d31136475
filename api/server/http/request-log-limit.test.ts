import { describe, expect, test } from "vitest";
import { type EndedRequest, limitRequestLog, linesPerMinute } from "./request-log-limit.ts";

const request = (method: string, status: number, aborted = false): EndedRequest => ({
  method,
  status,
  aborted,
});

describe.each([
  ["a successful GET", request("GET", 200), request("HEAD", 304)],
  ["a refused request", request("POST", 429), request("GET", 404)],
  ["a failed request", request("GET", 503), request("POST", 500)],
  ["a form without JavaScript", request("POST", 303), request("POST", 303)],
  ["an aborted request", request("POST", 200, true), request("GET", 404, true)],
])("%s", (_, one, other) => {
  test("is logged 600 times a minute, and the first line of the next minute counts what is missing", () => {
    let time = 0;
    const mayLog = limitRequestLog(() => time);
    for (let line = 0; line < linesPerMinute; line += 1) expect(mayLog(one)).toBe(0);
    expect(mayLog(one)).toBeUndefined();
    expect(mayLog(other)).toBeUndefined();
    time = 59_999;
    expect(mayLog(other)).toBeUndefined();
    time = 60_000;
    expect(mayLog(other)).toBe(3);
    expect(mayLog(one)).toBe(0);
  });
});

test("what was accepted from a visitor is always logged, and a flood of one kind hides no other", () => {
  const mayLog = limitRequestLog(() => 0);
  for (let line = 0; line < 2 * linesPerMinute; line += 1) {
    expect(mayLog(request("POST", 200))).toBe(0);
    mayLog(request("GET", 200));
  }
  expect(mayLog(request("GET", 200))).toBeUndefined();
  for (const status of [303, 404, 503]) expect(mayLog(request("GET", status))).toBe(0);
});
