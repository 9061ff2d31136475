import { describe, expect, test } from "vitest";
import type { KnowledgeEntry, KnowledgeLexicon } from "../../contract/index.ts";
import { understoodIn } from "../testing/sample-lexicon.ts";
import type { Outcome } from "./answerer.ts";
import { createKnowledgeAnswerer } from "./knowledge-answerer.ts";

const en = understoodIn("en");

const cable: KnowledgeEntry = {
  id: "faq.mains-cable",
  category: "service",
  title: "Mains cable",
  question: "What is the weight of the mains cable?",
  paraphrases: ["mains cable weight"],
  answer: "The mains cable weighs 2 kg.",
  url: "/cable",
};

async function ask(
  question: string,
  entries: readonly KnowledgeEntry[] = [],
  finder: KnowledgeLexicon["finder"] = [],
) {
  const outcomes: Outcome[] = [];
  const { lexicon } = en;
  if (!lexicon) throw new Error("The sample has no lexicon.");
  const answerer = createKnowledgeAnswerer({
    knowledge: {
      en: {
        ...en,
        entries: [...en.entries, ...entries],
        lexicon: { ...lexicon, finder: [...lexicon.finder, ...finder] },
      },
    },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  const answer = await answerer.answer(question, { language: "en" });
  return { ...answer, outcome: outcomes.at(-1) };
}

describe("a word of the question that the answer leaves unsaid", () => {
  const question = "weight of the mains cable of the 530";

  test("makes it an offer if an entry like the question says that word", async () => {
    const less = { ...cable, paraphrases: [], question: "Mains cable: weight and length?" };
    const { answer, outcome, suggestions } = await ask(question, [less]);
    expect(outcome).toBe("offered");
    expect(answer).not.toContain("70 kg");
    expect(suggestions?.slice(0, 2)).toEqual(["Light 530: weight?", less.question]);
  });

  test("lets that entry answer alone if it is likely enough", async () => {
    const { answer, outcome } = await ask(question, [cable]);
    expect([answer, outcome]).toEqual([cable.answer, "answered"]);
  });

  test("does not matter if no entry says it", async () => {
    const { answer, outcome } = await ask(question);
    expect(outcome).toBe("answered");
    expect(answer).toBe("Light 530, weight: 70 kg.");
  });

  test("does not matter if the answer says it too", async () => {
    const { answer } = await ask("weight of the 530", [cable]);
    expect(answer).toBe("Light 530, weight: 70 kg.");
  });

  test("never takes back what keeps people safe", async () => {
    const other = { ...cable, paraphrases: ["goggles near the mains cable"] };
    expect((await ask("are goggles worn near the mains cable", [other])).answer).toContain("It depends.");
  });
});

test("a row found by likeness is told as a row: not published if it is not", async () => {
  const { outcome } = await ask("Light 530: voltag", []);
  expect(outcome).toBe("declined");
});

test("what can be done with a material is not told for a question that only looks like one about it", async () => {
  const plastic = {
    ...cable,
    id: "material.plastic",
    question: "Can plastic bags be recycled in it?",
    paraphrases: ["recycle plastic bags"],
    answer: "Yes, it can be cut.",
  };
  const { answer, outcome, suggestions } = await ask("recycled plastic bags", [plastic]);
  expect(outcome).toBe("offered");
  expect(answer).not.toContain("can be cut");
  expect(suggestions).toContain(plastic.question);
});

describe("advice on a size", () => {
  const verdict = (model: string, fit: "yes" | "partly" | "no", reason: string) => ({ model, fit, reason });
  const sizes: KnowledgeLexicon["finder"] = [
    {
      name: "size",
      options: [
        {
          value: "300x200",
          label: "300 × 200",
          words: [],
          verdicts: [
            verdict("light-530", "yes", "Fits 500 × 300."),
            verdict("light-640", "yes", "Fits 600 × 400."),
            verdict("light-960", "yes", "Fits 900 × 600."),
          ],
        },
        {
          value: "600x400",
          label: "600 × 400",
          words: [],
          verdicts: [
            verdict("light-530", "no", "Too small."),
            verdict("light-640", "partly", "Only just."),
            verdict("light-960", "yes", "Fits 900 × 600."),
          ],
        },
        {
          value: "900x600",
          label: "900 × 600",
          words: [],
          verdicts: [
            verdict("light-530", "no", "Too small."),
            verdict("light-640", "no", "Too small."),
            verdict("light-960", "partly", "Only just."),
          ],
        },
      ],
    },
  ];

  test("names a machine that the piece leaves room on, though it fills no size exactly", async () => {
    const { answer } = await ask("which machine for 800 x 500 mm", [], sizes);
    expect(answer).toContain("Light 960: Fits 900 × 600.");
    expect(answer).not.toContain("Only just.");
  });

  test("names the machine whose bed it fills, with that remark, beside the next larger one", async () => {
    const { answer } = await ask("which machine for 600 x 400 mm", [], sizes);
    expect(answer).toContain("Light 640: Only just.");
    expect(answer).toContain("Light 960: Fits 900 × 600.");
  });
});
