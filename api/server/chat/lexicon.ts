import type { KnowledgeLexicon, UnsafeSubstance } from "../../contract/index.ts";
import { type Pinyin, soundsOfWord } from "./pinyin.ts";
import { createSpelling, type SpellingFinder } from "./spelling.ts";
import { type Unit, unitsOf } from "./units-of-text.ts";
import { type Branching, follow } from "./word-tree.ts";

/** Meaning of words. */
export interface Sense {
  readonly kind:
    | "model"
    | "group"
    | "attribute"
    | "most"
    | "least"
    | "material"
    | "cue"
    | "situation"
    | "unit"
    | "unsafe"
    | "foreign"
    | "filler"
    | "joiner"
    | "follower";
  readonly id: string;
}

/** Words of a question with their meanings. */
export interface Span {
  /** Positions of the first unit and after the last. */
  readonly from: number;
  readonly to: number;
  readonly senses: readonly Sense[];
  /** True if the words themselves ask, such as "how heavy". */
  readonly isHow: boolean;
}

/** Positions of the first unit of a stretch, and after the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A question, split into units, with the words that are known. */
export interface Scan {
  readonly units: readonly Unit[];
  /** From left to right, without overlaps. */
  readonly spans: readonly Span[];
  /** For each unit, the Chinese word that it is part of. */
  readonly words: readonly Stretch[];
  /** Positions of words that were taken for others, which are spelled alike. */
  readonly mistyped: ReadonlySet<number>;
  /** True if the question is written in pinyin. */
  readonly inPinyin: boolean;
}

/** Finds the known words of a question. */
export interface WordFinder {
  scan(text: string): Scan;
}

interface Node extends Branching<Node> {
  readonly senses: Sense[];
  /** Words as they are written: Han words that sound like this, and words of daily life. */
  written?: Set<string>;
}

const createNode = (): Node => ({ next: new Map(), senses: [] });

const hasSense = (node: Node, { kind, id }: Sense): boolean =>
  node.senses.some((sense) => sense.kind === kind && sense.id === id);

/** Adds a sense, once. */
function give(node: Node, sense: Sense): void {
  if (!hasSense(node, sense)) node.senses.push(sense);
}

