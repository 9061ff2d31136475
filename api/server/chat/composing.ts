import type {
  ChatAnswer,
  FormLanguage,
  KnowledgeEntry,
  KnowledgeLexicon,
  KnowledgeSettings,
} from "../../contract/index.ts";
import { phrases } from "./phrases.ts";
import { sizeOf } from "./superlatives.ts";
import type { Part, Reading, Subject, Wish } from "./understood.ts";
import { inOtherUnits } from "./units.ts";

/** Passage of an answer, with the entry that it comes from. */
export interface Passage {
  readonly text: string;
  readonly source: NonNullable<ChatAnswer["sources"]>[number];
  /** Entries that the text tells. */
  readonly ids: readonly string[];
  /** True if the passage says that the figure is not published. */
  readonly declines?: boolean;
}

/** Knowledge of one language, as the composer needs it. */
export interface Facts {
  readonly language: FormLanguage;
  readonly lexicon: KnowledgeLexicon;
  readonly settings: KnowledgeSettings | undefined;
  entry(id: string): KnowledgeEntry | undefined;
  readonly contact: NonNullable<ChatAnswer["sources"]>[number];
}

/** Rows of a short specification, in the order in which buyers ask for them. */
const headline = [
  "laser-type",
  "laser-power",
  "working-area",
  "max-speed",
  "precision",
  "cut-thickness",
  "material-thickness",
  "spot-size",
  "machine-size",
  "machine-weight",
  "z-axis-travel",
  "noise",
  "source-life",
  "voltage",
];

/** Most models that an answer compares line by line, and most that advice names. */
const mostAdvised = 3;

/** Returns the passages that answer a part of a question. None if the knowledge has no answer to it. */
export function passagesFor(part: Part, reading: Reading, facts: Facts): readonly Passage[] {
  return passagesOf(part, reading, facts).map((passage) => ({
    ...passage,
    // What an entry tells in words stays as it is, unless the visitor asks for other units.
    text:
      tellsFigures(part) || reading.asksForUnits
        ? inOtherUnits(passage.text, reading.units, facts.language)
        : passage.text,
  }));
}

const tellsFigures = ({ kind }: Part): boolean => ["fact", "extreme", "size", "specification"].includes(kind);

function passagesOf(part: Part, reading: Reading, facts: Facts): readonly Passage[] {
  switch (part.kind) {
    case "fact":
      return factPassages(part.attribute, part.subject, reading, facts);
    case "extreme":
      return extremePassages(part, reading, facts);
    case "entry":
      return entryPassages(part.answers, part.subject, reading, facts);
    case "hazard":
      return hazardPassages(part, reading, facts);
    case "material":
      return materialPassages(part, reading, facts);
    case "settings":
      return settingsPassages(part, reading, facts);
    case "overview":
      return part.subject.group === undefined
        ? part.subject.models.flatMap((model) => told(facts.entry(`model.${model}`), reading))
        : told(facts.entry(`series.${part.subject.group}`), reading);
    case "specification":
      return part.subject.models.flatMap((model) => specification(model, reading, facts));
    case "comparison":
      return comparison(part.subject.models, reading, facts);
    case "advice":
      return advice(part.wishes, facts);
    case "size":
      return sizes(part.subject, reading, facts);
    case "unknown":
      return [{ text: phrases[facts.language].unknown, source: facts.contact, ids: [], declines: true }];
  }
}

/** Returns an entry's answer, which may depend on the thickness named in the question. */
export function answerOf({ answer, byThickness }: KnowledgeEntry, thickness: number | undefined): string {
  if (thickness === undefined || !byThickness) return answer;
  return byThickness.steps.find(({ upTo }) => thickness <= upTo)?.answer ?? byThickness.beyond;
}

function told(
  entry: KnowledgeEntry | undefined,
  { thickness }: Pick<Reading, "thickness">,
): readonly Passage[] {
  if (!entry) return [];
  const { id, title, url } = entry;
  return [{ text: answerOf(entry, thickness), source: { title, url }, ids: [id] }];
}

const nameOf = (model: string, { lexicon }: Facts): string =>
  lexicon.models.find(({ id }) => id === model)?.name ?? model;

