import { expect, it } from "vitest";
import { allSame, validSelection, withModelAt } from "./selection.ts";

const all = ["a", "b", "c", "d", "e"];

it("validSelection returns two to four known models without duplicates", () => {
  expect(validSelection(["c", "a"], all)).toEqual(["c", "a"]);
  expect(validSelection([], all)).toEqual(["a", "b"]);
  expect(validSelection(["b", "b", "unknown"], all)).toEqual(["b", "a"]);
  expect(validSelection([...all], all)).toEqual(["a", "b", "c", "d"]);
  expect(validSelection(["a"], ["a"])).toEqual(["a"]);
});

it("withModelAt sets a model at an index, and swaps two that are both chosen", () => {
  expect(withModelAt(["a", "b", "c"], 0, "d")).toEqual(["d", "b", "c"]);
  expect(withModelAt(["a", "b", "c"], 1, "a")).toEqual(["b", "a", "c"]);
  expect(withModelAt(["a", "b", "c"], 0, "c")).toEqual(["c", "b", "a"]);
});

it("allSame compares values", () => {
  const speed = (figure: number) => ({ figures: [figure], unit: "mm/s" });
  expect(allSame([speed(1000), speed(1000), speed(1000)])).toBe(true);
  expect(allSame([speed(1000), speed(600)])).toBe(false);
  expect(allSame([null, null])).toBe(true);
  expect(allSame([null, "yes"])).toBe(false);
  expect(allSame([])).toBe(true);
});
