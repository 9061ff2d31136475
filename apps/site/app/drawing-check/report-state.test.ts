import { expect, it } from "vitest";
import { emptyEntries, entriesInUrl, figureOf, operationsInUrl, stateParameters } from "./report-state.ts";

it("reads figures with a point or a comma, and nothing else", () => {
  expect(["2.5", " 2,5 ", "0", "-1", "", "3 mm", "1e999"].map(figureOf)).toEqual([
    2.5,
    2.5,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it("brings figures and operations through a link", () => {
  const entries = { ...emptyEntries, price: "36,5", gap: "5", cut: "no" };
  const operations = ["cut", "engrave", "ignore", "score"] as const;
  const search = new URLSearchParams(stateParameters(entries, operations)).toString();
  expect(entriesInUrl(search)).toEqual({ ...entries, cut: "" });
  expect(operationsInUrl(search, 4)).toEqual(operations);
});

it("removes what is as at first from the link", () => {
  expect(Object.values(stateParameters(emptyEntries, [])).join("")).toBe("");
});

it("takes no operations for another number of layers, or with a foreign letter", () => {
  expect(operationsInUrl("layers=cc", 3)).toBeUndefined();
  expect(operationsInUrl("layers=cx", 2)).toBeUndefined();
  expect(operationsInUrl("layers=cxc", 2)).toBeUndefined();
  expect(operationsInUrl("", 1)).toBeUndefined();
});

it("leaves out of a link what is no figure", () => {
  expect(entriesInUrl("price=<b>&gap=-3&hour=1234567890123")).toEqual(emptyEntries);
});
