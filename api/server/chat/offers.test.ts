import { expect, test } from "vitest";
import type { KnowledgeEntry } from "../../contract/index.ts";
import { createOffers } from "./offers.ts";
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