/** Keeps how a word is written. Most nodes end no word, and have no room for it. */
function write(node: Node, text: string): void {
  node.written ??= new Set();
  node.written.add(text);
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

/** Longest word, in units. */
const longest = 12;

interface Match {
  readonly to: number;
  readonly senses: readonly Sense[];
  readonly score: number;
}

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
      const spans = spansOf(right, { root, soundRoot, dangerRoot, pinyin, words });
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
function readPinyin(
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

const isFiller = ({ kind }: Sense): boolean => kind === "filler" || kind === "joiner" || kind === "follower";

/** Leaves out single characters that are only part of a word which is not known: the steel in `钢琴`, a piano. */
function withoutParts(spans: readonly Span[], words: readonly Stretch[]): readonly Span[] {
  const covered = new Set<number>();
  for (const { from, to } of spans) for (let index = from; index < to; index += 1) covered.add(index);
  return spans.filter(({ from, to, senses }) => {
    const word = words[from];
    if (!word || to - from > 1 || word.to - word.from === 1) return true;
    for (let index = word.from; index < word.to; index += 1) if (!covered.has(index)) return false;
    return !senses.some(({ kind }) => kind === "material") || !isInWord(word, spans);
  });
}

/** True if a word of the dictionary consists of one character that says something and others that say nothing: the silver in `银行卡`. */
const isInWord = (word: Stretch, spans: readonly Span[]): boolean =>
  spans.filter((span) => span.from >= word.from && span.to <= word.to && !span.senses.every(isFiller))
    .length < 2;

interface Tries {
  readonly words: readonly Stretch[];
  readonly root: Node;
  readonly soundRoot: Node;
  /** Names of dangerous substances by their sound. */
  readonly dangerRoot: Node;
  readonly pinyin: Pinyin;
}

/** Shorter names of dangerous substances sound like too many words. */
const shortestUnsafe = 3;

/** What a match loses that ends within a word of the dictionary. */
const cutWord = 0.6;

/** True if a stretch begins or ends within a Chinese word. */
function isCut(from: number, to: number, words: readonly Stretch[]): boolean {
  return (words[from]?.from ?? from) < from || (words[to - 1]?.to ?? to) > to;
}

/** Returns the best way to cut a question into known words: long words before short ones. */
function spansOf(units: readonly Unit[], tries: Tries): readonly Span[] {
  const best: { score: number; match?: Match }[] = Array.from({ length: units.length + 1 }, () => ({
    score: 0,
  }));
  const dangers = { ...tries, soundRoot: tries.dangerRoot };
  for (let start = units.length - 1; start >= 0; start -= 1) {
    let chosen: (typeof best)[number] = { score: best[start + 1]?.score ?? 0 };
    const matches = [
      ...matchesOf(units, start, tries.root),
      ...soundsOf(units, start, tries),
      ...(units[start]?.kind === "han" ? soundsOf(units, start, dangers, true) : []),
    ];
    for (const match of matches) {
      const score =
        match.score + (best[match.to]?.score ?? 0) - (isCut(start, match.to, tries.words) ? cutWord : 0);
      if (score > chosen.score) chosen = { score, match };
    }
    best[start] = chosen;
  }
  const spans: Span[] = [];
  for (let start = 0; start < units.length; ) {
    const match = best[start]?.match;
    if (match)
      spans.push({
        from: start,
        to: match.to,
        senses: match.senses,
        isHow: /^(?:how|多|几)$/.test(units[start]?.raw ?? ""),
      });
    start = match?.to ?? start + 1;
  }
  return spans;
}

/** Longer words count more than their parts, and words that say nothing count less. */
const scoreOf = (length: number, senses: readonly Sense[]): number =>
  (length + (length - 1) * 0.5) * (senses.every(isFiller) ? 0.8 : 1);

/** True for the second half of a Chinese question of the form `在不在保修里`, which does not say no. */
const isEither = (units: readonly Unit[], at: number): boolean =>
  /^[不没]$/.test(units[at]?.text ?? "") &&
  units[at - 1]?.kind === "han" &&
  units[at - 1]?.text === units[at + 1]?.text;

/** Words of daily life count as they are written only: `training` is no `train`. */
function meantBy(node: Node, units: readonly Unit[]): readonly Sense[] {
  if (!node.senses.some(({ kind }) => kind === "foreign")) return node.senses;
  const isWritten = node.written?.has(units.map(({ raw }) => raw).join(" "));
  return isWritten ? node.senses : node.senses.filter(({ kind }) => kind !== "foreign");
}

function* matchesOf(units: readonly Unit[], start: number, root: Node): Generator<Match> {
  if (isEither(units, start)) return;
  let node: Node | undefined = root;
  for (let to = start; to < units.length && to - start < longest; to += 1) {
    const unit = units[to];
    if (!unit || unit.kind === "syllable") return;
    node = node.next.get(unit.text);
    if (!node) return;
    const senses = node.senses.length > 0 ? meantBy(node, units.slice(start, to + 1)) : [];
    if (senses.length > 0) yield { to: to + 1, senses, score: scoreOf(to + 1 - start, senses) };
  }
}

/**
 * Matches by sound: syllables of pinyin, and Han characters that are mistaken for others.
 *
 * @param anyWords true if also words of the dictionary may be mistakes, and then only long names are found
 */
function* soundsOf(
  units: readonly Unit[],
  start: number,
  { soundRoot, pinyin, words }: Pick<Tries, "soundRoot" | "pinyin" | "words">,
  anyWords = false,
): Generator<Match> {
  const first = units[start];
  if (first?.kind !== "han" && first?.kind !== "syllable" && first?.kind !== "number") return;
  let nodes: readonly Node[] = [soundRoot];
  let said = "";
  let isPinyin = true;
  for (let to = start; to < units.length && to - start < longest; to += 1) {
    const unit = units[to];
    if (!unit) return;
    if (unit.kind === "han") isPinyin = false;
    // A word of the dictionary is not a mistake, unless it stands in the name of a dangerous substance.
    const word = words[to];
    if (!anyWords && unit.kind === "han" && word && word.to - word.from > 1) return;
    said += unit.text;
    const keys = unit.kind === "han" ? pinyin.readingsOf(unit.text) : [unit.text];
    nodes = nodes.flatMap((node) => keys.flatMap((key) => node.next.get(key) ?? []));
    if (nodes.length === 0) return;
    const right = isPinyin
      ? nodes
      : nodes.filter(({ written }) => [...(written ?? [])].some((each) => isAlike(each, said)));
    const senses = right.flatMap((node) => node.senses);
    if (senses.length === 0 || (anyWords && to + 1 - start < shortestUnsafe)) continue;
    const factor = isPinyin ? 0.95 : 0.8;
    yield { to: to + 1, senses, score: scoreOf(to + 1 - start, senses) * factor };
  }
}

/** True if two words of at least two characters share half of them, at the same places. */
function isAlike(one: string, other: string): boolean {
  const letters = [...one];
  const same = [...other].filter((letter, index) => letter === letters[index]).length;
  return letters.length > 1 && same * 2 >= letters.length;
}
