import { expect, test } from "vitest";
import { understoodIn } from "../testing/sample-lexicon.ts";
import type { ConversationMemory, Outcome } from "./answerer.ts";
import { createKnowledgeAnswerer } from "./knowledge-answerer.ts";

/** Sends the messages of one conversation. */
async function ask(...messages: readonly string[]) {
  let outcome: Outcome | undefined;
  const knowledge = { zh: understoodIn("zh"), en: understoodIn("en") };
  const answerer = createKnowledgeAnswerer({ knowledge, onOutcome: (each) => (outcome = each) });
  const memory: ConversationMemory = {};
  let answer = "";
  for (const message of messages)
    ({ answer } = await answerer.answer(message, { language: undefined, memory }));
  return { answer, outcome };
}

test.each(["can it cut asbestos acrylic", "can the 530 cut qwertz acrylic", "can it cut acrylic qwertz"])(
  "a material with an unknown word beside it gets no verdict: %s",
  async (question) => {
    const { answer, outcome } = await ask(question);
    expect(outcome).toBe("declined");
    expect(answer).toMatch(/^Ask us before you put it in/);
  },
);

test.each([
  [["can it cut acrylic", "polyvinyl?", "3mm thick?"]],
  [["can it cut acrylic", "can it cut PVC", "and with the 960?"]],
  [["can it cut PVC", "and with the 960?", "3 mm?"]],
])("what follows a warning is about what was warned of: %j", async (messages) => {
  expect(await ask(...messages)).toEqual({ answer: "Never PVC.", outcome: "unsafe" });
});

test("another material ends that", async () => {
  expect((await ask("can it cut PVC", "can it cut acrylic")).outcome).toBe("answered");
});

test.each(["is PV\u00adC ok", "is PV\u200bC ok"])("an invisible sign hides no name: %j", async (question) => {
  expect((await ask(question)).outcome).toBe("unsafe");
});

test.each([
  "我开店做招牌用的亚克力能切吗",
  "给孩子做手工，亚克力能切吗",
  "学校亚克力能切吗",
  "能切十个亚克力吗",
  "can it cut my daughter's acrylic",
  "can it cut acrylic for a dinosaur museum",
  "can it cut 1.6 m acrylic",
  "亚克力手环能切吗",
])("ordinary words beside a material are no doubt: %s", async (question) => {
  expect((await ask(question)).outcome).toBe("answered");
});

test.each([
  "氟亚克力能切吗",
  "酚醛亚克力能切吗",
  "PU的亚克力能切吗",
  "亚克力纤维能切吗",
  "can it cut laminated acrylic",
  "can it cut chlorinated acrylic",
  "can it cut UHM acrylic",
  "can it cut jelly leather",
  "can it cut mushroom leather",
])("a word of a substance in the name of a material gets no verdict: %s", async (question) => {
  expect((await ask(question)).outcome).toBe("declined");
});

test.each(["can it cut acrylic covered in acrylic", "can it cut acrylic covered with a thin zebrawort"])(
  "what covers a material is a doubt about all of it: %s",
  async (question) => {
    const { answer, outcome } = await ask(question);
    expect(outcome).toBe("declined");
    expect(answer).toMatch(/^Ask us before you put it in: we have nothing on “covered (?:in|with)/);
  },
);

test("whether an unknown thing may go into a machine is asked without a word for the work", async () => {
  const { answer, outcome } = await ask("zebrawort in the 530, can I?");
  expect(outcome).toBe("declined");
  expect(answer).toContain("“zebrawort”");
});
