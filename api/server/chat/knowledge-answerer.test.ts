import { describe, expect, test } from "vitest";
import { type FormLanguage, formLanguages } from "../../contract/index.ts";
import { createTestFolder } from "../testing/folders.ts";
import { knowledgeFiles, testKnowledge } from "../testing/sample-knowledge.ts";
import type { Outcome } from "./answerer.ts";
import { figuresOf } from "./figures.ts";
import { createKnowledgeAnswerer } from "./knowledge-answerer.ts";
import { readKnowledge } from "./read-knowledge.ts";

const [zh, en] = testKnowledge;

function createTestAnswerer(
  knowledge: Parameters<typeof createKnowledgeAnswerer>[0]["knowledge"] = { zh, en },
) {
  const outcomes: (readonly [Outcome, string, FormLanguage])[] = [];
  const answerer = createKnowledgeAnswerer({
    knowledge,
    onOutcome: (outcome, question, language) => outcomes.push([outcome, question, language]),
  });
  return {
    async ask(question: string, language?: FormLanguage) {
      const answer = await answerer.answer(question, { language });
      return { ...answer, outcome: outcomes.at(-1)?.[0], language: outcomes.at(-1)?.[2] };
    },
  };
}

const answers = (id: string): readonly (string | undefined)[] =>
  testKnowledge.map(({ entries }) => entries.find((entry) => entry.id === id)?.answer);

test("half a character in a question does not end the answer", async () => {
  if (!en) throw new Error("There is no English knowledge.");
  const contact = { title: "Contact", url: "/en/contact/contactus?about={question}" };
  const { ask } = createTestAnswerer({ zh, en: { ...en, contact } });
  const { sources } = await ask("\ud83d qwertyuiop", "en");
  expect(sources?.[0]?.url).toBe("/en/contact/contactus?about=%EF%BF%BD%20qwertyuiop");
});

describe("a question is answered with the entry it asks for", () => {
  const { ask } = createTestAnswerer();
  test.each([
    ["1390 多重", "light-1390.weight", "zh"],
    ["ｌｉｇｈｔ１３９０的重量", "light-1390.weight", "zh"],
    ["LIGHT-1390 weight?", "light-1390.weight", "en"],
    ["how fast is the m-20", "mark-m20.speed", "en"],
    ["M 20 的速度", "mark-m20.speed", "zh"],
    ["1390和1610哪个好", "compare.1390-1610", "zh"],
    ["compare the 1610 with the 1390", "compare.1390-1610", "en"],
    ["10mm亚克力切得动吗", "acrylic-10", "zh"],
    ["1390 的 working area 多大", "light-1390.area", "zh"],
    ["530 rf noise", "light-530-rf.noise", "en"],
    ["530 noise", "light-530.noise", "en"],
    ["机器保修多久啊", "warranty", "zh"],
    ["warrenty period", "warranty", "en"],
    ["how thick plywood can I cut", "wood", "en"],
  ])("%s", async (question, id, language) => {
    const answer = await ask(question);
    expect(answer.answer).toBe(answers(id)[language === "zh" ? 0 : 1]);
    expect([answer.outcome, answer.language]).toEqual(["answered", language]);
    expect(answer.sources?.[0]?.url.startsWith("/en")).toBe(language === "en");
  });

  test("every question of the knowledge, and every other way of asking it, leads to its own entry", async () => {
    for (const { entries, language } of testKnowledge) {
      for (const { question, paraphrases, answer } of entries) {
        for (const way of [question, ...paraphrases]) {
          expect((await ask(way, language)).answer, way).toBe(answer);
        }
      }
    }
  });

  test("also those that are offered, as they are offered", async () => {
    const { suggestions = [], outcome } = await ask("weight");
    expect(outcome).toBe("offered");
    expect(suggestions.length).toBeGreaterThan(1);
    for (const suggestion of suggestions) expect((await ask(suggestion)).outcome).toBe("answered");
  });
});

test("what is not clear is offered: at most three questions, in the language of the question", async () => {
  const { ask } = createTestAnswerer();
  const answer = await ask("Light 1390", "zh");
  expect(answer.outcome).toBe("offered");
  expect(answer.suggestions?.toSorted()).toEqual([
    "Light 1390 有多重？",
    "Light 1390 的工作幅面多大？",
    "Light 1390 的激光功率是多少？",
  ]);
  expect(answer.sources).toEqual([zh.contact]);
});

test("an entry about one model never answers a question about another", async () => {
  const { ask } = createTestAnswerer();
  for (const question of ["M20 重量", "how heavy is the M20", "M20 功率"]) {
    const { answer, suggestions = [] } = await ask(question);
    expect(`${answer} ${suggestions}`).not.toMatch(/1390/);
  }
});

