import type { ChatAnswer, FormLanguage, KnowledgeEntry } from "../../contract/index.ts";
import { isVerdictId } from "./barred.ts";
import type { Facts, Passage } from "./composing.ts";
import type { Finder } from "./entry-finder.ts";
import { phrases } from "./phrases.ts";
import type { Hit } from "./retrieval.ts";
import { passageOf } from "./told-passages.ts";
import type { Part, Reading } from "./understood.ts";
import type { Sayings } from "./unused-words.ts";
import { isOfSafety } from "./wordable.ts";

/** Score and share from which an entry is told beside another that the reader chose. */
const rival = 0.84;
const rivalCovers = 0.7;
/** Score from which an entry that says more of the question's words makes another answer doubtful. See tests/chat/README.md. */
const doubtful = 0.4;
/** How much more that takes if the lexicon has the question among those that an entry answers. */
const firmness = 0.1;
/** Score from which the entry that is most like the question is told beside what the reader understood. See tests/chat/README.md. */
const beside = 0.55;
/** Lead of an entry, as a share of its score, from which no other makes it doubtful. */
const lead = 0.15;
/** Maximum number of suggested questions, and of entries for the model. */
export const most = 3;

/** True for what is told in any case: what may be worked on and what keeps people safe. Advice gives its own reasons. */
const isFirm = (part: Part | undefined): boolean =>
  part !== undefined && ["material", "hazard", "advice", "settings"].includes(part.kind);

/** What stands beside an answer: another entry that is told as well, or that makes the answer an offer. */
export interface Offers {
  /** Returns the entry that is very like a question of which the reader understood something else: both are told. */
  rivalOf(
    reading: Reading,
    passages: readonly Passage[],
    hits: readonly Hit[],
    language: FormLanguage,
  ): readonly Passage[];
  /**
   * Returns the entry that makes an answer doubtful: it is like the question, and says a word of it that neither the understood
   * parts nor the answer's entries account for.
   *
   * @param told entries of the answer
   */
  counterOf(reading: Reading | undefined, told: readonly string[], hits: readonly Hit[]): Hit | undefined;
  /** Returns the entry that is told as well, instead of an offer: the one that is most like the whole question. */
  besideOf(
    reading: Reading,
    counter: Hit | undefined,
    hits: readonly Hit[],
    language: FormLanguage,
  ): KnowledgeEntry | undefined;
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
    rivalOf(
      { parts, doubts }: Reading,
      passages: readonly Passage[],
      [hit]: readonly Hit[],
      language: FormLanguage,
    ): readonly Passage[] {
      const isAlone = parts.length > 0 && parts.every(({ kind }) => kind === "entry") && doubts.length === 0;
      if (!isAlone || !hit || hit.score < rival || hit.covered < rivalCovers) return [];
      const entry = entries(hit.id, language);
      const isTold = passages.some(({ ids, text }) => ids.includes(hit.id) || text === entry?.answer);
      return entry && !isTold ? [passageOf(entry, "")] : [];
    },

    counterOf(reading: Reading | undefined, told: readonly string[], hits: readonly Hit[]): Hit | undefined {
      const [part, ...others] = reading?.parts ?? [];
      if (!reading || others.length > 0 || isFirm(part) || told.some(isOfSafety)) return undefined;
      const least = doubtfulFrom + (part?.kind === "entry" ? firmness : 0);
      // What the reader understood and the likeness of the whole question say the same.
      const [best] = hits;
      const agreed = best && told.includes(best.id) ? best.score * (1 - lead) : 0;
      return hits.find(
        ({ id, score }) =>
          score >= Math.max(least, agreed) &&
          !told.includes(id) &&
          sayings.accountsFor(reading.rest, id, told),
      );
    },

    besideOf({ parts }, counter, hits, language) {
      // A row is not told if another word decides: the weight of the cable.
      if (parts.some(({ kind }) => kind !== "entry")) return undefined;
      if (!counter || counter !== hits[0] || counter.score < beside || isVerdictId(counter.id))
        return undefined;
      return entries(counter.id, language);
    },

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
