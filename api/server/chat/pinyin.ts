import type { Unit } from "./units-of-text.ts";

/** Readings of Han characters in pinyin, without tones. */
export interface Pinyin {
  /** Readings of a character; none if it is not in the table. */
  readingsOf(letter: string): readonly string[];
  /** Splits a word into syllables. @returns `undefined` if it is no pinyin */
  split(word: string): readonly string[] | undefined;
}

/** Returns the ways to write a word in pinyin, at most four. None if one of its characters is in no table. */
export function soundsOfWord(units: readonly Unit[], pinyin: Pinyin): readonly (readonly string[])[] {
  let ways: (readonly string[])[] = [[]];
  for (const { kind, text } of units) {
    const readings = kind === "han" ? pinyin.readingsOf(text) : [text];
    const used = ways.length * readings.length > mostWays ? readings.slice(0, 1) : readings;
    ways = ways.flatMap((way) => used.map((reading) => [...way, reading]));
  }
  return ways;
}

const mostWays = 4;

/** The longest syllables, such as `zhuang`, have six letters. */
const longest = 6;
/** Longest word that is split. Longer ones are no pinyin. */
const most = 36;

/** @param syllables characters of each syllable */
export function createPinyin(syllables: Readonly<Record<string, string>>): Pinyin {
  const readings = new Map<string, string[]>();
  for (const [syllable, letters] of Object.entries(syllables)) {
    for (const letter of letters) readings.set(letter, [...(readings.get(letter) ?? []), syllable]);
  }
  const known = new Set(Object.keys(syllables));
  const isSyllable = (text: string): boolean => known.has(text) || known.has(text.replace("u", "v"));
  return {
    readingsOf: (letter) => readings.get(letter) ?? [],
    split(word) {
      if (known.size === 0 || word.length > most || !/^[a-zü]+$/.test(word)) return undefined;
      const text = word.replaceAll("ü", "v");
      // The fewest syllables, from the end: `xian` is one.
      const ways: (readonly string[] | undefined)[] = Array.from({ length: text.length + 1 });
      ways[text.length] = [];
      for (let start = text.length - 1; start >= 0; start -= 1) {
        for (let end = Math.min(text.length, start + longest); end > start; end -= 1) {
          const rest = ways[end];
          const syllable = text.slice(start, end);
          if (rest && isSyllable(syllable) && rest.length + 1 < (ways[start]?.length ?? most))
            ways[start] = [known.has(syllable) ? syllable : syllable.replace("u", "v"), ...rest];
        }
      }
      return ways[0];
    },
  };
}