test.each([
  "今天天气怎么样",
  "what is the capital of France",
  "tell me a joke",
  "写一首诗",
  "🙂",
  "?",
  "\u0000",
])("what nobody told it, it does not know, and says where a person is: %s", async (question) => {
  const answer = await createTestAnswerer().ask(question, "en");
  expect(answer.outcome).toBe("unknown");
  expect(answer.sources).toEqual([answer.language === "zh" ? zh.contact : en.contact]);
  expect(answer.suggestions).toBeUndefined();
});

describe("dangerous substances", () => {
  const { ask } = createTestAnswerer();
  test.each([
    ["能切PVC吗", "PVC"],
    ["pvc板能不能刻", "PVC"],
    ["人造革可以吗", "PVC"],
    ["Is Vinyl okay?", "PVC"],
    ["vinyls", "PVC"],
    ["faux-leather wallets", "PVC"],
    ["Light 1390 的保修多久，顺便问下聚氯乙烯行不行", "PVC"],
    ["How heavy is the Light 1390? It is for PVC", "PVC"],
    ["cut PC sheet", "PC"],
    ["PC 能切吗", "PC"],
  ])("are warned of, whatever else is asked: %s", async (question, name) => {
    const answer = await ask(question);
    expect(answer.outcome).toBe("unsafe");
    expect(answer.answer).toContain(name);
    expect(answer.answer).toBe(
      (answer.language === "zh" ? zh : en).unsafe.find(({ id }) => id === name.toLowerCase())?.answer,
    );
  });

  test.each(["my PC runs Windows", "UPVCX", "pcb 1390 重量"])(
    "are not heard where there are none: %s",
    async (question) => {
      expect((await ask(question)).outcome).not.toBe("unsafe");
    },
  );

  test("are warned of in the language of the question, also by a name that only the other language has", async () => {
    expect((await ask("乙烯基 vinyl 能用吗")).answer).toBe(zh.unsafe[0]?.answer);
    expect((await ask("vinyl", "zh")).answer).toBe(zh.unsafe[0]?.answer);
  });
});

test.each([
  ["保修多久", "en", "zh"],
  ["how long is the warranty", "zh", "en"],
  ["PVC", "zh", "zh"],
  ["Mark M20", "zh", "zh"],
  ["1390", "en", "en"],
  ["1390", undefined, "zh"],
  ["warranty", undefined, "en"],
] as const)("%s on a page in %s is answered in %s", async (question, page, language) => {
  expect((await createTestAnswerer().ask(question, page)).language).toBe(language);
});

test("every number in an answer stands in the knowledge", async () => {
  const { ask } = createTestAnswerer();
  const known = figuresOf(
    testKnowledge.flatMap((each) => [...each.entries, ...each.unsafe].map(({ answer }) => answer)).join("\n"),
  );
  for (const question of [
    ...testKnowledge.flatMap(({ entries }) => entries.flatMap((entry) => entry.paraphrases)),
    ...["5000 W?", "is it 99 kg", "1390 有 700 公斤吗", "PVC 5 mm", "说 12345"],
  ]) {
    for (const figure of figuresOf((await ask(question)).answer)) expect(known, question).toContain(figure);
  }
});

test("without knowledge it says that it does not know, and where a person is", async () => {
  const { ask } = createTestAnswerer({});
  expect(await ask("保修多久")).toMatchObject({
    outcome: "unknown",
    answer: expect.stringContaining("答不上来"),
    sources: [{ title: "联系我们", url: "/contact/contactus" }],
  });
  expect((await ask("how long is the warranty")).sources).toEqual([
    { title: "Contact us", url: "/en/contact/contactus" },
  ]);
});

test("with one language it answers in that", async () => {
  const { ask } = createTestAnswerer({ zh });
  expect((await ask("1390 重量", "en")).answer).toBe(answers("light-1390.weight")[0]);
});

describe("the files", () => {
  async function read(files: Readonly<Record<string, string>>) {
    const folder = await createTestFolder(files);
    try {
      return await readKnowledge(`${folder.path}/k`);
    } finally {
      await folder.remove();
    }
  }

  test("are read", async () => {
    expect(await read(knowledgeFiles("k"))).toEqual({ zh, en });
    expect(await read({})).toEqual({});
  });

  test.each([
    ["{", /knowledge\.zh\.json is not JSON/],
    [JSON.stringify(en), /says that it is in "en"/],
    [
      JSON.stringify({ ...zh, entries: [{ ...zh.entries[0], url: "javascript:alert(1)" }] }),
      /entries\.0\.url is wrong/,
    ],
    [JSON.stringify({ ...zh, entries: [zh.entries[0], zh.entries[0]] }), /two have the same id/],
  ])("are refused with their name when they are wrong: %s", async (text, message) => {
    await expect(read({ "k/knowledge.zh.json": text })).rejects.toThrow(message);
  });

  test("hold every language", () => {
    expect(testKnowledge.map(({ language }) => language)).toEqual([...formLanguages]);
  });
});
