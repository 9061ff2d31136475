import { expect, test } from "vitest";
import { understoodIn } from "../testing/sample-lexicon.ts";
import type { Sense } from "./scan.ts";
import { createSuperlatives } from "./superlatives.ts";
import { nobody } from "./understood.ts";

const { lexicon, entries } = understoodIn("en");
if (!lexicon) throw new Error("The sample has no lexicon.");
const superlatives = createSuperlatives(lexicon, entries);
const said = (...senses: Sense[]) => ({ spans: [{ from: 0, to: 1, senses, isHow: false }] });
const big = { models: ["light-640", "light-960"], group: "big" };

test.each([
  ["the heaviest", said({ kind: "most", id: "weight" }), nobody, ["light-960"]],
  ["the lightest of a series", said({ kind: "least", id: "weight" }), big, ["light-640"]],
  ["several with the same figure", said({ kind: "most", id: "voltage" }), nobody, []],
  ["two superlatives", said({ kind: "most", id: "weight" }, { kind: "least", id: "noise" }), nobody, []],
  ["the thickest, which is said of a piece", said({ kind: "most", id: "cut-thickness" }), nobody, []],
  ["no superlative", said({ kind: "attribute", id: "weight" }), nobody, []],
] as const)("%s", (_, place, among, models) => {
  expect(superlatives.of(place, among).models).toEqual(models);
});
