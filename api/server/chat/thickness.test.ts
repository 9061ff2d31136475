import { parse } from "valibot";
import { expect, test } from "vitest";
import { type Knowledge, knowledgeSchema } from "../../contract/index.ts";
import { createKnowledgeAnswerer } from "./knowledge-answerer.ts";
import { lengthsOf, thicknessOf, withoutLengths } from "./thickness.ts";

test.each([
  ["10mm 亚克力", 10],
  ["能切1.5厘米吗", 15],
  ["25 毫米", 25],
  ["letters 900 wide", 900],
  ["900宽的字", 900],
  ["how wide is the 960", undefined],
  ["1390宽多少", undefined],
  ["A2 sheets", 594],
  ["A4纸", 297],
  ["a 4 mm sheet", 4],
  ["A25 alloy", undefined],
  ["一米二宽", 1_200],
  ["1米2的板", 1_200],
  ["两米半", 2_500],
  ["两米2台", undefined],
  ["8寸", 203.2],
  ["6-mm plywood", 6],
  ["1/2 inch", 12.7],
  ["1 1/2 inch", 38.1],
  ["½ inch", 12.7],
  ["half an inch", 12.7],
  ["a quarter of an inch", 6.35],
  ["an inch thick", 25.4],
  ["one inch", 25.4],
  ["10 1/2 inch", 266.7],
  ["13 / 16 inch", 20.6375],
  ["1/16 inch", 1.5875],
  ["0.25 in the box", undefined],
  ["0.25in", 6.35],
  ["12.75mm", 12.75],
  ["3 厘", 3],
  ["三毫米", 3],
  ["十毫米", 10],
  ["两厘米", 20],
  ["三米", 3_000],
  ["1.5 metres", 1_500],
  ["1 metre", 1_000],
  ["2 feet", 609.6],
  ["1 foot", 304.8],
  ["1 ft", 304.8],
  ["3 millimetres", 3],
  ["1 millimeter", 1],
  ["2 centimetres", 20],
  ["1 centimeter", 10],
  ["2 inches", 50.8],
  ["0 mm", undefined],
  ["1/0 inch", undefined],
  ["half of 20 in the box", undefined],
  ["600 mm/s", undefined],
  ["Light 1390", undefined],
])("%s is %s mm", (question, millimetres) => {
  const found = thicknessOf(question);
  if (millimetres === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(millimetres);
});

test.each([
  ["600 x 400 mm", [600, 400]],
  ["600x400mm", [600, 400]],
  ["600 by 400 mm", [600, 400]],
  ["60乘40厘米", [600, 400]],
  ["60.5 × 40.5 cm", [605, 405]],
  ["24 x 12 in", [609.6, 304.8]],
  ["24 x 12.5 inches", [609.6, 317.5]],
  ["1.3 x 0.9 m", [1_300, 900]],
  ["600 x 400", [600, 400]],
  ["boards of 60x40", [600, 400]],
  ["板子60x40", [600, 400]],
  ["a logo of 60x40", [60, 40]],
  ["铭牌60x40", [60, 40]],
  ["600 x 400.5", [600, 400.5]],
  ["2 x 3 ft", [609.6, 914.4]],
])("%s has the lengths %j in mm", (question, millimetres) => {
  const found = lengthsOf(question);
  expect(found).toHaveLength(millimetres.length);
  for (const [index, length] of millimetres.entries()) expect(found[index]).toBeCloseTo(length);
});

test.each([
  ["can it cut 10 mm acrylic", "can it cut  lengthmark  acrylic"],
  ["能切十毫米亚克力吗", "能切 lengthmark 亚克力吗"],
  ["speed of 600 mm/s", "speed of 600 mm/s"],
])("without its lengths, %j is %j", (question, text) => {
  expect(withoutLengths(question)).toBe(text);
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
