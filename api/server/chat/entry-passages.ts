import { type Facts, type Passage, told, unique } from "./passages.ts";
import { phrases } from "./phrases.ts";
import type { Part, Reading, Subject } from "./understood.ts";

/** Returns the first entry of a list that exists, for each model that it depends on. */
export function entryPassages(
  answers: readonly string[],
  { models, group }: Subject,
  reading: Reading,
  facts: Facts,
): readonly Passage[] {
  for (const answer of answers) {
    const [, only, id = answer] = /^([a-z0-9-]+):(.*)$/.exec(answer) ?? [];
    if (only !== undefined && !(models.length === 1 && models[0] === only)) continue;
    if (id.includes("{group}")) {
      if (group === undefined) continue;
      return told(facts.entry(id.replace("{group}", group)), reading);
    }
    if (id.includes("{material}")) {
      const passages = baseMaterials(reading.materials, facts).flatMap((material) =>
        told(facts.entry(id.replace("{material}", material)), reading),
      );
      if (passages.length > 0) return [...passages, ...substancesIn(reading, facts)];
      continue;
    }
    if (!id.includes("{model}")) {
      const passages = told(facts.entry(id), reading);
      if (passages.length > 0) return passages;
      continue;
    }
    if (models.length === 0 || models.length > 2) continue;
    const passages = models.flatMap((model) => told(facts.entry(id.replace("{model}", model)), reading));
    if (passages.length > 0) return unique(passages);
  }
  return [];
}

/** Returns what is said of the substances of a question: the page of a material speaks of wood, not of cork. */
const substancesIn = (reading: Reading, facts: Facts): readonly Passage[] =>
  reading.materials.flatMap((id) => told(facts.entry(`substance.${id}`), reading));

/** Returns the materials of a question by their pages, each once: plywood and MDF are wood. */
const baseMaterials = (materials: readonly string[], { lexicon }: Facts): readonly string[] => [
  ...new Set(materials.map((id) => lexicon.materials.find((each) => each.id === id)?.material ?? id)),
];

/** Answers a dangerous act with what keeps people safe. */
export function hazardPassages(
  { answers, refused, subject }: Extract<Part, { kind: "hazard" }>,
  reading: Reading,
  facts: Facts,
): readonly Passage[] {
  const passages = entryPassages(answers, subject, reading, facts);
  const text = phrases[facts.language].refused;
  return refused ? passages.map((passage) => ({ ...passage, text: `${text}\n${passage.text}` })) : passages;
}
