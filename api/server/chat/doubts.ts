import type { KnowledgeLexicon, UnsafeSubstance } from "../../contract/index.ts";
import { coveringsIn } from "./coverings.ts";
import type { Scan, Span, Stretch } from "./scan.ts";
import { isNeutral } from "./senses.ts";
import { createNearNames, isSubstanceInChinese, isSubstanceInEnglish } from "./substance-words.ts";
import type { Unit } from "./units-of-text.ts";
import { type Branching, follow, keysOf } from "./word-tree.ts";

/**
 * Finds what is not known about the materials that a sentence names. A verdict on a material is a verdict on all of its name: an
 * asbestos cloth is no cloth.
 *
 * @returns the words that are not known, as written
 */
export type DoubtFinder = (sentence: Stretch, scan: Scan) => readonly string[];

/** Words that join a modifier to what it describes: `PU 的皮`, `leather of PU`. */
const links = new Set([..."的是之高低长短大小新旧光单", "of", "is", "are", "made", "mad", "from"]);

/** Cues that ask for work on a material. */
const working = new Set(["cut", "engrave", "process"]);

/** Cues that stand before `能切吗` without being what is cut. */
const ofMachines = new Set(
  "process cut engrave fiber diode co2 rfTube glassTube tube sourceword allmodels series seriesname thin material".split(
    " ",
  ),
);

/** Kinds of words that describe a material and do not make another of it. */
const plainKinds = new Set(["unit", "model", "group", "situation"]);

/** Words after a number that count or measure: `5厘亚克力`, `三张纸`. */
const counters = new Set([..."厘毫丝米寸尺分个张块片条根层克斤只件套批种卷支幅本双对把台副枚位平方"]);

/** Materials of which more is imitation than genuine. */
const imitated = new Set(["leather"]);

/** Units of measurement and of number. */
const measures = /^(?:mm|cm|m|km|in|ft|yd|mic|gsm|g|kg|lb|lbs|oz|w|kw|v|x|by|pc|pcs|st|nd|rd|th)$/;

/** Verbs and prepositions of one character, which no name of a material has in it: `卖木牌`. */
const verbs = new Set([
  ..."卖买裁剪锯雕做弄拿找送收存运租借学教玩修装给用把将在对为让请叫帮替跟和与及或等透穿断点些",
]);

