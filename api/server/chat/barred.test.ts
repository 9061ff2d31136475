import { describe, expect, test } from "vitest";
import { understoodIn } from "../testing/sample-lexicon.ts";
import type { ConversationMemory, Outcome } from "./answerer.ts";
import { createKnowledgeAnswerer, type Wording } from "./knowledge-answerer.ts";

const knowledge = { zh: understoodIn("zh"), en: understoodIn("en") };

/** Sends the messages of one conversation. */
async function ask(messages: readonly string[], word?: Wording) {
  let outcome: Outcome | undefined;
  const answerer = createKnowledgeAnswerer({ knowledge, onOutcome: (each) => (outcome = each), word });
  const memory: ConversationMemory = {};
  let answer = "";
  for (const message of messages)
    ({ answer } = await answerer.answer(message, { language: undefined, memory }));
  return { answer, outcome };
}

describe("what is not known of a material", () => {
  test.each([
    [["can the 530 cut acrylic", "can it cut asbestos acrylic", "3 mm thick?"]],
    [["can the 530 cut acrylic", "can it cut asbestos acrylic", "with the 960?"]],
    [["can the 530 cut acrylic", "can it cut asbestos acrylic", "and 5 mm?"]],
    [["530能切亚克力吗", "酚醛亚克力能切吗", "3毫米呢"]],
    [["530能切亚克力吗", "酚醛亚克力能切吗", "那 960 呢"]],
    [["can it cut acrylic", "can it cut asbestos acrylic", "how heavy is the 530", "3 mm?"]],
  ])("is said again of what goes on from it: %j", async (messages) => {
    const { answer, outcome } = await ask(messages);
    expect(outcome).toBe("declined");
    expect(answer).toMatch(/^Ask us before you put it in|^放进机器之前，请先问我们/);
  });

  test.each([
    [["can the 530 cut acrylic", "can it cut qwertz", "3 mm thick?"]],
    [["can the 530 cut acrylic", "and qwertz?", "and 3 mm?"]],
    [["530能切亚克力吗", "那赛璐呢", "3毫米呢"]],
  ])("is asked for after a question that was not answered: %j", async (messages) => {
    const { answer, outcome } = await ask(messages);
    expect(outcome).toBe("declined");
    expect(answer).not.toMatch(/Acrylic|cuts/);
  });

  test.each([
    [["can it cut asbestos acrylic", "can it cut acrylic"], "Acrylic can be cut."],
    [["can it cut asbestos acrylic", "how heavy is the 530"], "Light 530, weight: 70 kg."],
    [["can it cut asbestos acrylic", "what is the warranty"], "Twelve months."],
  ])("does not concern other questions, whose answers only begin with it: %j", async (messages, expected) => {
    const reminder =
      "As before: keep asbestos out of the machine, whatever the model, settings or extraction.";
    expect((await ask(messages)).answer).toBe(`${reminder}\n${expected}`);
  });
});

describe("the answers after a warning", () => {
  const weight = "how heavy is the 530";
  test("begin with it three times, in the language of the question", async () => {
    const reminder = "As before: keep PVC out of the machine, whatever the model, settings or extraction.";
    const told = "Light 530, weight: 70 kg.";
    expect((await ask(["can it cut PVC", weight, weight, weight])).answer).toBe(`${reminder}\n${told}`);
    expect((await ask(["can it cut PVC", weight, weight, weight, weight])).answer).toBe(told);
    const chinese = await ask(["can it cut PVC", "530多重"]);
    expect(chinese.answer).toMatch(/^刚才说的不变：PVC不能放进机器，换机型、换参数、加排风都一样。\n/);
  });

  test("begin with it after an act", async () => {
    const { answer } = await ask(["may i cut with the lid open", weight]);
    expect(answer).toBe("The warning above still applies.\nLight 530, weight: 70 kg.");
  });

  test("do not begin with what nobody was warned of", async () => {
    const { answer } = await ask(["can the 530 cut acrylic", "and qwertz?", weight]);
    expect(answer).toBe("Light 530, weight: 70 kg.");
  });

  test("begin with the last one", async () => {
    const { answer } = await ask(["can it cut PVC", "can it cut asbestos acrylic", weight]);
    expect(answer).toMatch(/^As before: keep asbestos out/);
  });
});

