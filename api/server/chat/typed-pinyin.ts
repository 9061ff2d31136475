import type { Pinyin } from "./pinyin.ts";
import type { Node } from "./sense-tree.ts";
import type { Unit } from "./units-of-text.ts";

interface PinyinParts {
  readonly soundRoot: Node;
  readonly pinyin: Pinyin;
  readonly vocabulary: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly isKnown: (stem: string) => boolean;
}

/** Letters of a word that may be one syllable. */
const shortWord = 4;

/**
 * Splits the words of a question in pinyin into syllables. A question is in pinyin if it has no Han characters and most of its words
 * are syllables, two of them at least in words that are not English.
 */
export function readPinyin(
  units: readonly Unit[],
  { pinyin, vocabulary, names, isKnown, soundRoot }: PinyinParts,
): { readonly units: readonly Unit[]; readonly inPinyin: boolean } {
  if (units.some(({ kind }) => kind === "han")) {
    // Some people type single words in pinyin among characters.
    const asWord = ({ kind, text, raw }: Unit): readonly string[] | undefined => {
      if (kind !== "word" || vocabulary.has(text)) return undefined;
      const syllables = pinyin.split(raw);
      const node = syllables?.reduce<Node | undefined>((last, key) => last?.next.get(key), soundRoot);
      return syllables && syllables.length > 1 && node && node.senses.length > 0 ? syllables : undefined;
    };
    const spelled = (unit: Unit): readonly Unit[] =>
      asWord(unit)?.map((text): Unit => ({ kind: "syllable", text, raw: text })) ?? [unit];
    return { units: units.flatMap(spelled), inPinyin: false };
  }
  const words = units.filter(({ kind, text }) => kind === "word" && !names.has(text));
  const split = new Map(words.map(({ raw }) => [raw, pinyin.split(raw)]));
  const unknown = words.filter(({ text, raw }) => split.get(raw) && !vocabulary.has(text) && !isKnown(text));
  // Beside a word of several syllables, a short word is one syllable, whatever it means in English: `pin`, `ban`.
  const isLong = unknown.some(({ raw }) => (split.get(raw)?.length ?? 0) > 1);
  const foreign = isLong
    ? words.filter((word) => unknown.includes(word) || (word.raw.length <= shortWord && split.get(word.raw)))
    : unknown;
  const syllables = new Set(foreign.flatMap(({ raw }) => split.get(raw) ?? []));
  const able = words.filter(({ raw }) => split.get(raw)).length;
  const inPinyin = syllables.size >= 2 && able >= words.length * 0.7 && foreign.length >= words.length * 0.4;
  if (!inPinyin) return { units, inPinyin };
  return {
    inPinyin,
    units: units.flatMap((unit): readonly Unit[] => {
      const parts = unit.kind === "word" && !names.has(unit.text) ? split.get(unit.raw) : undefined;
      return parts ? parts.map((text): Unit => ({ kind: "syllable", text, raw: text })) : [unit];
    }),
  };
}
