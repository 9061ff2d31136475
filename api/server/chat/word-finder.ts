import type { KnowledgeLexicon, UnsafeSubstance } from "../../contract/index.ts";
import { coveringsIn } from "./coverings.ts";
import { type Pinyin, soundsOfWord } from "./pinyin.ts";
import type { Scan, Sense, Stretch } from "./scan.ts";
import { createNode, give, write } from "./sense-tree.ts";
import { createSpelling, type SpellingFinder } from "./spelling.ts";
import { readPinyin } from "./typed-pinyin.ts";
import { type Unit, unitsOf } from "./units-of-text.ts";
import { spansOf, withoutParts } from "./word-spans.ts";
import { follow } from "./word-tree.ts";

/** Finds the known words of a question. */
export interface WordFinder {
  scan(text: string): Scan;
}

/** `the blue 530` is one name, not `the blue` and the `530`. */
const withArticle = (name: string): readonly string[] =>
  /^(?!the )[a-z]/i.test(name) ? [`the ${name}`] : [];

/** `镜面的亚克力` is `镜面亚克力`: the name of a substance may have the possessive before that of its material. */
const withPossessive = (name: string, parents: readonly string[]): readonly string[] =>
  parents.flatMap((parent) =>
    /^\p{Script=Han}+$/u.test(name) && name.endsWith(parent) && name.length >= parent.length + 2
      ? [`${name.slice(0, -parent.length)}的${parent}`]
      : [],
  );

/** Returns the words of a lexicon with their senses. */
function* wordsOf(lexicon: KnowledgeLexicon): Generator<readonly [Sense, readonly string[]]> {
  const { models, groups, attributes, materials, cues, finder, units, fillers, joiners, followers } = lexicon;
  for (const { id, names } of models)
    yield [{ kind: "model", id }, [...names, ...names.flatMap(withArticle)]];
  for (const { id, names } of groups) yield [{ kind: "group", id }, names];
  for (const { id, words, most, least } of attributes) {
    yield [{ kind: "attribute", id }, words];
    yield [{ kind: "most", id }, most];
    yield [{ kind: "least", id }, least];
  }
  const namesOf = new Map(materials.map(({ id, names }) => [id, names]));
  for (const { id, names, material } of materials)
    yield [
      { kind: "material", id },
      [...names, ...names.flatMap((name) => withPossessive(name, namesOf.get(material ?? "") ?? []))],
    ];
  for (const { id, words } of cues) yield [{ kind: "cue", id }, words];
  for (const { name, options } of finder) {
    for (const { value, words } of options) yield [{ kind: "situation", id: `${name}=${value}` }, words];
  }
  for (const [id, words] of Object.entries(units)) yield [{ kind: "unit", id }, words];
  yield [{ kind: "foreign", id: "" }, lexicon.foreign];
  yield [{ kind: "filler", id: "" }, fillers];
  yield [{ kind: "joiner", id: "" }, joiners];
  yield [{ kind: "follower", id: "" }, followers];
}

/** Compounds of shorter words are words of their own. */
const longCompound = 8;
const shortestHalf = 3;

/**
 * Creates a finder for the words of the lexicons. It also finds mistyped words, Han characters with the sound of others, and words
 * in pinyin.
 *
 * @param isKnown returns true for stems that occur in the knowledge, which are spelled right
 */
