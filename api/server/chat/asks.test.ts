import { expect, test } from "vitest";
import type { KnowledgeLexicon } from "../../contract/index.ts";
import { createAskFinder } from "./asks.ts";
import type { Sense, Span } from "./scan.ts";

const lexicon = {
  attributes: [],
  intents: [{ answers: ["sample.material"], cues: [["ship", "anymaterial"]] }],
} as unknown as KnowledgeLexicon;
const asksIn = createAskFinder(lexicon, new Set());
const spansOf = (...senses: readonly Sense[]): readonly Span[] =>
  senses.map((sense, at) => ({ from: at, to: at + 1, senses: [sense], isHow: false }));
const ship: Sense = { kind: "cue", id: "ship" };

test("an intent may ask for any material that is named", () => {
  const [ask] = asksIn(spansOf(ship, { kind: "material", id: "felt" }), [], [], false);
  expect(ask?.rule.answers).toEqual(["sample.material"]);
});

test("a lens that is sent is a part of the machine, no material", () => {
  expect(asksIn(spansOf(ship, { kind: "material", id: "lens" }), [], [], false)).toEqual([]);
});
