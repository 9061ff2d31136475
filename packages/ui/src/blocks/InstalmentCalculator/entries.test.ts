import { expect, it } from "vitest";
import { type InstalmentEntries, parseNumber, readEntries } from "./entries.ts";
import { calculate } from "./results.ts";

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
])("parseNumber parses %s", (text, number) => {
  expect(parseNumber(text)).toBe(number);
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
])("parseNumber rejects %o", (text) => {
  expect(parseNumber(text)).toBeUndefined();
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
] as const)("readEntries reports for %o the faults %o", (typed, faults) => {
  expect(readEntries(entries(typed)).faults).toEqual(faults);
});

it("readEntries counts an empty deposit as 0 and omits other empty fields", () => {
  expect(readEntries(entries({ rate: " ", margin: "" })).figures).toEqual({
    price: 1200,
    deposit: 0,
    term: 12,
    jobs: 10,
  });
});

it("calculate returns every result it has the figures for, and the missing figures", () => {
  const results = (typed: Partial<InstalmentEntries>) => calculate(readEntries(entries(typed)));
  expect(results({})).toMatchObject({
    payment: 100,
    interest: 0,
    work: { needed: 5, left: 100, breakEven: 1 },
    missing: [],
  });
  expect(results({ margin: "" })).toMatchObject({ payment: 100, missing: ["margin"] });
  expect(results({ margin: "" }).work).toBeUndefined();
  expect(results({ price: "x", jobs: "" })).toEqual({ missing: ["price", "jobs"] });
  expect(results({ deposit: "5000" })).toEqual({ missing: ["deposit"] });
  expect(results({ deposit: "1200" }).work).toEqual({ needed: 0, left: 200, breakEven: 6 });
});
