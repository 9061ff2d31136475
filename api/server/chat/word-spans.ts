import type { Pinyin } from "./pinyin.ts";
import type { Sense, Span, Stretch } from "./scan.ts";
import type { Node } from "./sense-tree.ts";
import type { Unit } from "./units-of-text.ts";

/** Longest word, in units. */
const longest = 12;

interface Match {
  readonly to: number;
  readonly senses: readonly Sense[];
  readonly score: number;
}

const isFiller = ({ kind }: Sense): boolean => kind === "filler" || kind === "joiner" || kind === "follower";

/** Leaves out single characters that are only part of a word which is not known: the steel in `钢琴`, a piano. */
export function withoutParts(spans: readonly Span[], words: readonly Stretch[]): readonly Span[] {
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
export function spansOf(units: readonly Unit[], tries: Tries): readonly Span[] {
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
