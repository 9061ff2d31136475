import { describe, expect, test } from "vitest";
import type { ChatAnswer, FormLanguage } from "../../contract/index.ts";
import { understoodIn } from "../testing/sample-lexicon.ts";
import type { ConversationMemory, Outcome } from "./answerer.ts";
import { holdsOnlyFiguresOf } from "./figures.ts";
import { createKnowledgeAnswerer } from "./knowledge-answerer.ts";

const knowledge = { zh: understoodIn("zh"), en: understoodIn("en") };

/** Sends the messages of one conversation. */
async function ask(...messages: readonly string[]) {
  const outcomes: (readonly [Outcome, FormLanguage, readonly string[]])[] = [];
  const answerer = createKnowledgeAnswerer({
    knowledge,
    onOutcome: (outcome, _, language, unheard = []) => outcomes.push([outcome, language, unheard]),
  });
  const memory: ConversationMemory = {};
  let answer: ChatAnswer = { answer: "" };
  for (const message of messages) answer = await answerer.answer(message, { language: undefined, memory });
  const [outcome, language, unheard] = outcomes.at(-1) ?? [];
  return { ...answer, outcome, language, unheard, pages: answer.sources?.map(({ url }) => url) };
}

describe("what is understood is answered from the facts", () => {
  test.each([
    ["one row of one model", "how heavy is the 640", ["Light 640, weight: 300 kg."]],
    [
      "two rows of one model",
      "530 weight and bed",
      ["Light 530, weight: 70 kg.", "Light 530, work area: 500 × 300 mm."],
    ],
    ["one row of two models", "weight 530 or 960", ["Light 530: 70 kg", "Light 960: 410 kg"]],
    [
      "each clause with its own model",
      "weight of the 530 and bed of the 960",
      ["weight: 70 kg", "work area: 900 × 600 mm"],
    ],
    [
      "a row of a series, once if it is the same",
      "voltage of the big series",
      ["Big (Light 640 and Light 960), voltage: 230 V."],
    ],
    ["a row of all models", "what is the weight", ["All models: weight."]],
    ["a superlative", "heaviest", ["Heaviest: Light 960 (weight 410 kg)."]],
    ["a superlative of a series", "lightest of the big series", ["Lightest: Light 640 (weight 300 kg)."]],
    [
      "a row of the machine that a superlative names",
      "noise of the lightest",
      ["Lightest: Light 530 (weight 70 kg).", "Light 530, noise: 60 dB."],
    ],
    ["what a page tells of a material", "does acrylic smell", ["Acrylic smells sweet."]],
    ["two models side by side", "530 or 640", ["Light 530 and Light 640 side by side."]],
    ["a model", "530", ["The Light 530 is a desktop machine."]],
    ["a combination of cues before one of them", "warranty of the tube", ["Six months on the tube."]],
    ["a material and a thickness", "can it cut 10 mm acrylic", ["Acrylic up to 20 mm: Light 530."]],
    ["a material on a model", "can the 530 cut acrylic", ["The Light 530 cuts acrylic."]],
    ["a situation", "which machine for my desk", ["Light 530: A desktop machine."]],
    ["a mistyped word", "waranty", ["Twelve months."]],
    ["a word with two letters exchanged", "volgate of the 640", ["Light 640, voltage: 230 V."]],
    ["two words written as one", "workarea of the 530", ["Light 530, work area: 500 × 300 mm."]],
    ["a model's number before kilograms", "640 kg, what is the weight", ["Light 640, weight: 300 kg."]],
    ["characters with the sound of others", "640的中量", ["Light 640, 重量: 300 kg."]],
    ["pinyin", "640 duo zhong", ["Light 640, 重量: 300 kg."]],
    ["pinyin without spaces", "baoxiu", ["Twelve months."]],
    ["other units", "bed of the 530 in inches", ["500 × 300 mm (19.7 × 11.8 in)"]],
    ["other units in Chinese", "530多少磅", []],
  ])("%s: %s", async (_, question, parts) => {
    const { answer } = await ask(question);
    for (const part of parts) expect(answer).toContain(part);
  });

  test("each figure comes with its page", async () => {
    expect((await ask("weight 530 or 960")).pages).toEqual([
      "/products?model=light-530",
      "/products?model=light-960",
    ]);
  });
});

describe("a conversation goes on from the last question", () => {
  test.each([
    [["530 weight", "and the 960?"], "Light 960, weight: 410 kg."],
    [["530 weight", "bed?"], "Light 530, work area: 500 × 300 mm."],
    [["530 bed", "in inches?"], "19.7 × 11.8 in"],
    [["warranty", "and the tube?"], "Six months on the tube."],
    [["530重量", "那 960 呢"], "Light 960, 重量: 410 kg."],
    [["can it cut 10 mm acrylic", "25?"], "Acrylic that thick: no model."],
    [["10 mm 亚克力能切吗", "25的呢"], "Acrylic that thick: no model."],
  ])("%j", async (messages, part) => {
    expect((await ask(...messages)).answer).toContain(part);
  });

  test("of another visitor it knows nothing", async () => {
    await ask("530 weight");
    expect((await ask("bed")).answer).toBe("All models: area.");
  });
});