const attributeOf = (id: string, { lexicon }: Facts) => lexicon.attributes.find((each) => each.id === id);

const factOf = (model: string, attribute: string, { entry }: Facts): KnowledgeEntry | undefined =>
  entry(`spec.${model}.${attribute}`);

function factPassages(
  attribute: string,
  subject: Subject,
  reading: Reading,
  facts: Facts,
): readonly Passage[] {
  const { language } = facts;
  const { models, group } = subject;
  if (models.length === 0) return factsOfAll(attribute, facts);
  const known = models.flatMap((model) => {
    const entry = factOf(model, attribute, facts);
    return entry?.fact?.value === undefined ? [] : [entry];
  });
  if (models.length === 1) {
    const [entry] = known;
    if (entry) return [passageOf(entry)];
  }
  if (known.length === 0) return withoutRow(attribute, subject, reading, facts);
  const label = attributeOf(attribute, facts)?.label ?? attribute;
  const values = new Set(known.map((entry) => entry.fact?.value));
  const [first] = known;
  const series = facts.lexicon.groups.find(({ id }) => id === group);
  if (series && first && values.size === 1 && known.length === models.length) {
    const [value = ""] = values;
    const names = models.map((model) => nameOf(model, facts));
    const ids = known.map(({ id }) => id);
    return [
      {
        text: phrases[language].ofSeries(series.name, names, label, value) + remarkOf(first),
        source: { title: series.name, url: series.url },
        ids,
      },
    ];
  }
  return tableOf(attribute, models, label, reading, facts);
}

/** Returns what follows a fact's value: its explanation. */
function remarkOf({ answer, fact }: KnowledgeEntry): string {
  const value = fact?.value;
  if (value === undefined) return "";
  const rest = answer.slice(answer.indexOf(value) + value.length).replace(/^[.。]\s*/, "");
  return rest === "" ? "" : ` ${rest}`;
}

const passageOf = ({ id, title, url, answer }: KnowledgeEntry): Passage => ({
  text: answer,
  source: { title, url },
  ids: [id],
});

/** Returns a row of several models, a line for each. */
function tableOf(
  attribute: string,
  models: readonly string[],
  label: string,
  _reading: Reading,
  facts: Facts,
): readonly Passage[] {
  const { language } = facts;
  const { line, onRequest, heading } = phrases[language];
  const rows = models.map((model) => {
    const entry = factOf(model, attribute, facts);
    const value = entry?.fact?.value;
    return { entry, text: line(nameOf(model, facts), value ?? onRequest) };
  });
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  return entries.map((entry, index) => ({
    ...passageOf(entry),
    text: index === 0 ? [heading(label), ...rows.map(({ text }) => text)].join("\n") : "",
  }));
}

/** Answers how big a machine is: with its dimensions if they are published, and with its work area. */
function sizes(subject: Subject, reading: Reading, facts: Facts): readonly Passage[] {
  const dimensions = factPassages("machine-size", subject, reading, facts);
  const areas = factPassages("working-area", subject, reading, facts);
  if (subject.models.length !== 1)
    return dimensions.some(({ declines }) => declines) ? areas : [...dimensions, ...areas];
  return [...dimensions, ...areas];
}

function factsOfAll(attribute: string, facts: Facts): readonly Passage[] {
  const overall = attributeOf(attribute, facts)?.overall;
  const entry = facts.entry(overall ?? `all.${attribute}`);
  if (!entry) return [];
  const isTold = facts.lexicon.models.some(
    ({ id }) => factOf(id, attribute, facts)?.fact?.value !== undefined,
  );
  if (overall !== undefined || isTold) return [passageOf(entry)];
  return [{ ...passageOf(entry), source: facts.contact, declines: true }];
}

/** Answers for models whose tables do not have the row: with another entry, or by saying that the figure is not published. */
function withoutRow(attribute: string, subject: Subject, reading: Reading, facts: Facts): readonly Passage[] {
  const onRequest = subject.models.flatMap((model) => factOf(model, attribute, facts) ?? []);
  if (onRequest.length === 1)
    return onRequest.map((entry) => ({ ...passageOf(entry), source: facts.contact, declines: true }));
  const otherwise = entryPassages(attributeOf(attribute, facts)?.otherwise ?? [], subject, reading, facts);
  if (otherwise.length > 0 && onRequest.length === 0) return otherwise;
  // Of two models, what is published is worth telling beside what is not.
  const beside = subject.models.length === 2 ? comparison(subject.models, reading, facts) : [];
  return [declinedFor(attribute, subject, facts), ...beside];
}

