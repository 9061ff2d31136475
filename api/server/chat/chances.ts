import type { KnowledgeEntry, KnowledgeLexicon } from "../../contract/index.ts";
import type { Hit } from "./retrieval.ts";
import { neutral } from "./senses.ts";
import { isEmptyWord } from "./text.ts";
import type { Reading } from "./understood.ts";
import { piecesOf, type Sayings } from "./unused-words.ts";

/** Entry that may answer a question. */
export interface Candidate {
  readonly id: string;
  /** Chance that the entry answers the question, from 0 to 1. */
  readonly chance: number;
  readonly features: Features;
}

/** What is known of an entry and a question, from which the chance is computed. */
export type Features = Readonly<Record<keyof typeof weights, number>>;

/** Parts of a question and what speaks for its entries. */
interface Evidence {
  readonly question: string;
  readonly reading: Reading;
  /** Entries by their likeness to the question. */
  readonly hits: readonly Hit[];
  /** Entries that the understood parts tell, and those that the reader only thinks of. */
  readonly told: readonly string[];
  readonly guessed: readonly string[];
}

/** Ranks the entries that may answer a question. */
interface Chances {
  /** Returns the entries, the most probable first. */
  rank(evidence: Evidence): readonly Candidate[];
}

/** Log odds of each feature, fitted on the development sets. See tests/chat/README.md. */
const weights = {
  base: -3.51,
  /** 1 if the understood part tells the entry, and if the reader thinks of it. */
  told: 2.43,
  guessed: 1.03,
  /** Likeness of the question, from 0 to 1, its lead over the other entries, and the share of the question that it rests on. */
  likeness: 3.14,
  lead: 0.71,
  covered: -1.37,
  /** Share of the question's words that the entry says, by their rarity. */
  said: 1.55,
  /** What is missing of one half. */
  unsaid: -1.55,
  /** Lead of the entry in the share of the lexicon's words that point to it. */
  cued: 0.59,
  /** 1 if no word of the lexicon points anywhere. */
  uncued: -0.25,
  /** Share of the question's words that no entry says, by their rarity. */
  unknown: 0.44,
  /** Logarithm of the number of words. */
  length: 0.79,
  /** 1 if the question names a model. */
  named: 0.17,
  /** 1 for the description of a machine or series, and for an entry about work with a material. */
  described: 0.59,
  practice: -1.16,
};

const half = 0.5;

/** Cues that a question is about something, not words that may stand in any. */
const isTelling = (key: string): boolean =>
  !/^(?:model|group|unit|follower|joiner|situation|foreign):/.test(key);

export function createChances(
  entries: readonly KnowledgeEntry[],
  lexicon: KnowledgeLexicon | undefined,
  sayings: Sayings,
  odds: Features = weights,
): Chances {
  const pointing = pointersOf(entries, lexicon);
  const count = new Set(entries.map(({ id }) => id)).size;
  const weightOf = (number: number): number => Math.log(1 + count / Math.max(half, number));

  return {
    rank({ question, reading, hits, told, guessed }) {
      const words = [...new Set(piecesOf(question))].filter((word) => !isEmptyWord(word));
      const rarity = new Map(words.map((word) => [word, weightOf(sayings.numberOf(word))]));
      const sum = (some: readonly string[]): number =>
        some.reduce((total, word) => total + (rarity.get(word) ?? 0), 0);
      const share = (some: readonly string[]): number => (words.length === 0 ? 0 : sum(some) / sum(words));
      const cues = reading.understood
        .filter(isTelling)
        .map((key) => key.replace(/^(?:most|least):/, "attribute:"))
        .flatMap((key) => pointing.get(key) ?? []);
      const allCues = cues.reduce((total, { size }) => total + weightOf(size), 0);
      const cuesOf = (id: string): number =>
        allCues === 0
          ? 0
          : cues.reduce((total, ids) => total + (ids.has(id) ? weightOf(ids.size) : 0), 0) / allCues;
      const unknown = share(words.filter((word) => sayings.numberOf(word) === 0));
      const ids = [...new Set([...told, ...guessed, ...hits.map(({ id }) => id)])];
      const likeness = new Map(hits.map((hit) => [hit.id, hit]));
      const scores = ids.map((id) => likeness.get(id)?.score ?? 0);
      const pointed = ids.map(cuesOf);
      return ids
        .map((id, index): Candidate => {
          const said = share(words.filter((word) => sayings.says(id, word)));
          const isTold = told.includes(id);
          const features = {
            base: 1,
            told: isTold ? 1 : 0,
            guessed: guessed.includes(id) ? 1 : 0,
            likeness: scores[index] ?? 0,
            lead: leadIn(scores, index),
            covered: likeness.get(id)?.covered ?? 0,
            said,
            unsaid: Math.max(0, half - said),
            cued: leadIn(pointed, index),
            uncued: cues.length === 0 ? 1 : 0,
            unknown,
            length: Math.log(1 + words.length),
            named: reading.subject.models.length > 0 ? 1 : 0,
            described: /^(?:model|series)\./.test(id) ? 1 : 0,
            practice: id.startsWith("practice.") ? 1 : 0,
          };
          return { id, features, chance: chanceOf(features, odds) };
        })
        .sort((one, other) => other.chance - one.chance);
    },
  };
}

function chanceOf(features: Features, odds: Features): number {
  const logit = Object.entries(odds).reduce(
    (sum, [name, weight]) => sum + weight * features[name as keyof Features],
    0,
  );
  return 1 / (1 + Math.exp(-logit));
}

/** Returns by how much a number is greater than all others of a list. */
const leadIn = (numbers: readonly number[], at: number): number =>
  (numbers[at] ?? 0) - Math.max(0, ...numbers.filter((_, index) => index !== at));

/** Returns the entries to which each cue and attribute of the lexicon points. */
function pointersOf(
  entries: readonly KnowledgeEntry[],
  lexicon: KnowledgeLexicon | undefined,
): ReadonlyMap<string, ReadonlySet<string>> {
  const pointing = new Map<string, Set<string>>();
  const point = (key: string, id: string): void => {
    if (!neutral.has(key)) pointing.set(key, (pointing.get(key) ?? new Set()).add(id));
  };
  const known = new Set(entries.map(({ id }) => id));
  const rowsOf = Map.groupBy(entries, ({ id, fact }) => fact?.attribute ?? /^all\.(.+)$/.exec(id)?.[1] ?? "");
  for (const { answers, cues } of lexicon?.intents ?? [])
    for (const answer of answers) {
      const id = answer.replace(/^[a-z0-9-]+:/, "");
      if (known.has(id)) for (const cue of cues.flat()) point(cue, id);
    }
  for (const { id: attribute, cues } of lexicon?.attributes ?? [])
    for (const { id } of rowsOf.get(attribute) ?? [])
      for (const cue of [`attribute:${attribute}`, ...cues.flat()]) point(cue, id);
  return pointing;
}