/** Creates the finder. */
export function createDoubtFinder(
  lexicons: readonly KnowledgeLexicon[],
  unsafe: readonly UnsafeSubstance[],
): DoubtFinder {
  const harmlessWords = lexicons.flatMap((each) => each.harmless ?? []);
  const unlistedWords = lexicons.flatMap((each) => each.unlisted ?? []);
  const harmless = wordTree(harmlessWords);
  const unlisted = wordTree(unlistedWords);
  // Of a name of several words, the last is the material: the fur of `faux fur`.
  const heads = lexicons.flatMap(({ materials }) =>
    materials.flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().split(" ").at(-1) ?? [])),
  );
  const nouns = heads.filter((word) => !word.endsWith("ed"));
  const near = createNearNames(unsafe, unlistedWords, new Set([...harmlessWords, ...nouns]));
  const parentOf = new Map(lexicons[0]?.materials.map(({ id, material }) => [id, material ?? id]));

  const materialsOf = ({ senses }: Span): readonly string[] =>
    senses.flatMap(({ kind, id }) => (kind === "material" ? (parentOf.get(id) ?? id) : []));

  return ({ from, to }, { units, spans: all, words, mistyped }) => {
    const spans = all.filter((span) => span.from >= from && span.to <= to);
    const named = stretchesIn(unlisted, units, from, to);
    const coverings = coveringsIn({ from, to }, units, spans);
    const told = coverings.filter((each) => !named.some((other) => overlap(each, other)));
    if (named.length + told.length > 0) return [...named, ...told].map((stretch) => written(stretch, units));
    const spanAt = new Map<number, Span>();
    for (const span of spans) for (let at = span.from; at < span.to; at += 1) spanAt.set(at, span);
    const fine = new Set<number>();
    for (const stretch of stretchesIn(harmless, units, from, to))
      for (let at = stretch.from; at < stretch.to; at += 1) fine.add(at);

    const isHan = (at: number): boolean => units[at]?.kind === "han";
    const isChinese = units.slice(from, to).some(({ kind }) => kind === "han");
    const isLink = (at: number): boolean => links.has(units[at]?.raw ?? "");
    const textOf = (stretch: Stretch): string =>
      units
        .slice(stretch.from, stretch.to)
        .map(({ raw }) => raw)
        .join("");
    const wordAt = (at: number): Stretch => words[at] ?? { from: at, to: at + 1 };
    const isMaterial = (at: number): boolean => {
      const span = spanAt.get(at);
      return span !== undefined && materialsOf(span).length > 0;
    };
    /** True if a single Han character stands for a thing of its own: the water in `水布`. */
    const isThing = (at: number): boolean => {
      const span = spanAt.get(at);
      return (
        isHan(at) &&
        span?.to === at + 1 &&
        span.from === at &&
        !span.senses.some((sense) => sense.kind === "material" || isNeutral(sense) || working.has(sense.id))
      );
    };
    const isWord = (at: number): boolean => {
      const { kind, raw = "" } = units[at] ?? {};
      return kind === "han" || kind === "syllable" || (kind === "word" && !/^[xst×]$/.test(raw));
    };
    /** True for the `u` of "can u cut". */
    const isAddressed = (at: number): boolean =>
      units[at]?.raw === "u" && (spanAt.get(at + 1)?.senses.some(({ id }) => working.has(id)) ?? false);
    /** True for the unit of a figure: the `m` of `1.6 m`. */
    const isUnit = (at: number): boolean =>
      units[at - 1]?.kind === "number" && measures.test(units[at]?.raw ?? "");
    /** True for the letter of a size of paper: `A2`. */
    const isPaperSize = (at: number): boolean =>
      units[at]?.raw === "a" && /^[0-5]$/.test(units[at + 1]?.raw ?? "");
    /** True if nothing is known of a word. */
    const isStrange = (at: number): boolean => {
      if (isUnit(at) || isPaperSize(at)) return false;
      // A letter is no word that says nothing: the `U` of `PU leather` is not `you`.
      const isLetter =
        units[at]?.kind === "word" &&
        !isAddressed(at) &&
        (spanAt.get(at)?.to ?? 0) - (spanAt.get(at)?.from ?? 0) === 1 &&
        (/^[b-hj-wyz]$/.test(units[at].raw) || (isChinese && /^[a-z]{1,3}$/.test(units[at].raw))) &&
        (spanAt.get(at)?.senses.every(({ kind }) => kind === "filler" || kind === "cue") ?? false);
      const isForeign = spanAt.get(at)?.senses.some(({ kind }) => kind === "foreign");
      return !fine.has(at) && (isLetter || isForeign || isThing(at) || (isWord(at) && !spanAt.has(at)));
    };
    /** True if a name ends before a word. */
    const isBorder = (at: number): boolean => {
      const kind = units[at]?.kind;
      if (kind === "pause") return units[at]?.raw.trim() !== "";
      if (kind === undefined || kind === "stop") return true;
      if (
        isHan(at) &&
        counters.has(units[at]?.raw ?? "") &&
        /^(?:\d.*|[一二两三四五六七八九十几多])$/.test(units[at - 1]?.raw ?? "")
      )
        return true;
      if (verbs.has(units[at]?.raw ?? "") && wordAt(at).to - wordAt(at).from === 1) return true;
      if (fine.has(at) || isLink(at) || isStrange(at)) return false;
      const span = spanAt.get(at);
      return (
        span !== undefined &&
        !span.senses.some((sense) => sense.kind === "material" || plainKinds.has(sense.kind))
      );
    };
    /** True if a Chinese word of the dictionary stands beside a material, and is one of ordinary language. */
    const isOrdinary = (word: Stretch, material: Span): boolean =>
      word.to - word.from > 1 &&
      (word.to <= material.from || word.from >= material.to) &&
      !isSubstanceInChinese(textOf(word));
    /** True if an unknown word says what a material is. */
    const isDoubtfulInEnglish = (at: number): boolean => {
      const { raw = "" } = units[at] ?? {};
      return isChinese || isSubstanceInEnglish(raw) || near.hasWord(raw);
    };

    const doubts = new Set<number>();
    /** Looks at the words on one side of a material, up to where its name ends. */
    const walk = (material: Span, step: 1 | -1): void => {
      // What follows a material in Chinese is the thing made of it, if it is no substance: the ring of `硅胶手环`.
      const isThingMade = step > 0 && isHan(material.from) && material.to - material.from > 1;
      // Much of what is called leather is plastic, so that any unknown word beside it is a doubt: `jelly leather`.
      const isImitated = materialsOf(material).some((id) => imitated.has(id));
      // An ordinary word that a single character follows makes a word with it: the advertising in `广告布`.
      let isGlued = material.to - material.from === 1 && isHan(material.from) && step < 0;
      // Beyond an ordinary word, single characters are words of their own.
      let isNear = true;
      for (
        let at = step < 0 ? material.from - 1 : material.to;
        at >= from && at < to && !isBorder(at);
        at += step
      ) {
        if (isHan(at) && !fine.has(at) && !isMaterial(at)) {
          const word = wordAt(at);
          if (isOrdinary(word, material)) {
            if (isGlued) for (let each = word.from; each < word.to; each += 1) doubts.add(each);
            at = step < 0 ? word.from : word.to - 1;
            isNear = false;
            isGlued = false;
            continue;
          }
          if (isThingMade && !isSubstanceInChinese(units[at]?.raw ?? "")) return;
          if (isLink(at)) isGlued = false;
          else if (isStrange(at) && (isNear || isSubstanceInChinese(units[at]?.raw ?? ""))) doubts.add(at);
          else if (isStrange(at) && !isNear && word.to - word.from === 1) return;
          else if (isStrange(at)) doubts.add(at);
          continue;
        }
        if (isStrange(at) && (isImitated || isDoubtfulInEnglish(at))) doubts.add(at);
      }
    };
    const materials = spans.filter((span) => materialsOf(span).length > 0);
    for (const span of materials) {
      const own = materialsOf(span);
      // A word of the dictionary that a material is only a part of is another thing.
      for (let at = wordAt(span.from).from; at < wordAt(span.to - 1).to; at += 1)
        if ((at < span.from || at >= span.to) && isStrange(at)) doubts.add(at);
      walk(span, -1);
      walk(span, 1);
      const before = spanAt.get(span.from - 1);
      if (before && isGluedTo(before, span) && !fine.has(before.from))
        for (const at of range(before.from, before.to)) doubts.add(at);
      // Of two names side by side, the whole is neither: glass wool.
      const next = spanAt.get(span.to);
      if (next && !fine.has(span.to)) {
        const other = materialsOf(next);
        if (other.length > 0 && !other.some((id) => own.includes(id))) doubts.add(next.from);
      }
      for (let start = Math.max(from, span.from - longestName); start < span.to; start += 1) {
        let text = "";
        for (let at = start; at < Math.min(to, start + longestName) && isHan(at); at += 1) {
          text += units[at]?.raw ?? "";
          if (at < Math.max(span.from, start + 1) || !near.hasLetters(text)) continue;
          // Before a material, also a plain word may be what is left of a name: `箱布`.
          for (const each of range(start, at + 1))
            if (!isMaterial(each) && (!fine.has(each) || each < span.from)) doubts.add(each);
        }
      }
    }
    // A forbidden name with a slip of the hand is neither what it looks like nor harmless.
    for (let at = from; at < to; at += 1) {
      const { kind, raw = "" } = units[at] ?? {};
      const isKnown = spanAt.has(at) && !mistyped.has(at);
      if (kind === "word" && !isKnown && !fine.has(at) && raw.length >= shortestSlip && near.isSlip(raw))
        doubts.add(at);
    }
    // Without a material that is known, whatever else is to be worked on is none.
    const works = spans.some(({ senses }) =>
      senses.some(({ kind, id }) => (kind === "cue" || kind === "attribute") && working.has(id)),
    );
    if (materials.length === 0 && works)
      for (const span of spans)
        if (isWorkedOn(span, spans)) for (const at of range(span.from, span.to)) doubts.add(at);
    if (materials.length === 0 && works)
      for (let at = from; at < to; at += 1)
        if (!fine.has(at) && !isBorder(at) && (isThing(at) || (isWord(at) && !spanAt.has(at) && !isUnit(at))))
          doubts.add(at);
    return stretchesOf([...doubts]).map((stretch) => written(stretch, units));
  };
}