describe("what is not known is said", () => {
  test("for a figure that is given on request only", async () => {
    expect(await ask("voltage of the 530")).toMatchObject({ outcome: "declined", pages: ["/contact"] });
  });

  test("for a row that a model does not have, without the figure of another", async () => {
    const { answer, outcome } = await ask("how loud is the 960");
    expect(outcome).toBe("declined");
    expect(answer).not.toMatch(/60 dB/);
  });

  test("for what is to be worked on, which is asked about before it goes in", async () => {
    const { answer, outcome, unheard } = await ask("engrave zebrawort");
    expect([outcome, unheard]).toEqual(["declined", ["zebrawort"]]);
    expect(answer).toMatch(/^Ask us before/);
  });

  test("for what the site does not tell", async () => {
    expect((await ask("is it in stock")).outcome).toBe("declined");
  });

  test("for one part alone, which the editors learn of", async () => {
    const { answer, unheard, outcome } = await ask("530 weight? what about zebras and qwertz?");
    expect(outcome).toBe("answered");
    expect(answer).toContain("70 kg");
    expect(answer).toContain("zebras");
    expect(unheard).toHaveLength(1);
  });

  test.each(["how heavy is an elephant", "大象多重", "what is the weather"])(
    "about other things: %s",
    async (question) => {
      expect(["unknown", "offered"]).toContain((await ask(question)).outcome);
    },
  );
});

test.each(["ju lv yi xi neng qie ma", "can i cut polyvinyl", "530 weight, for PVC"])(
  "a dangerous substance is warned of first: %s",
  async (question) => {
    expect(await ask(question)).toMatchObject({ outcome: "unsafe", answer: "Never PVC." });
  },
);

describe("a dangerous act is answered first", () => {
  test.each([
    ["whatever order its words have", "can i cut, lid a bit open"],
    ["in Chinese", "盖子开着切行吗"],
    ["among things that have nothing to do with machines", "nice weather, may i cut with the lid open"],
  ])("%s", async (_, question) => {
    const { answer, outcome } = await ask(question);
    expect(outcome).toBe("unsafe");
    expect(answer).toMatch(/^Keep the lid closed\.$/);
  });

  test("beginning with a refusal if no entry names what is endangered", async () => {
    expect((await ask("cut my arm")).answer).toMatch(/^No\. .+\nKeep the lid closed\.$/);
  });

  test("and a row of a named model after it", async () => {
    const { answer } = await ask("530 weight, and may i cut with the lid open");
    expect(answer).toMatch(/^Keep the lid closed\.\n.*70 kg/);
  });

  test.each([
    ["words of two sentences", "the lid is heavy. is it open? can it cut acrylic"],
    ["a character within another word", "看阳光"],
    ["one word of it", "is it open"],
  ])("not: %s", async (_, question) => {
    expect((await ask(question)).outcome).not.toBe("unsafe");
  });

  test("and no model words it anew", async () => {
    const answerer = createKnowledgeAnswerer({
      knowledge,
      onOutcome: () => undefined,
      word: async () => "Go ahead.",
    });
    const { answer } = await answerer.answer("cut with the lid open", { language: "en" });
    expect(answer).toBe("Keep the lid closed.");
  });
});

test("a dangerous act is heard in pinyin, and a single syllable of it is not", async () => {
  const zh = understoodIn("zh");
  const syllables = {
    ...zh.lexicon?.syllables,
    gai: "盖",
    zi: "子",
    kai: "开",
    zhe: "着",
    guang: "光",
    kan: "看",
  };
  const answerer = createKnowledgeAnswerer({
    knowledge: { zh: { ...zh, ...(zh.lexicon && { lexicon: { ...zh.lexicon, syllables } }) } },
    onOutcome: () => undefined,
  });
  const answerTo = async (question: string) => (await answerer.answer(question, { language: "zh" })).answer;
  const warning = await answerTo("盖子开着切行吗");
  expect(await answerTo("gaizi kaizhe neng qie ya")).toBe(warning);
  expect(await answerTo("kan guang neng qie ya")).not.toBe(warning);
});

test("a Chinese question of the form yes-or-no denies nothing", async () => {
  const { lexicon, ...zh } = understoodIn("zh");
  if (!lexicon) throw new Error("The sample has no lexicon.");
  const cues = [...lexicon.cues, { id: "excluded", words: ["不在保修"] }];
  const intents = [...lexicon.intents, { answers: ["safety"], cues: [["excluded"]] }];
  const answerer = createKnowledgeAnswerer({
    knowledge: { zh: { ...zh, lexicon: { ...lexicon, cues, intents } } },
    onOutcome: () => undefined,
  });
  const answerTo = async (question: string) => (await answerer.answer(question, { language: "zh" })).answer;
  expect(await answerTo("激光管在不在保修里")).toBe(await answerTo("激光管保修"));
  expect(await answerTo("激光管不在保修里")).not.toBe(await answerTo("激光管保修"));
});

