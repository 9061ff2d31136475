import type { KnowledgeLexicon } from "../../contract/index.ts";
import type { Scan, Span, Stretch } from "./lexicon.ts";
import { isNeutral } from "./senses.ts";
import type { Unit } from "./units-of-text.ts";
import { unitsOf } from "./units-of-text.ts";

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

/** Kinds of words that describe a material and do not make another of it. */
const plainKinds = new Set(["unit", "model", "group", "situation"]);

/** Creates the finder. */
export function createDoubtFinder(lexicons: readonly KnowledgeLexicon[]): DoubtFinder {
  const harmless = wordTree(lexicons.flatMap((each) => each.harmless ?? []));
  const unlisted = wordTree(lexicons.flatMap((each) => each.unlisted ?? []));
  const parentOf = new Map(lexicons[0]?.materials.map(({ id, material }) => [id, material ?? id]));

  const materialsOf = ({ senses }: Span): readonly string[] =>
    senses.flatMap(({ kind, id }) => (kind === "material" ? (parentOf.get(id) ?? id) : []));

  return ({ from, to }, { units, spans: all }) => {
    const spans = all.filter((span) => span.from >= from && span.to <= to);
    const named = stretchesIn(unlisted, units, from, to);
    if (named.length > 0) return named.map((stretch) => written(stretch, units));
    const spanAt = new Map<number, Span>();
    for (const span of spans) for (let at = span.from; at < span.to; at += 1) spanAt.set(at, span);
    const fine = new Set<number>();
    for (const stretch of stretchesIn(harmless, units, from, to))
      for (let at = stretch.from; at < stretch.to; at += 1) fine.add(at);

    const isChinese = units.slice(from, to).some(({ kind }) => kind === "han");
    const isLink = (at: number): boolean => links.has(units[at]?.raw ?? "");
    /** True if a single Han character stands for a thing of its own: the water in `水布`. */
    const isThing = (at: number): boolean => {
      const span = spanAt.get(at);
      return (
        units[at]?.kind === "han" &&
        span?.to === at + 1 &&
        span.from === at &&
        !span.senses.some((sense) => sense.kind === "material" || isNeutral(sense) || working.has(sense.id))
      );
    };
    const isWord = (at: number): boolean => {
      const { kind, raw = "" } = units[at] ?? {};
      return kind === "han" || kind === "syllable" || (kind === "word" && !/^[xst×]$/.test(raw));
    };
    /** True if a word says what a material is, and nothing is known of it. */
    const isStrange = (at: number): boolean => {
      // A letter is no word that says nothing: the `U` of `PU leather` is not `you`.
      const isLetter =
        units[at]?.kind === "word" &&
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
      if (fine.has(at) || isLink(at) || isStrange(at)) return false;
      const span = spanAt.get(at);
      return (
        span !== undefined &&
        !span.senses.some((sense) => sense.kind === "material" || plainKinds.has(sense.kind))
      );
    };
    const doubts = new Set<number>();
    const materials = spans.filter((span) => materialsOf(span).length > 0);
    for (const span of materials) {
      const own = materialsOf(span);
      for (let at = span.from - 1; at >= from && !isBorder(at); at -= 1) if (isStrange(at)) doubts.add(at);
      for (let at = span.to; at < to && !isBorder(at); at += 1) if (isStrange(at)) doubts.add(at);
      // Of two names side by side, the whole is neither: glass wool.
      const next = spanAt.get(span.to);
      if (next && !fine.has(span.to)) {
        const other = materialsOf(next);
        if (other.length > 0 && !other.some((id) => own.includes(id))) doubts.add(next.from);
      }
    }
    // Without a material that is known, whatever else is to be worked on is none.
    const works = spans.some(({ senses }) =>
      senses.some(({ kind, id }) => (kind === "cue" || kind === "attribute") && working.has(id)),
    );
    if (materials.length === 0 && works)
      for (let at = from; at < to; at += 1)
        if (isThing(at) || (isWord(at) && !spanAt.has(at))) doubts.add(at);
    return stretchesOf([...doubts]).map((stretch) => written(stretch, units));
  };
}

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

interface Node {
  readonly next: Map<string, Node>;
  isEnd: boolean;
}

const createNode = (): Node => ({ next: new Map(), isEnd: false });

function wordTree(words: readonly string[]): Node {
  const root = createNode();
  for (const word of words) {
    let node = root;
    for (const { text } of unitsOf(word)) {
      if (text === "") continue;
      const next = node.next.get(text) ?? createNode();
      node.next.set(text, next);
      node = next;
    }
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
