/** Finds the word that a mistyped one was meant to be. */
export type SpellingFinder = (word: string) => string | undefined;

/** Words shorter than this are too much like others. */
const shortest = 4;
/** Words from this length on may have two mistakes. */
const long = 9;

/** Returns a word without one letter, in every way. */
const without = (word: string): readonly string[] =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));

/** Returns a word without up to one letter, or up to two if it is long. */
function variants(word: string): ReadonlySet<string> {
  const once = without(word);
  return new Set([word, ...once, ...(word.length >= long ? once.flatMap(without) : [])]);
}

/** Counts added, left out, changed and exchanged letters. */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + change,
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

const lettersOf = (word: string): string => [...word].sort().join("");

/** True if two words have the same letters. */
const isExchanged = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

/** True if two words differ only in two letters that changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const places = Array.from(one, (letter, at) => (letter === other[at] ? -1 : at)).filter((at) => at >= 0);
  const [first = 0, second = 0] = places;
  return places.length === 2 && one[first] === other[second] && one[second] === other[first];
}

/** @param words words that are spelled right */
export function createSpelling(words: Iterable<string>): SpellingFinder {
  const byVariant = new Map<string, string[]>();
  const byLetters = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest || !/^[a-z]+$/.test(word)) continue;
    for (const variant of variants(word)) byVariant.set(variant, [...(byVariant.get(variant) ?? []), word]);
    const letters = lettersOf(word);
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), word]);
  }
  return (word) => {
    if (word.length < shortest || word.length > 20 || !/^[a-z]+$/.test(word)) return undefined;
    const allowed = word.length >= long ? 2 : 1;
    let best: string | undefined;
    let least = allowed + 1;
    const lists = [...variants(word)].map((variant) => byVariant.get(variant));
    for (const list of [...lists, byLetters.get(lettersOf(word))]) {
      for (const candidate of list ?? []) {
        // The first letter is rarely mistyped, and short words with another one are other words.
        const isOtherStart = candidate[0] !== word[0];
        if (isOtherStart && word.length < long) continue;
        // Of short words, only two exchanged letters are a mistake rather than another word.
        if (Math.min(word.length, candidate.length) <= shortest && !isExchanged(word, candidate)) continue;
        // Two letters that changed places are one mistake, also with another between them: `vynil`.
        const away = isSwapped(word, candidate) ? 1 : distance(word, candidate);
        // A long word may begin with another letter if that is its only mistake: a fretboard is no grey board.
        if (isOtherStart && away > 1) continue;
        if (away < least) [best, least] = [candidate, away];
      }
    }
    return best;
  };
}
