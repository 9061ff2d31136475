import { expect, test } from "vitest";
import type { KnowledgeEntry } from "../../contract/index.ts";
import type { Candidate } from "./chances.ts";
import { createOffers } from "./offers.ts";
import { nobody, type Reading } from "./understood.ts";
import { createSayings } from "./unused-words.ts";

const entry = (id: string, question: string): KnowledgeEntry => ({
  id,
  category: "service",
  title: question,
  question,
  paraphrases: [],
  answer: question,
  url: "/",
});
const entries = [
  entry("faq.unattended", "May the machine run alone?"),
  entry("faq.opening-hours", "When are you open?"),
  entry("faq.overtime", "May the machine run at night?"),
];
const { counterOf } = createOffers((id) => entries.find((each) => each.id === id), createSayings(entries));
/** A question of which nothing was understood but its words. */
const reading = { parts: [], rest: ["night"] };
const hits = [{ id: "faq.overtime", score: 0.9, covered: 1 }];

test("an entry that says a word more makes an answer doubtful", () => {
  expect(counterOf(reading, ["faq.opening-hours"], hits)).toBe(hits[0]);
});

test("a warning is told, whatever else the question may ask", () => {
  expect(counterOf(reading, ["faq.unattended"], hits)).toBeUndefined();
});

const { settledBy, insteadOf, besideOf, likeAnd } = createOffers(
  (id) => entries.find((each) => each.id === id),
  createSayings(entries),
);
const features = { unknown: 0, named: 0, likeness: 1 } as Candidate["features"];
const candidate = (id: string, chance: number): Candidate => ({ id, chance, features });
const ofKind = (kind: "unknown" | "entry"): Reading =>
  ({
    parts: [{ kind, answers: [], subject: nobody }],
    understood: [],
    asksForWork: false,
  }) as unknown as Reading;

test("a likely entry settles what another one makes doubtful", () => {
  const told = ["faq.opening-hours"];
  expect(settledBy([candidate("faq.opening-hours", 0.5)], told, 0.3)).toBe("faq.opening-hours");
  expect(settledBy([candidate("faq.opening-hours", 0.5)], told, 0.45)).toBeUndefined();
  expect(settledBy([candidate("faq.overtime", 0.7)], told, 0.7)).toBe("faq.overtime");
  expect(settledBy([candidate("faq.overtime", 0.5)], told, 0.5)).toBeUndefined();
});

test("a likely entry is told instead of not knowing, but no verdict on a material", () => {
  expect(insteadOf(ofKind("unknown"), [candidate("faq.overtime", 0.6)])).toBe("faq.overtime");
  expect(insteadOf(ofKind("unknown"), [candidate("faq.overtime", 0.4)])).toBeUndefined();
  expect(insteadOf(ofKind("unknown"), [candidate("substance.cork", 0.9)])).toBeUndefined();
  expect(insteadOf(ofKind("entry"), [candidate("faq.overtime", 0.9)])).toBeUndefined();
});

test("beside an entry that is sure, one is told that may be meant as well", () => {
  const told = [{ text: "", source: { title: "", url: "" }, ids: ["faq.opening-hours"] }];
  const beside = (chance: number) =>
    besideOf(
      ofKind("entry"),
      told,
      [candidate("faq.opening-hours", 0.9), candidate("faq.overtime", chance)],
      "en",
    )?.id;
  expect(beside(0.35)).toBe("faq.overtime");
  expect(beside(0.2)).toBeUndefined();
});

test("an entry that is only like the question is told alone if it is sure", () => {
  const second = candidate("faq.overtime", 0.3);
  expect(likeAnd("faq.opening-hours", [candidate("faq.opening-hours", 0.5), second])).toEqual([
    "faq.opening-hours",
    "faq.overtime",
  ]);
  expect(likeAnd("faq.opening-hours", [candidate("faq.opening-hours", 0.8), second])).toEqual([
    "faq.opening-hours",
  ]);
});
