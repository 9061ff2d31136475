import type { Hit } from "./retrieval.ts";
import type { Reading } from "./understood.ts";

/** Score from which an entry is the answer in any case. */
const sure = 0.86;
/** Score from which an entry is the answer if its lead over the next entry is at least `margin`, as a share of its own score. */
const near = 0.52;
const margin = 0.04;
/** Score from which an entry is the answer to a question that the reader did not understand. */
const likely = 0.58;
/** Lead from which an entry has no rival. */
const alone = 0.4;
/** Score from which an entry is the answer if its lead is at least one half. */
const fair = 0.44;
/** Score from which an entry is the answer if the reader, too, thinks of it. */
const agreed = 0.5;
/** Score from which it is, though the question names a thing of daily life: `an app for iphone`. */
const certain = 0.92;
/** Score from which it is, whatever else the question says. */
const plain = 0.7;
/** Minimum share of the question that an answer must cover. Below it, the entry answers another question. */
const spoken = 0.44;
/** Minimum score of an entry that is suggested. */
const possible = 0.28;
/** Minimum share of the question that a suggested entry must cover. One common word is not enough. */
const touched = 0.22;

/** True for an entry that is worth suggesting. */
export const isPossible = ({ score, covered }: Hit): boolean => score >= possible && covered >= touched;

/** Part of a question, about which only its likeness to entries is known. */
const nothingRead = { saysNothing: false, strange: [], guesses: [] };

/** Returns the lead of a hit over the next entry, as a share of its own score. */
function leadOf(first: Hit, ranked: readonly Hit[]): number {
  const second = ranked.find((hit) => hit !== first);
  return (first.score - (second?.score ?? 0)) / first.score;
}

function isClear(first: Hit | undefined, ranked: readonly Hit[]): boolean {
  if (!first) return false;
  const { score, covered } = first;
  if (score >= sure) return true;
  const lead = leadOf(first, ranked);
  return covered >= spoken && lead >= margin && score >= (lead >= 0.5 ? fair : near);
}

/** Decides by the likeness of questions. */
export interface Likeness {
  /** Returns the entry that answers a question by its similarity, if it is clear which one. */
  entryLike(
    question: string,
    ranked: readonly Hit[],
    reading?: Pick<Reading, "saysNothing" | "strange" | "guesses">,
  ): Hit | undefined;
  /**
   * True if the reader, which is not sure, thinks of the entry that is most like the question.
   *
   * @param guessed entries that the reader thinks of
   * @param isForeign true if the question names a thing of daily life, so that more likeness is needed
   */
  agrees(question: string, best: Hit | undefined, guessed: readonly string[], isForeign: boolean): boolean;
}

/**
 * @param isOfStrangers true for a question about something that no entry knows
 * @param isRead true if questions are read before they are compared, so that what was not understood needs more likeness
 */
export function createLikeness(isOfStrangers: (question: string) => boolean, isRead: boolean): Likeness {
  return {
    agrees: (question, best, guessed, isForeign) =>
      best !== undefined &&
      best.score >= (isForeign ? certain : agreed) &&
      best.covered >= touched &&
      (best.score >= plain || !isOfStrangers(question)) &&
      guessed.includes(best.id),
    entryLike(question, ranked, reading = nothingRead) {
      const [hit] = ranked.filter(isPossible);
      if (!hit || !isClear(hit, ranked)) return undefined;
      if (hit.score < 1 && isOfStrangers(question)) return undefined;
      // Common words alone make two questions alike: `how old is the universe`.
      if (hit.score < sure && reading.saysNothing) return undefined;
      // The reader doubts that our machines are meant, and has its reasons.
      const isDoubted = reading.strange.length > 0 && reading.guesses.length > 0;
      if (isDoubted && hit.score < sure && /^(?:all|most)\./.test(hit.id)) return undefined;
      // What can be done with a material is told if the question is understood, not if it only looks like one about it.
      if (hit.score < 1 && /^(?:material|reach)\./.test(hit.id)) return undefined;
      // What the reader did not understand needs more likeness, and the description of a machine is asked for in words it knows.
      const isVague = /^(?:model|series)\./.test(hit.id);
      // Without an unknown word, an entry far ahead of all others is likely enough.
      const isAlone = reading.strange.length === 0 && leadOf(hit, ranked) >= alone;
      const least = isVague ? sure : isAlone ? near : likely;
      return isRead && hit.score < least ? undefined : hit;
    },
  };
}