/** True for a thing of which somebody asks in Chinese whether it can be cut: the pipe of `水管能切吗`. */
function isWorkedOn(span: Span, spans: readonly Span[]): boolean {
  const next = spans.find(({ from }) => from === span.to);
  const isAsked = next?.senses.some(({ kind, id }) => kind === "attribute" && working.has(id)) ?? false;
  return isAsked && span.senses.every((sense) => !isNeutral(sense) && !ofMachines.has(sense.id));
}

/** True for a thing that a single character makes another: the skin of a wire in `电线皮` is no leather. */
const isGluedTo = (thing: Span, material: Span): boolean =>
  thing.to === material.from &&
  material.to - material.from === 1 &&
  thing.to - thing.from > 1 &&
  thing.senses.every(
    (sense) =>
      (sense.kind === "situation" && sense.id.startsWith("material=")) ||
      (["cue", "attribute"].includes(sense.kind) &&
        !isNeutral(sense) &&
        !working.has(sense.id) &&
        !ofMachines.has(sense.id)),
  );

/** Of shorter words, too many others are spelled alike. */
const shortestSlip = 5;

/** Names with more characters are not compared letter by letter. */
const longestName = 8;

const overlap = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const written = ({ from, to }: Stretch, units: readonly Unit[]): string =>
  units
    .slice(from, to)
    .map(({ raw, kind }) => (kind === "han" ? raw : ` ${raw} `))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Joins neighbours. */
