import { expect, it } from "vitest";
import { type InstalmentEntries, numberIn, readEntries } from "./entries.ts";
import { outcomeOf } from "./outcome.ts";

it.each([
  ["60000", 60_000],
  ["60,000.50", 60_000.5],
  ["６０，０００", 60_000],
  ["¥ 60 000", 60_000],
  ["￥1,234,567", 1_234_567],
  ["4.5%", 4.5],
  ["4.5 ％", 4.5],
  ["12.", 12],
  ["−5", -5],
  ["+7", 7],
])("%s is a number", (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  "",
  "abc",
  "4,5",
  "1,23,456",
  "1e9",
  "0x10",
  "1.2.3",
  "--1",
  "Infinity",
  "NaN",
  "½",
  "六万",
  ".",
  "5 months",
])("%o is none", (text) => {
  expect(numberIn(text)).toBeUndefined();
});

const entries = (typed: Partial<InstalmentEntries>): InstalmentEntries => ({
  price: "1200",
  deposit: "",
  rate: "0",
  term: "12",
  jobs: "10",
  margin: "20",
  currency: "EUR",
  ...typed,
});

it.each([
  [{ price: "0" }, { price: "least" }],
  [{ price: "9".repeat(24) }, { price: "most" }],
  [{ price: "a lot" }, { price: "number" }],
  [{ deposit: "1200.01" }, { deposit: "deposit" }],
  [{ deposit: "-1" }, { deposit: "least" }],
  [{ rate: "101" }, { rate: "most" }],
  [{ rate: "-0.1" }, { rate: "least" }],
  [{ term: "0" }, { term: "least" }],
  [{ term: "1.5" }, { term: "whole" }],
  [{ term: "361" }, { term: "most" }],
  [{ jobs: "1000001" }, { jobs: "most" }],
  [{ margin: "?" }, { margin: "number" }],
  [{ deposit: "1200" }, {}],
  [{ price: "", deposit: "99" }, {}],
] as const)("%o has the faults %o", (typed, faults) => {
  expect(readEntries(entries(typed)).faults).toEqual(faults);
});

it("takes an empty deposit for none and leaves other empty fields out", () => {
  expect(readEntries(entries({ rate: " ", margin: "" })).figures).toEqual({
    price: 1200,
    deposit: 0,
    term: 12,
    jobs: 10,
  });
});

it("counts what it can and says what is missing", () => {
  const outcome = (typed: Partial<InstalmentEntries>) => outcomeOf(readEntries(entries(typed)));
  expect(outcome({})).toMatchObject({
    payment: 100,
    interest: 0,
    work: { needed: 5, left: 100, breakEven: 1 },
    missing: [],
  });
  expect(outcome({ margin: "" })).toMatchObject({ payment: 100, missing: ["margin"] });
  expect(outcome({ margin: "" }).work).toBeUndefined();
  expect(outcome({ price: "x", jobs: "" })).toEqual({ missing: ["price", "jobs"] });
  expect(outcome({ deposit: "5000" })).toEqual({ missing: ["deposit"] });
  expect(outcome({ deposit: "1200" }).work).toEqual({ needed: 0, left: 200, breakEven: 6 });
});
