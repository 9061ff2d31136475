import { expect, it } from "vitest";
import { allSame, choosable, placed } from "./compare.ts";

const all = ["a", "b", "c", "d", "e"];

it("keeps between two and four known models, each once", () => {
  expect(choosable(["c", "a"], all)).toEqual(["c", "a"]);
  expect(choosable([], all)).toEqual(["a", "b"]);
  expect(choosable(["b", "b", "unknown"], all)).toEqual(["b", "a"]);
  expect(choosable([...all], all)).toEqual(["a", "b", "c", "d"]);
  expect(choosable(["a"], ["a"])).toEqual(["a"]);
});

it("puts a model into a place, and lets two change places", () => {
  expect(placed(["a", "b", "c"], 0, "d")).toEqual(["d", "b", "c"]);
  expect(placed(["a", "b", "c"], 1, "a")).toEqual(["b", "a", "c"]);
  expect(placed(["a", "b", "c"], 0, "c")).toEqual(["c", "b", "a"]);
});

it("knows what differs", () => {
  const speed = (figure: number) => ({ figures: [figure], unit: "mm/s" });
  expect(allSame([speed(1000), speed(1000), speed(1000)])).toBe(true);
  expect(allSame([speed(1000), speed(600)])).toBe(false);
  expect(allSame([null, null])).toBe(true);
  expect(allSame([null, "yes"])).toBe(false);
  expect(allSame([])).toBe(true);
});