function stretchesOf(places: readonly number[]): readonly Stretch[] {
  const stretches: { from: number; to: number }[] = [];
  for (const at of places.toSorted((one, other) => one - other)) {
    const last = stretches.at(-1);
    if (last?.to === at) last.to = at + 1;
    else stretches.push({ from: at, to: at + 1 });
  }
  return stretches;
}

interface Node extends Branching<Node> {
  isEnd: boolean;
}

const createNode = (): Node => ({ next: new Map(), isEnd: false });

function wordTree(words: readonly string[]): Node {
  const root = createNode();
  for (const word of words) {
    const node = follow(root, keysOf(word), createNode);
    if (node !== root) node.isEnd = true;
  }
  return root;
}

/** Returns where words of a tree stand, the longest first at each place. */
function stretchesIn(root: Node, units: readonly Unit[], from: number, to: number): readonly Stretch[] {
  const found: Stretch[] = [];
  for (let start = from; start < to; start += 1) {
    let node: Node | undefined = root;
    let end = start;
    for (let at = start; at < to; at += 1) {
      node = node.next.get(units[at]?.text ?? "");
      if (!node) break;
      if (node.isEnd) end = at + 1;
    }
    if (end === start) continue;
    found.push({ from: start, to: end });
    start = end - 1;
  }
  return found;
}
