import { describe, expect, it } from "vitest";
import type { KnowledgeEntry } from "../../contract/index.ts";
import { createChances } from "./chances.ts";
import type { Hit } from "./retrieval.ts";
import { nobody, type Reading } from "./understood.ts";
import { createSayings } from "./unused-words.ts";

const entry = (id: string, question: string, answer: string): KnowledgeEntry => ({
  id,
  category: "service",
  title: "Service",
  question,
  paraphrases: [],
  answer,
  url: "/en/support",
});

const entries = [
  entry("care.tray", "How do I clean the crumb tray?", "Empty it into a metal bin."),
  entry("care.lens", "How do I clean the lens?", "Wipe it from the centre outwards."),
  entry("hours", "When can I call?", "Monday to Friday."),
];

const reading = { understood: [], isForeign: false, subject: nobody } as unknown as Reading;
const hit = (id: string, score: number): Hit => ({ id, score, covered: score });
const { rank } = createChances(entries, undefined, createSayings(entries));
const asked = { question: "clean the crumb tray", reading, told: [], guessed: [] };
const chanceOf = (id: string, ranked: ReturnType<typeof rank>): number =>
  ranked.find((each) => each.id === id)?.chance ?? Number.NaN;

describe("the chance that an entry answers a question", () => {
  const hits = [hit("care.lens", 0.5), hit("care.tray", 0.5), hit("hours", 0.5)];

  it("is greater the more of the question's words the entry says", () => {
    expect(rank({ ...asked, hits }).map(({ id }) => id)).toEqual(["care.tray", "care.lens", "hours"]);
  });

  it("is greater for what the reader understood than for what it only thinks of, and least for what it does not", () => {
    const [understood, guessed, neither] = [{ told: ["hours"] }, { guessed: ["hours"] }, {}].map((what) =>
      chanceOf("hours", rank({ ...asked, hits, ...what })),
    );
    expect(understood).toBeGreaterThan(guessed ?? Number.NaN);
    expect(guessed).toBeGreaterThan(neither ?? Number.NaN);
  });

  it("is a probability, also of a question without a word", () => {
    for (const question of ["", "clean the crumb tray"])
      for (const { chance } of rank({ ...asked, question, hits })) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
  });

  it("counts the words that no entry says by their rarity", () => {
    const of = (question: string) => rank({ ...asked, question, hits })[0]?.features.unknown;
    expect(of("clean the crumb tray")).toBe(0);
    expect(of("clean the zeppelin")).toBeGreaterThan(0.5);
  });
});
