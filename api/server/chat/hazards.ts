import type { KnowledgeLexicon } from "../../contract/index.ts";
import type { Scan, Stretch } from "./lexicon.ts";
import { type Pinyin, soundsOfWord } from "./pinyin.ts";
import { unitsOf } from "./units-of-text.ts";
import { type Branching, follow, keysOf } from "./word-tree.ts";

/** A dangerous act that somebody asks about. */
export interface Hazard {
  /** Entries that answer: the first that exists. */
  readonly answers: readonly string[];
  /** True if the answer begins by refusing it. */
  readonly refused: boolean;
}

/** Finds the dangerous act in a sentence. */
export type HazardFinder = (sentence: Stretch, scan: Scan) => Hazard | undefined;

interface Node extends Branching<Node> {
  readonly words: Set<string>;
}

const createNode = (): Node => ({ next: new Map(), words: new Set() });

/** Greatest length of an act, in units from its first word to its last. */
const longest = 18;
/** Places of the same kind of word that are looked at. */
const mostSame = 6;

/**
 * Creates a finder of dangerous acts. An act is a combination of words, in any order, that stand close together in one sentence
 * and do not overlap.
 */
export function createHazardFinder(lexicons: readonly KnowledgeLexicon[], pinyin: Pinyin): HazardFinder {
  const root = createNode();
  const soundRoot = createNode();
  for (const { hazards } of lexicons) {
    for (const { id, words } of hazards?.cues ?? []) {
      for (const word of words) {
        follow(root, keysOf(word), createNode).words.add(id);
        const units = unitsOf(word);
        if (!units.some(({ kind }) => kind === "han")) continue;
        for (const way of soundsOfWord(units, pinyin)) follow(soundRoot, way, createNode).words.add(id);
      }
    }
  }
  const acts = lexicons[0]?.hazards?.acts ?? [];

  function wordsIn(
    { from, to }: Stretch,
    { units, words, inPinyin }: Scan,
  ): ReadonlyMap<string, readonly Stretch[]> {
    const found = new Map<string, Stretch[]>();
    for (let start = from; start < to; start += 1) {
      let node: Node | undefined = inPinyin ? soundRoot : root;
      for (let end = start; end < to; end += 1) {
        node = node.next.get(units[end]?.text ?? "");
        if (!node) break;
        // A single character within a word of the dictionary is no word: the light in `光纤`, fibre.
        const word = words[start];
        if (end === start && units[start]?.kind === "han" && word && word.to - word.from > 1) continue;
        for (const id of node.words) {
          const list = found.get(id) ?? [];
          if (list.length < mostSame) list.push({ from: start, to: end + 1 });
          found.set(id, list);
        }
      }
    }
    return found;
  }

  return (sentence, scan) => {
    const found = wordsIn(sentence, scan);
    // Single syllables sound like many words, so that one word of the act must be longer.
    const isClear = (taken: readonly Stretch[]): boolean =>
      !scan.inPinyin || taken.some(({ from, to }) => to - from > 1);
    for (const { answers, cues, refused = false } of acts) {
      for (const combination of cues) {
        const options = combination.map((id) => found.get(id) ?? []);
        if (options.every((each) => each.length > 0) && isTogether(options, [], isClear))
          return { answers, refused };
      }
    }
    return undefined;
  };
}

/** True if one stretch of each list can be taken so that they stand close together and do not overlap. */
function isTogether(
  options: readonly (readonly Stretch[])[],
  taken: readonly Stretch[],
  isClear: (taken: readonly Stretch[]) => boolean,
): boolean {
  const [first, ...rest] = options;
  if (!first) return isClear(taken);
  return first.some((stretch) => {
    const all = [...taken, stretch];
    return (
      taken.every(({ from, to }) => to <= stretch.from || stretch.to <= from) &&
      Math.max(...all.map(({ to }) => to)) - Math.min(...all.map(({ from }) => from)) <= longest &&
      isTogether(rest, all, isClear)
    );
  });
}
