import { expect, test } from "vitest";
import { stopWithin } from "./stop-limit.ts";

test("a stop that ends in time ends so, with its own error", async () => {
  await stopWithin(async () => undefined, 60_000);
  await expect(stopWithin(() => Promise.reject(new Error("no disk")), 60_000)).rejects.toThrow("no disk");
});

test("a stop that never ends is given up at the limit", async () => {
  await expect(stopWithin(() => new Promise(() => undefined), 30)).rejects.toThrow("under way after 0.03 s");
});
