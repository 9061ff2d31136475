import type { ChatAnswer, FormLanguage, KnowledgeEntry } from "../../contract/index.ts";
import { isVerdictId } from "./barred.ts";
import type { Candidate } from "./chances.ts";
import type { Finder } from "./entry-finder.ts";
import type { Facts, Passage } from "./passages.ts";
import { phrases } from "./phrases.ts";
import { phoneEntry } from "./reading.ts";
import type { Hit } from "./retrieval.ts";
import type { Part, Reading } from "./understood.ts";
import type { Sayings } from "./unused-words.ts";
import { isOfSafety } from "./wordable.ts";

/** Score from which an entry that says more of the question's words makes another answer doubtful. See tests/chat/README.md. */
const doubtful = 0.4;
/** Chance from which an entry is told beside the one that was understood, and from which an understood entry is told alone. */
const plausible = 0.12;
/** Chance from which an entry is told beside another that is sure: asked about dealers, what dealers have to stock. */
const near = 0.3;
/** Chance from which an entry is told beside the one that is most like the question. */
const imaginable = 0.25;
const sure = 0.76;
/**
 * Chance from which an entry answers a question of which nothing was understood, and from which it is told beside whatever was
 * understood. Share of unknown words up to which it may.
 */
const likely = 0.45;
const mostUnknown = 0.65;
/** Chance from which an entry is told instead of "I do not know". */
const knowable = 0.5;
/**
 * Chance from which the most likely entry is told, though another says a word of the question that the answer does not: one that was
 * understood, and any other.
 */
const settled = 0.45;
const outright = 0.6;
/** Lead over the counterpart that it needs, as a share of its own chance. */
const clear = 0.3;
/** Chance from which an entry answers by its likeness to the question alone. Below it, it is offered. */
export const believable = 0.36;
/** Lead of an entry, as a share of its score, from which no other makes it doubtful. */
const lead = 0.15;
/** Maximum number of suggested questions, and of entries for the model. */
export const most = 3;

/** True for what is told in any case: what may be worked on and what keeps people safe. Advice gives its own reasons. */
const isFirm = (part: Part | undefined): boolean =>
  part !== undefined && ["material", "hazard", "advice", "settings"].includes(part.kind);

/** True if the reader understood one thing, which entries tell. */
const isSingle = ([part, ...others]: readonly Part[]): boolean =>
  part !== undefined && others.length === 0 && ["entry", "material", "fact"].includes(part.kind);

/**
 * True for an entry that may be told though nothing was understood. Rows and descriptions of machines are asked for in words that the
 * reader knows, a phone is spoken of in too many other questions, and what may be worked on is never guessed.
 */
const isTellable = ({ id, features, chance }: Candidate): boolean =>
  !isVerdictId(id) &&
  !/^(?:all|most|spec|series)\./.test(id) &&
  // The description of the machine that the question names, and of no other.
  (!id.startsWith("model.") || (features.named === 1 && features.likeness >= 0.5 && chance >= knowable)) &&
  id !== phoneEntry &&
  features.unknown <= mostUnknown;

/**
 * True for an entry that may be told beside what was understood: no row beside a row, and a verdict only on a material that the
 * question names and wants to be worked on.
 */
function mayStandBeside({ id, chance }: Candidate, { parts, understood, asksForWork }: Reading): boolean {
  // A superlative that is all but sure stands beside the list of all machines: "which one marks fastest".
  if (id.startsWith("most.")) return chance >= sure && parts[0]?.kind !== "material";
  const [, material] = /^(?:material|substance)\.(.+)$/.exec(id) ?? [];
  if (material !== undefined)
    return parts[0]?.kind === "entry" && asksForWork && understood.includes(`material:${material}`);
  return (
    !isVerdictId(id) && !id.startsWith("all.") && (parts[0]?.kind === "entry" || !id.startsWith("spec."))
  );
}

/** Returns the entry that is told as well if the first is not sure. */
const secondTo = (first: Candidate | undefined, others: readonly Candidate[]): readonly string[] =>
  first && first.chance < sure
    ? others
        .filter((each) => each.chance >= plausible && isTellable(each))
        .slice(0, 1)
        .map(({ id }) => id)
    : [];

