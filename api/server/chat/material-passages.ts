import { mostAdvised } from "./advised-machines.ts";
import { type Facts, type Passage, told, unique } from "./passages.ts";
import type { Part, Reading } from "./understood.ts";

/** Returns what the site says about materials, on the machines of the question. */
export function materialPassages(
  { materials, subject, deep, ofSurface }: Extract<Part, { kind: "material" }>,
  reading: Reading,
  facts: Facts,
): readonly Passage[] {
  const { lexicon } = facts;
  const passages = materials.slice(0, 3).flatMap((id) => {
    const material = lexicon.materials.find((each) => each.id === id);
    const base = material?.material ?? id;
    const substance = told(facts.entry(`substance.${id}`), reading);
    const models = subject.models.length <= 4 ? subject.models : [];
    const reaches = models.flatMap((model) => told(facts.entry(`reach.${base}.${model}`), reading));
    const limits = models.length === 0 && deep ? told(facts.entry(`reach.${base}`), reading) : [];
    const settings = models.length === 1 && !ofSurface ? knownSettings(id, models, reading, facts) : [];
    if (substance.length > 0)
      return deep
        ? [...limits, ...reaches.slice(0, 2), ...substance, ...settings]
        : [...substance, ...only(reaches, base), ...settings];
    if (reaches.length > 0) return [...reaches, ...settings];
    if (limits.length > 0) return limits;
    return told(facts.entry(`material.${id}`), reading);
  });
  return unique(passages);
}

/** Returns the settings of models for cutting a material in the thickness of the question, as far as they are known. */
const knownSettings = (
  material: string,
  models: readonly (string | undefined)[],
  { thickness }: Pick<Reading, "thickness">,
  { settings }: Facts,
): readonly Passage[] =>
  models.flatMap((model) => {
    const sheet = settings?.sheets.find(
      (each) => each.material === material && each.model === model && each.thickness === thickness,
    );
    return settings && sheet
      ? [
          {
            text: sheet.answer,
            source: { title: settings.title, url: sheet.url },
            ids: [`settings.${material}`],
          },
        ]
      : [];
  });

/**
 * Tells where to begin with a material on a machine. Where no figures are known, it says so: a range of another material, machine
 * or thickness would be a guess.
 */
export function settingsPassages(
  { materials, subject, ofSurface }: Extract<Part, { kind: "settings" }>,
  reading: Reading,
  facts: Facts,
): readonly Passage[] {
  const { settings } = facts;
  if (!settings) return [];
  const models = subject.models.length > 0 ? subject.models.slice(0, mostAdvised) : [undefined];
  const known = ofSurface
    ? []
    : materials.flatMap((material) => knownSettings(material, models, reading, facts));
  if (known.length > 0) return known;
  const isOpen =
    !ofSurface &&
    reading.thickness === undefined &&
    settings.sheets.some(({ material }) => materials.includes(material));
  const { title, url, which, unknown } = settings;
  return [{ text: isOpen ? which : unknown, source: { title, url }, ids: ["settings"] }];
}

/** Machines and one substance: the machine's own verdict follows, if it is about this kind of material. */
const only = (reaches: readonly Passage[], base: string): readonly Passage[] =>
  base === "wood" || base === "acrylic" || base === "paper" || base === "leather" || base === "fabric"
    ? reaches.slice(0, 2)
    : [];
