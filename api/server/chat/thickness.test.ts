import { parse } from "valibot";
import { expect, test } from "vitest";
import { type Knowledge, knowledgeSchema } from "../../contract/index.ts";
import { createKnowledgeAnswerer } from "./knowledge-answerer.ts";
import { thicknessOf } from "./thickness.ts";

test.each([
  ["10mm 亚克力", 10],
  ["能切1.5厘米吗", 15],
  ["25 毫米", 25],
  ["一米二宽", 1_200],
  ["1米2的板", 1_200],
  ["两米半", 2_500],
  ["两米2台", undefined],
  ["8寸", 203.2],
  ["6-mm plywood", 6],
  ["1/2 inch", 12.7],
  ["1 1/2 inch", 38.1],
  ["½ inch", 12.7],
  ["half of 20 in the box", undefined],
  ["600 mm/s", undefined],
  ["Light 1390", undefined],
])("%s is %s mm", (question, millimetres) => {
  const found = thicknessOf(question);
  if (millimetres === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(millimetres);
});

const knowledge: Knowledge = parse(knowledgeSchema, {
  language: "en",
  contact: { title: "Contact us", url: "/en/contact/contactus?about={question}#message" },
  subjects: [],
  unsafe: [],
  entries: [
    {
      id: "acrylic",
      category: "materials",
      title: "Acrylic",
      question: "How thick can acrylic be cut?",
      paraphrases: ["can it cut 10 mm acrylic"],
      answer: "Up to 20 mm.",
      url: "/en/materials/acrylic",
      byThickness: {
        steps: [
          { upTo: 8, answer: "Every model." },
          { upTo: 20, answer: "Some models." },
        ],
        beyond: "No model.",
      },
    },
  ],
});
const answerer = createKnowledgeAnswerer({ knowledge: { en: knowledge }, onOutcome: () => undefined });
const ask = (question: string) => answerer.answer(question, { language: "en" });

test.each([
  ["How thick can acrylic be cut?", "Up to 20 mm."],
  ["can it cut 8 mm acrylic", "Every model."],
  ["can it cut 8.1 mm acrylic", "Some models."],
  ["can it cut 2 cm acrylic", "Some models."],
  ["can it cut 1 inch acrylic", "No model."],
])("a thickness chooses the answer: %s", async (question, answer) => {
  expect((await ask(question)).answer).toBe(answer);
});

test("the way to a person takes the question along", async () => {
  expect((await ask("Is it raining & cold?")).sources).toEqual([
    { title: "Contact us", url: "/en/contact/contactus?about=Is%20it%20raining%20%26%20cold%3F#message" },
  ]);
});