/** What stands beside an answer: another entry that is told as well, or that makes the answer an offer. */
export interface Offers {
  /**
   * Returns the entry that makes an answer doubtful: it is like the question, and says a word of it that neither the understood
   * parts nor the answer's entries account for.
   *
   * @param told entries of the answer
   */
  counterOf(
    reading: Pick<Reading, "parts" | "rest"> | undefined,
    told: readonly string[],
    hits: readonly Hit[],
  ): Hit | undefined;
  /**
   * Returns the most likely entry if its chance settles what a counterpart makes doubtful: one of the answer's, or one that may be
   * told.
   *
   * @param rival chance of the counterpart
   */
  settledBy(candidates: readonly Candidate[], told: readonly string[], rival: number): string | undefined;
  /** Returns the entry that is told though what was understood is that the site does not tell it. */
  insteadOf(reading: Reading, candidates: readonly Candidate[]): string | undefined;
  /** Returns the entry that is told as well, if it is not sure that what was understood is all that is asked. */
  besideOf(
    reading: Reading,
    passages: readonly Passage[],
    candidates: readonly Candidate[],
    language: FormLanguage,
  ): KnowledgeEntry | undefined;
  /** Returns the entries that answer a question of which nothing was understood: none, one, or two if it is not sure which. */
  likelyOf(candidates: readonly Candidate[]): readonly string[];
  /** Returns the entry that is most like the question, and a second one if it is not sure which. */
  likeAnd(id: string, candidates: readonly Candidate[]): readonly string[];
  /** Offers what was understood and what makes it doubtful, instead of telling the first as a fact. */
  offerOf(
    told: readonly string[],
    counter: Hit,
    hits: readonly Hit[],
    language: FormLanguage,
    contact: Facts["contact"],
  ): ChatAnswer;
}

/** @param doubtfulFrom score from which an entry makes another answer doubtful; default: the measured one */
export function createOffers(
  entries: Finder<KnowledgeEntry>,
  sayings: Sayings,
  doubtfulFrom = doubtful,
): Offers {
  /** Returns the question that several entries answer: that of all models for the rows of some. */
  function questionOf(ids: readonly string[], language: FormLanguage): string | undefined {
    const [first] = ids;
    const row = ids.length > 1 ? entries(first, language)?.fact?.attribute : undefined;
    return (entries(row === undefined ? first : `all.${row}`, language) ?? entries(first, language))
      ?.question;
  }

  return {
    counterOf(reading, told, hits) {
      const [part, ...others] = reading?.parts ?? [];
      if (!reading || others.length > 0 || part?.kind === "entry" || isFirm(part) || told.some(isOfSafety))
        return undefined;
      // What the reader understood and the likeness of the whole question say the same.
      const [best] = hits;
      const agreed = best && told.includes(best.id) ? best.score * (1 - lead) : 0;
      return hits.find(
        ({ id, score }) =>
          score >= Math.max(doubtfulFrom, agreed) &&
          !told.includes(id) &&
          sayings.accountsFor(reading.rest, id, told),
      );
    },

    settledBy([first], told, rival) {
      if (!first) return undefined;
      if (told.includes(first.id))
        return first.chance * (1 - clear) >= rival && first.chance >= settled ? first.id : undefined;
      return first.chance >= outright && isTellable(first) ? first.id : undefined;
    },

    insteadOf: ({ parts }, [first]) =>
      first && first.chance >= knowable && isTellable(first) && parts.every(({ kind }) => kind === "unknown")
        ? first.id
        : undefined,

    besideOf(reading, passages, candidates, language) {
      const told = passages.flatMap(({ ids }) => ids);
      if (told.some(isOfSafety) && !told.every(isVerdictId)) return undefined;
      if (!isSingle(reading.parts)) {
        // Of several parts, one may have been misread.
        const missed = candidates.find(
          (each) => each.chance >= likely && !told.includes(each.id) && isTellable(each),
        );
        return reading.parts.length > 1 ? entries(missed?.id, language) : undefined;
      }
      const isSure = candidates.some(({ id, chance }) => chance >= sure && told.includes(id));
      // What the site does not tell stays the answer, unless something else is asked.
      const least = passages.every(({ declines }) => declines) ? likely : plausible;
      const other = candidates.find(
        (each) =>
          each.chance >= least &&
          !told.includes(each.id) &&
          mayStandBeside(each, reading) &&
          (!isSure ||
            isVerdictId(each.id) ||
            each.chance >= (reading.parts[0]?.kind === "entry" ? near : likely)),
      );
      const entry = entries(other?.id, language);
      return passages.some(({ text }) => text === entry?.answer) ? undefined : entry;
    },

    likelyOf: ([first, ...others]) =>
      first && first.chance >= likely && isTellable(first) ? [first.id, ...secondTo(first, others)] : [],

    likeAnd: (id, candidates) => [
      id,
      ...secondTo(
        candidates.find((each) => each.id === id),
        candidates.filter((each) => each.id !== id && each.chance >= imaginable),
      ),
    ],

    offerOf(
      told: readonly string[],
      counter: Hit,
      hits: readonly Hit[],
      language: FormLanguage,
      contact: Facts["contact"],
    ): ChatAnswer {
      const questions = [counter, ...hits].flatMap(({ id }) => entries(id, language)?.question ?? []);
      return {
        answer: phrases[language].offer,
        sources: [contact],
        suggestions: [...new Set([questionOf(told, language) ?? [], ...questions].flat())].slice(0, most),
      };
    },
  };
}