function declinedFor(attribute: string, { models }: Subject, facts: Facts): Passage {
  const label = attributeOf(attribute, facts)?.label ?? attribute;
  const names = models.map((model) => nameOf(model, facts));
  return {
    text: phrases[facts.language].notPublished(names, label),
    source: facts.contact,
    ids: [],
    declines: true,
  };
}

/** Returns the first entry of a list that exists, for each model that it depends on. */
function entryPassages(
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
      if (passages.length > 0) return passages;
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

/** Returns the materials of a question by their pages, each once: plywood and MDF are wood. */
const baseMaterials = (materials: readonly string[], { lexicon }: Facts): readonly string[] => [
  ...new Set(materials.map((id) => lexicon.materials.find((each) => each.id === id)?.material ?? id)),
];

/** Answers a dangerous act with what keeps people safe. */
function hazardPassages(
  { answers, refused, subject }: Extract<Part, { kind: "hazard" }>,
  reading: Reading,
  facts: Facts,
): readonly Passage[] {
  const passages = entryPassages(answers, subject, reading, facts);
  const text = phrases[facts.language].refused;
  return refused ? passages.map((passage) => ({ ...passage, text: `${text}\n${passage.text}` })) : passages;
}

/** Leaves out passages that say the same. */
const unique = (passages: readonly Passage[]): readonly Passage[] =>
  passages.filter(({ text }, index) => passages.findIndex((each) => each.text === text) === index);

function extremePassages(
  { attribute, most, subject }: Extract<Part, { kind: "extreme" }>,
  reading: Reading,
  facts: Facts,
): readonly Passage[] {
  const { language, lexicon } = facts;
  const whole = subject.models.length === 0;
  const prepared = whole
    ? facts.entry(mostEntries[`${attribute} ${most ? "most" : "least"}`] ?? "")
    : undefined;
  if (prepared) return told(prepared, reading);
  const row = attributeOf(attribute, facts);
  const name = most ? row?.highest : row?.lowest;
  const models = whole ? lexicon.models.map(({ id }) => id) : subject.models;
  const known = models.flatMap((model) => {
    const entry = factOf(model, attribute, facts);
    const figures = entry?.fact?.quantity?.figures;
    return entry && figures ? [{ model, entry, size: sizeOf(attribute, figures, most) }] : [];
  });
  if (!row || name === undefined || known.length === 0)
    return factPassages(attribute, subject, reading, facts);
  const best = known.reduce(
    (extreme, { size }) => (most ? Math.max(extreme, size) : Math.min(extreme, size)),
    known[0]?.size ?? 0,
  );
  const chosen = known.filter(({ size }) => size === best);
  const text = chosen.map(({ model, entry }) => ({
    name: nameOf(model, facts),
    value: entry.fact?.value ?? "",
  }));
  return [
    {
      text: phrases[language].extreme(name, text, row.label),
      source: facts.entry("most.working-area") ?? facts.contact,
      ids: chosen.map(({ entry }) => entry.id),
    },
  ].map(({ source, ...passage }) => ({ ...passage, source: { title: source.title, url: source.url } }));
}

/** Entries that tell a superlative over all models, with their remarks. */
const mostEntries: Readonly<Record<string, string>> = {
  "max-speed most": "most.max-speed",
  "working-area most": "most.working-area",
  "machine-weight most": "most.machine-weight",
  "machine-weight least": "most.least-weight",
  "laser-power most": "most.laser-power",
  "cut-thickness most": "most.cut-thickness",
};

function materialPassages(
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
function settingsPassages(
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

function specification(model: string, reading: Reading, facts: Facts): readonly Passage[] {
  const { language } = facts;
  const { line, heading } = phrases[language];
  const entries = headline.flatMap((attribute) => {
    const entry = factOf(model, attribute, facts);
    return entry?.fact?.value === undefined ? [] : [entry];
  });
  const [first] = entries;
  if (!first) return told(facts.entry(`model.${model}`), reading);
  const rows = entries.map((entry) =>
    line(capital(attributeOf(entry.fact?.attribute ?? "", facts)?.label ?? ""), entry.fact?.value ?? ""),
  );
  return [
    {
      text: [heading(nameOf(model, facts)), ...rows].join("\n"),
      source: { title: first.title, url: first.url },
      ids: [...entries.map(({ id }) => id), `model.${model}`],
    },
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function comparison(models: readonly string[], reading: Reading, facts: Facts): readonly Passage[] {
  const [one, other, ...rest] = models;
  if (one === undefined || other === undefined) return [];
  if (rest.length === 0) {
    const entry = facts.entry(`compare.${one}.${other}`) ?? facts.entry(`compare.${other}.${one}`);
    return told(entry, reading);
  }
  return ["laser-power", "working-area", "machine-weight"].flatMap((attribute) =>
    factPassages(attribute, { models }, reading, facts),
  );
}

/** Returns the models that the product finder would name, with its reasons. */
/** Returns a line for each of several materials that no machine works on all of, with the machines that fit it. */
function machinesForEach(wishes: readonly Wish[], { lexicon, language }: Facts): readonly string[] {
  const options = wishes.flatMap(({ question, value }) =>
    question === "material"
      ? (lexicon.finder
          .find(({ name }) => name === question)
          ?.options.filter((option) => option.value === value) ?? [])
      : [],
  );
  if (options.length < 2) return [];
  const { reasonsOf, list } = phrases[language];
  return options.map(({ label, verdicts }) => {
    const fitting = lexicon.models.filter(({ id }) =>
      verdicts.some(({ model, fit }) => model === id && fit === "yes"),
    );
    return reasonsOf(label, [list(fitting.map(({ name }) => name))]);
  });
}

function advice(wishes: readonly Wish[], facts: Facts): readonly Passage[] {
  const { lexicon, language, entry } = facts;
  const options = wishes.flatMap(({ question, value, isLess }) => {
    const all = lexicon.finder.find(({ name }) => name === question)?.options ?? [];
    const at = all.findIndex((each) => each.value === value);
    const option = all[at];
    if (!option) return [];
    /** Verdict on the next smaller size, if that fits: this one only just does. */
    const smaller = (model: string) =>
      question === "size"
        ? all[at - 1]?.verdicts.find((each) => each.model === model && each.fit === "yes")
        : undefined;
    const verdicts = option.verdicts.map((each) => {
      const fitting = each.fit === "partly" ? smaller(each.model) : undefined;
      return { ...(isLess && fitting ? fitting : each), isJust: fitting !== undefined };
    });
    return [{ ...option, verdicts }];
  });
  if (options.length === 0) return [];
  const rated = lexicon.models
    .map(({ id, name }) => {
      const verdicts = options.flatMap(({ verdicts: all }) => all.filter(({ model }) => model === id));
      return {
        id,
        name,
        refused: verdicts.filter(({ fit }) => fit === "no").length,
        // What only just fits is worth telling beside what fits with room to spare.
        partly: verdicts.filter(({ fit, isJust }) => fit === "partly" && !isJust).length,
        reasons: [...new Set(verdicts.map(({ reason }) => reason))],
      };
    })
    .filter(({ refused }) => refused === 0);
  const { advised, noneFits, oneForEach, reasonsOf } = phrases[language];
  const wanted = options.map(({ label }) => label);
  const source = { title: entry("models")?.title ?? "", url: lexicon.finderUrl };
  const least = Math.min(...rated.map(({ partly }) => partly));
  const best = rated.filter(({ partly }) => partly === least).slice(0, least === 0 ? 8 : mostAdvised);
  if (best.length === 0) {
    const each = machinesForEach(wishes, facts);
    return each.length > 0
      ? [{ text: [oneForEach(wanted), ...each].join("\n"), source, ids: [] }]
      : [{ text: noneFits(wanted), source, ids: [], declines: true }];
  }
  const lines = best.map(({ name, reasons }) => reasonsOf(name, reasons));
  return [{ text: [advised(wanted), ...lines].join("\n"), source, ids: best.map(({ id }) => `model.${id}`) }];
}
