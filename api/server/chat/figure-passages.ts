import type { KnowledgeEntry } from "../../contract/index.ts";
import { entryPassages } from "./entry-passages.ts";
import { attributeOf, type Facts, factOf, nameOf, type Passage, passageOf, told } from "./passages.ts";
import { phrases } from "./phrases.ts";
import { sizeOf } from "./superlatives.ts";
import type { Part, Reading, Subject } from "./understood.ts";

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

/** Returns a row of the subject's models: alone, of a whole series, or line by line. */
export function factPassages(
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
  return tableOf(attribute, models, label, facts);
}

/** Returns what follows a fact's value: its explanation. */
function remarkOf({ answer, fact }: KnowledgeEntry): string {
  const value = fact?.value;
  if (value === undefined) return "";
  const rest = answer.slice(answer.indexOf(value) + value.length).replace(/^[.。]\s*/, "");
  return rest === "" ? "" : ` ${rest}`;
}

/** Returns a row of several models, a line for each. */
function tableOf(
  attribute: string,
  models: readonly string[],
  label: string,
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
export function sizes(subject: Subject, reading: Reading, facts: Facts): readonly Passage[] {
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

/** Returns the models whose row is the highest or the lowest. */
export function extremePassages(
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

/** Returns a short specification of a model. */
export function specification(model: string, reading: Reading, facts: Facts): readonly Passage[] {
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

/** Returns what two models differ in, or the main rows of more than two. */
export function comparison(models: readonly string[], reading: Reading, facts: Facts): readonly Passage[] {
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