describe("things with a battery, and bottles that are full", () => {
  test.each([
    "can I engrave my phone",
    "can I engrave the back of my laptop",
    "can my phone be engraved",
    "put my phone in the machine",
    "手机能刻吗",
    "能刻手机吗",
    "手机背面能打标吗",
    "能刻笔记本电脑吗",
    "530能打手机吗",
    "can I engrave a bottle full of spirits",
    "can I engrave a spirits bottle",
    "装满白酒的瓶子能刻吗",
  ])("are refused: %s", async (question) => {
    const { answer, outcome } = await ask([question]);
    expect(outcome).toBe("unsafe");
    expect(answer).toMatch(/^No\. .+\nKeep the lid closed\.$|^不行。.+\nKeep the lid closed\.$/);
  });

  test.each([
    "can I send a drawing from my phone",
    "can I cut with my phone",
    "can I engrave and watch my phone",
    "手机上能看图纸吗",
    "用手机能刻吗",
    "can I engrave an acrylic phone case",
    "can I watch it cut on my phone",
    "can I engrave an empty spirits bottle",
    "空的白酒瓶子能刻吗",
  ])("are not meant: %s", async (question) => {
    expect((await ask([question])).outcome).not.toBe("unsafe");
  });

  test.each(["can I send a drawing from my phone", "手机上能看图纸吗", "can I cut with my phone"])(
    "a phone as a means gets its answer: %s",
    async (question) => {
      expect((await ask([question])).answer).toBe("Yes, for drawings.");
    },
  );

  test.each(["can I cut a phone cover", "can I cut my phone case", "530能打手机壳吗"])(
    "what is made for them is asked about: %s",
    async (question) => {
      const { answer, outcome } = await ask([question]);
      expect(outcome).toBe("declined");
      expect(answer).toMatch(/“.*(?:cover|case|壳)”/);
    },
  );

  test.each([
    [["can I engrave my phone", "and the 530?"]],
    [["can I engrave my phone", "3 mm?"]],
    [["can I engrave my phone", "and if it is empty?"]],
    [["能刻手机吗", "用 530 呢"]],
    [["can I engrave my phone", "just for a minute"]],
    [["can I engrave my phone", "when it cuts acrylic?"]],
    [["能刻手机吗", "切亚克力的时候呢"]],
  ])("what follows is refused too: %j", async (messages) => {
    expect((await ask(messages)).outcome).toBe("unsafe");
  });

  test.each([
    [["can I engrave my phone", "how heavy is the 530"]],
    [["can I engrave my phone", "can it cut acrylic"]],
    [["can I engrave a bottle full of spirits", "and if it is empty?"]],
  ])("unless it is about something else: %j", async (messages) => {
    expect((await ask(messages)).outcome).not.toBe("unsafe");
  });
});

describe("a thing that the lexicon knows as something else", () => {
  test.each([
    "水管能加工吗",
    "电线能加工吗",
    "can it process a hose",
    "can the 530 process, can it process a hose",
  ])("gets no list of processes: %s", async (question) => {
    const { answer, outcome } = await ask([question]);
    expect(outcome).toBe("declined");
    expect(answer).toMatch(/hose|水管|电线/);
  });

  test.each(["电线皮能切吗", "水管皮能切吗"])(
    "is no material by its last character: %s",
    async (question) => {
      expect((await ask([question])).outcome).toBe("declined");
    },
  );

  test.each(["能加工吗", "530能加工吗", "what can it process", "皮能切吗"])(
    "a question without one is answered: %s",
    async (question) => {
      expect((await ask([question])).outcome).toBe("answered");
    },
  );
});

describe("after a warning", () => {
  test.each([
    [["can it cut PVC", "with extraction?"]],
    [["can it cut PVC", "wearing goggles?"]],
    [["can it cut PVC", "outdoors?"]],
    [["can it cut PVC", "but what if I open a window"]],
    [["PVC能切吗", "开着排风机可以吗"]],
    [["PVC能切吗", "戴着护目镜呢"]],
    [["PVC能切吗", "在室外切可以吗"]],
    [["can it cut PVC", "how heavy is the 530", "3 mm?"]],
    [["can it cut PVC", "what if it is glued on acrylic"]],
    [["can it cut PVC", "it looks like acrylic, can I cut it"]],
    [["can it cut PVC", "and on acrylic?"]],
    [["PVC能切吗", "贴在亚克力上呢"]],
    [["PVC能切吗", "它看着像亚克力，能切吗"]],
  ])("a circumstance changes nothing: %j", async (messages) => {
    expect(await ask(messages)).toEqual({ answer: "Never PVC.", outcome: "unsafe" });
  });

  test.each([
    [["can it cut PVC", "what is the warranty"]],
    [["can it cut PVC", "with acrylic?"]],
    [["PVC能切吗", "亚克力呢"]],
    [["PVC能切吗", "保修"]],
  ])("another question is answered: %j", async (messages) => {
    expect((await ask(messages)).outcome).toBe("answered");
  });
});

describe("a model words", () => {
  const word: Wording = async () => "Worded.";

  test.each(["530 weight", "what is the warranty", "530 or 640"])(
    "what is harmless: %s",
    async (question) => {
      expect(await ask([question], word)).toEqual({ answer: "Worded.", outcome: "worded" });
    },
  );

  test.each([
    "can it cut acrylic",
    "can the 530 cut acrylic",
    "亚克力能切吗",
    "can it cut asbestos acrylic",
    "voltage of the 530",
    "is it in stock",
    "530 weight? what about zebras and qwertz?",
    "extraction",
    "goggles",
    "How do I stay safe?",
    "Do I need eye protection?",
    "Where does the smoke go?",
    "Acrylic?",
    "530能加工吗",
    "which machine for my desk",
    "can it cut PVC",
  ])("nothing of what may be done or is declined: %s", async (question) => {
    const { answer, outcome } = await ask([question], word);
    expect(outcome).not.toBe("worded");
    expect(answer).not.toBe("Worded.");
  });
});
