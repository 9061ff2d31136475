import { expect, test } from "vitest";
import type { KnowledgeEntry, KnowledgeLexicon } from "../../contract/index.ts";
import { createContrasts } from "./contrasts.ts";
import type { Memory } from "./understood.ts";

const beds = { "light-640": [600, 400], "light-960": [900, 600], "light-1390": [1300, 900] };
const lexicon = {
  models: [
    { id: "light-530", name: "Light 530", names: ["530", "glass 530", "普通 530"] },
    { id: "light-530-rf", name: "Light 530 RF", names: ["530 rf"] },
    ...Object.keys(beds).map((id) => ({ id, name: id.replace("light-", "Light "), names: [] })),
  ],
  groups: [
    { id: "big", members: ["light-1390", "light-640", "light-960"] },
    { id: "small", members: ["light-530", "light-530-rf"] },
  ],
} as unknown as KnowledgeLexicon;
const entries = Object.entries(beds).map(([model, figures]) => ({
  id: `spec.${model}.working-area`,
  fact: { model, attribute: "working-area", quantity: { figures, unit: "mm" } },
})) as unknown as KnowledgeEntry[];
const contrasted = createContrasts(lexicon, entries);
const about = (...models: readonly string[]): Memory => ({
  parts: [],
  subject: { models },
  cues: [],
  thickness: undefined,
  units: [],
  language: "en",
});

test.each([
  ["and the next one up?", "light-640", "Light 960"],
  ["再大一号的呢", "light-960", "Light 1390"],
  ["a size smaller?", "light-960", "Light 640"],
  ["and the glass one", "light-530-rf", "Light 530"],
  ["普通的呢", "light-530-rf", "Light 530"],
  ["the rf version?", "light-530", "Light 530 RF"],
])("%s, after the %s, means the %s", (message, model, name) => {
  expect(contrasted(message, about(model))).toContain(` ${name} `);
});

test.each([
  ["beyond the largest of a series", "and the next one up?", about("light-1390")],
  ["in a series of which not every bed is known", "再大一号的呢", about("light-530")],
  ["after two machines", "and the next one up?", about("light-640", "light-960")],
  ["at the beginning of a conversation", "the glass one", undefined],
  ["of a material", "and glass?", about("light-530-rf")],
])("no machine is named %s", (_, message, last) => {
  expect(contrasted(message, last)).toBe(message);
});