export function createWordFinder(
  lexicons: readonly KnowledgeLexicon[],
  unsafe: readonly UnsafeSubstance[],
  isKnown: (stem: string) => boolean,
  pinyin: Pinyin,
): WordFinder {
  const root = createNode();
  const soundRoot = createNode();
  const dangerRoot = createNode();
  const vocabulary = new Set<string>();
  const names = new Set<string>();
  const rowWords = new Set<string>();
  const lists = [
    ...lexicons.flatMap((lexicon) => [...wordsOf(lexicon)]),
    // Names of one or two letters have other meanings; the guard decides about them.
    ...unsafe.map(
      ({ id, names: all }) =>
        [{ kind: "unsafe", id } satisfies Sense, all.filter((name) => !/^[a-z]{1,2}$/i.test(name))] as const,
    ),
  ];
  for (const [sense, words] of lists) {
    for (const word of words) {
      const units = unitsOf(word).filter(({ text }) => text !== "");
      if (units.length === 0) continue;
      const end = follow(
        root,
        units.map(({ text }) => text),
        createNode,
      );
      give(end, sense);
      if (sense.kind === "foreign") write(end, units.map(({ raw }) => raw).join(" "));
      const isRow = ["attribute", "most", "least"].includes(sense.kind);
      for (const { kind, text } of units) {
        if (kind !== "word") continue;
        vocabulary.add(text);
        if (isRow) rowWords.add(text);
        if (sense.kind === "model" || sense.kind === "group") names.add(text);
      }
      // Things of daily life are meant as they are written: too many words sound like them. Nor is the possessive misheard.
      const isHeard = sense.kind !== "foreign" && !(sense.kind === "material" && word.includes("的"));
      if (isHeard && units.some(({ kind }) => kind === "han")) {
        for (const way of soundsOfWord(units, pinyin)) {
          for (const tree of sense.kind === "unsafe" ? [soundRoot, dangerRoot] : [soundRoot]) {
            const node = follow(tree, way, createNode);
            give(node, sense);
            write(node, units.map(({ text }) => text).join(""));
          }
        }
      }
    }
  }
  const spelling = createSpelling(vocabulary);

  /** Splits words of the tables that are written as one: `airpressure`. */
  function apart(unit: Unit): readonly Unit[] {
    const { kind, text: whole, raw } = unit;
    if (kind !== "word" || raw.length < longCompound || vocabulary.has(whole) || isKnown(whole))
      return [unit];
    for (let at = shortestHalf; at <= raw.length - shortestHalf; at += 1) {
      const halves = [raw.slice(0, at), raw.slice(at)].flatMap(unitsOf);
      if (halves.length === 2 && halves.every((half) => rowWords.has(half.text))) return halves;
    }
    return [unit];
  }

  const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

  return {
    scan(text) {
      const { units, inPinyin } = readPinyin(unitsOf(text).flatMap(apart), {
        pinyin,
        vocabulary,
        names,
        isKnown,
        soundRoot,
      });
      const right = units.map((unit) => corrected(unit, vocabulary, isKnown, spelling));
      const words = wordsIn(units, segmenter);
      const all = spansOf(right, { root, soundRoot, dangerRoot, pinyin, words });
      // What covers a material has no other meaning: the warranty covers no wood.
      const coverings = new Set(
        coveringsIn({ from: 0, to: units.length }, units, all).map(({ from }) => from),
      );
      const spans = all.filter(({ from }) => !coverings.has(from));
      const mistyped = new Set(units.flatMap(({ text: own }, at) => (right[at]?.text === own ? [] : at)));
      return { units, spans: withoutParts(spans, words), words, mistyped, inPinyin };
    },
  };
}

/** Returns the unit as it was meant. */
function corrected(
  unit: Unit,
  vocabulary: ReadonlySet<string>,
  isKnown: (stem: string) => boolean,
  spelling: SpellingFinder,
): Unit {
  if (unit.kind !== "word" || vocabulary.has(unit.text) || isKnown(unit.text)) return unit;
  // The end of a mistyped word may be no ending: the `s` of `fibreglas`.
  const meant = spelling(unit.text) ?? spelling(unit.raw);
  return meant === undefined ? unit : { ...unit, text: meant };
}

/** Returns the Chinese word that each unit is part of, by the dictionary of the platform. Other units are alone. */
function wordsIn(units: readonly Unit[], segmenter: Intl.Segmenter): readonly Stretch[] {
  const words: Stretch[] = units.map((_, index) => ({ from: index, to: index + 1 }));
  for (let from = 0; from < units.length; from += 1) {
    if (units[from]?.kind !== "han") continue;
    let to = from;
    while (units[to]?.kind === "han") to += 1;
    const run = units.slice(from, to).map(({ text }) => text);
    // Characters outside the basic plane have two code units; positions are counted in characters.
    let start = from;
    for (const { segment } of segmenter.segment(run.join(""))) {
      const end = start + [...segment].length;
      for (let index = start; index < end; index += 1) words[index] = { from: start, to: end };
      start = end;
    }
    from = to;
  }
  return words;
}
