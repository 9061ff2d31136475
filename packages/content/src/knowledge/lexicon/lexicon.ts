import type { Knowledge } from "@lightmaker/api/contract";
import { verbatim } from "../../authoring.ts";
import { materialList } from "../../materials/index.ts";
import { otherSubstances } from "../../materials/others.ts";
import type { ModelId, SeriesId } from "../../products/facts.ts";
import { finderQuestions } from "../../products/finder.ts";
import { productModels, productsOf } from "../../products/models/index.ts";
import { type SpecKey, specLabels } from "../../products/specs.ts";
import { pagePath } from "../../routes.ts";
import { nameOf } from "../../shell.ts";
import { saidNames as materialNames } from "../materials.ts";
import { dashed } from "../models.ts";
import { knowledgeSubjects } from "../names.ts";
import { type KnowledgeResolution, say, within } from "../topic.ts";
import { heardAttributes } from "./attributes.ts";
import { anyCues, type CueId, cues, weakCues } from "./cues.ts";
import { fillers, followers, joiners, unitWords } from "./fillers.ts";
import { foreign } from "./foreign.ts";
import { harmless, unlisted } from "./harmless.ts";
import { hazards, hazardWords } from "./hazards.ts";
import { intents } from "./intents.ts";
import { listOf as list } from "./list.ts";
import { materialAliases, modelAliases, seriesAliases, substanceAliases } from "./names.ts";
import { situations } from "./situations.ts";
import { syllables } from "./syllables.ts";

/** Parts that help the chat to understand a question. */
export type Lexicon = NonNullable<Knowledge["lexicon"]>;

const either = (targets: string): string[] => targets.split("|");

const combinations = (texts: readonly string[]): string[][] => texts.map((text) => text.split(" "));

const isAsked = (key: string): key is Exclude<SpecKey, "model"> => key in heardAttributes;

/** Rows, in the order of the tables. */
const attributes = (resolution: KnowledgeResolution): Lexicon["attributes"] =>
  Object.keys(specLabels)
    .filter(isAsked)
    .map((key) => {
      const {
        words,
        cues: combined,
        otherwise,
        overall,
        ofAnything,
        most,
        least,
        highest,
        lowest,
      } = heardAttributes[key];
      const text = (name: typeof highest) => (name ? say(name, resolution) : undefined);
      return {
        id: dashed(key),
        label: say(within(specLabels[key], resolution), resolution),
        words: list(words),
        cues: combinations(combined ?? []),
        otherwise: otherwise === undefined ? [] : either(otherwise),
        overall,
        ofAnything,
        most: list(most),
        least: list(least),
        highest: text(highest),
        lowest: text(lowest),
      };
    });

const seriesPages: Readonly<Record<SeriesId, string>> = {
  morningLight: "morning-light",
  zhongtian: "zhongtian",
};

const groups = (resolution: KnowledgeResolution): Lexicon["groups"] =>
  (Object.keys(seriesPages) as SeriesId[]).map((id) => ({
    id: seriesPages[id],
    name: say(nameOf(id) ?? verbatim(id), resolution),
    names: list(seriesAliases[id]),
    members: productsOf(id).map(({ slug }) => slug),
    url: pagePath(id, resolution.language),
  }));

/** Materials and substances, with the material whose verdicts apply to a substance. */
const materials = (resolution: KnowledgeResolution): Lexicon["materials"] => {
  const namesOf = ({ id, name, also = [] }: (typeof otherSubstances)[number]): string[] => [
    ...[name, ...also].map((words) => say(words, resolution)),
    id.replaceAll("-", " "),
    ...list(substanceAliases[id]),
  ];
  return [
    ...materialList.map(({ id }) => ({
      id,
      names: [...materialNames[id].zh, ...materialNames[id].en, ...list(materialAliases[id])],
    })),
    ...materialList.flatMap(({ id: material, substances }) =>
      substances
        .filter(({ id, verdict }) => verdict !== "never" && !(id in materialNames) && id !== "aluminium")
        .map((substance) => ({ id: substance.id, material, names: namesOf(substance) })),
    ),
    ...otherSubstances
      .filter(({ onlyInCheck }) => !onlyInCheck)
      .map((substance) => ({ id: substance.id, names: namesOf(substance) })),
  ];
};

const finder = (resolution: KnowledgeResolution): Lexicon["finder"] =>
  finderQuestions.map(({ name, options }) => ({
    name,
    options: options.map(({ value, label, verdicts }) => ({
      value,
      label: say(label, resolution),
      words: list(situations[`${name}=${value}`]),
      verdicts: verdicts.map(({ model, fit, reason }) => ({ model, fit, reason: say(reason, resolution) })),
    })),
  }));

/** Returns the words by which the chat understands questions, with the facts that it reasons about. */
export const lexiconIn = (resolution: KnowledgeResolution): Lexicon => ({
  models: productModels.map(({ slug, name }) => ({
    id: slug,
    name,
    names: [
      ...(knowledgeSubjects.find(({ id }) => id === slug)?.names ?? []),
      ...list(modelAliases[slug satisfies ModelId]),
    ],
  })),
  groups: groups(resolution),
  attributes: attributes(resolution),
  materials: materials(resolution),
  foreign: list(foreign),
  cues: (Object.keys(cues) as CueId[]).map((id) => ({
    id,
    words: list(cues[id]),
    ...(weakCues.includes(id) && { weak: true }),
    ...(anyCues.includes(id) && { ofAnything: true }),
  })),
  intents: Object.entries(intents).map(([targets, combined]) => ({
    answers: either(targets),
    cues: combinations(list(combined)),
  })),
  hazards: {
    cues: Object.entries(hazardWords).map(([id, words]) => ({ id, words: list(words) })),
    acts: hazards.map(({ answers, acts, refused, object, unless }) => ({
      answers: either(answers),
      cues: acts.map((act) => [...act]),
      ...(refused && { refused }),
      ...(object && { object }),
      ...(unless && { unless }),
    })),
  },
  finder: finder(resolution),
  finderUrl: `${pagePath("products", resolution.language)}#finder`,
  units: Object.fromEntries(Object.entries(unitWords).map(([unit, words]) => [unit, list(words)])),
  fillers: list(fillers),
  joiners: list(joiners),
  followers: list(followers),
  harmless: list(harmless),
  unlisted: list(unlisted),
  // The table is long, and pinyin is Chinese.
  syllables: resolution.language === "zh" ? syllables : {},
});