test("after a warning, a question about something else is not warned of again", async () => {
  expect((await ask("can it cut PVC", "is the weather good?")).outcome).toBe("unknown");
  expect((await ask("can it cut PVC", "what is the warranty")).answer).toMatch(
    /^As before: .*\nTwelve months\.$/,
  );
});

test("words of which nothing is known make a question like none", async () => {
  expect((await ask("how qwertz is the zebra")).outcome).toBe("unknown");
});

test("what qualifies a row is not answered with the row", async () => {
  const { answer, outcome } = await ask("weight of the 530 packed");
  expect(outcome).toBe("declined");
  expect(answer).not.toMatch(/70 kg/);
});

test("a model gets the parts, and words no others", async () => {
  const given: string[] = [];
  const answerer = createKnowledgeAnswerer({
    knowledge,
    onOutcome: () => undefined,
    word: async (_, passages) => {
      given.push(...passages.map(({ answer }) => answer));
      return "Seventy.";
    },
  });
  expect((await answerer.answer("530 weight", { language: "en" })).answer).toBe("Seventy.");
  expect(given).toEqual(["Light 530, weight: 70 kg."]);
});

test("every figure of an answer stands in the knowledge", async () => {
  const sources = knowledge.en.entries.map(({ answer }) => answer);
  for (const question of [
    "weight",
    "530 weight and bed",
    "voltage of the big series",
    "heaviest",
    "900 kg 530?",
    "77 mm acrylic",
  ]) {
    const { answer } = await ask(question);
    expect(holdsOnlyFiguresOf(answer, [...sources, JSON.stringify(knowledge.en)]), question).toBe(true);
  }
});

test("a complete question keeps nothing of the one before", async () => {
  const { answer } = await ask("what is the warranty", "what is the weight of the 640");
  expect(answer).toBe("Light 640, weight: 300 kg.");
});

describe("settings are told as the settings page has them, and nothing is guessed", () => {
  test.each([
    [
      "of a machine",
      "settings for 3 mm acrylic on the 640",
      "Light 640: 60 W 9 mm/s.",
      "/settings?light-640",
    ],
    ["in Chinese", "640切3mm亚克力的参数", "Light 640: 60 W 9 mm/s.", "/settings?light-640"],
    ["asked by their power", "640切3mm亚克力功率多少", "Light 640: 60 W 9 mm/s.", "/settings?light-640"],
    ["of all machines", "settings for 3 mm acrylic", "Any: 40 W 5 mm/s, 60 W 9 mm/s.", "/settings?any"],
    ["without a thickness", "settings for acrylic on the 640", "How thick is it?", "/settings"],
    [
      "in a thickness without figures",
      "settings for 8 mm acrylic on the 640",
      "Make a test grid.",
      "/settings",
    ],
    [
      "of a machine without figures",
      "settings for 3 mm acrylic on the 960",
      "Make a test grid.",
      "/settings",
    ],
    [
      "of a material without figures",
      "settings for 3 mm leather on the 640",
      "Make a test grid.",
      "/settings",
    ],
    ["of an engraving", "settings to engrave 3 mm acrylic on the 640", "Make a test grid.", "/settings"],
  ])("%s", async (_, question, text, page) => {
    const { answer, pages, outcome } = await ask(question);
    expect([answer, pages, outcome]).toEqual([text, [page], "answered"]);
  });

  test("after what a machine does to a sheet, if it is to be cut", async () => {
    const { answer, pages } = await ask("can the 530 cut 3 mm acrylic");
    expect(answer).toBe("The Light 530 cuts acrylic.\nLight 530: 60 W 9 mm/s.");
    expect(pages).toContain("/settings?light-530");
    expect((await ask("can the 530 engrave 3 mm acrylic")).answer).not.toContain("mm/s");
    expect((await ask("can the 530 cut 8 mm acrylic")).answer).not.toContain("mm/s");
  });

  test("never for what must not go into a laser", async () => {
    expect(await ask("settings for 3 mm PVC on the 640")).toMatchObject({
      answer: "Never PVC.",
      outcome: "unsafe",
    });
  });

  test("of the same sheet, when only the machine or the thickness changes", async () => {
    const first = "settings for 3 mm acrylic on the 530";
    expect((await ask(first, "and the 640?")).answer).toBe("Light 640: 60 W 9 mm/s.");
    expect((await ask("settings for acrylic", "3 mm")).answer).toBe("Any: 40 W 5 mm/s, 60 W 9 mm/s.");
    expect((await ask(first, "and 8 mm?")).answer).toBe("Make a test grid.");
  });
});
