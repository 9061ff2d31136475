import type { KnowledgeLexicon } from "../../contract/index.ts";
import { type Pinyin, soundsOfWord } from "./pinyin.ts";
import type { Scan, Stretch } from "./scan.ts";
import { unitsOf } from "./units-of-text.ts";
import { type Branching, follow, keysOf } from "./word-tree.ts";

/** A dangerous act that somebody asks about. */
export interface Hazard {
  /** Entries that answer: the first that exists. */
  readonly answers: readonly string[];
  /** True if the answer begins by refusing it. */
  readonly refused: boolean;
  /** Kind of words that make it harmless. */
  readonly unless?: string;
}

/** Finds dangerous acts. */
export interface HazardFinder {
  /** Finds the dangerous act in a sentence. */
  hazardIn(sentence: Stretch, scan: Scan): Hazard | undefined;
  /** Returns the kinds of words in a sentence that make some act harmless. */
  reliefsIn(sentence: Stretch, scan: Scan): readonly string[];
}

/** Kinds of words by which a thing that is worked on is told from one that is used, or that another thing belongs to. */
const tools = "tool";
const belongings = "belonging";
const auxiliaries = "auxiliary";
const looking = "looking";

/** Most words between a piece of work and the thing that it is done to, and between the word for a tool and the tool. */
const farthest = 5;
const farthestTool = 2;

const isWithin = (inner: Stretch, from: number, to: number): boolean => inner.from >= from && inner.to <= to;

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
  // A wooden watch is wood.
  const plain = new Set(
    lexicons[0]?.materials.flatMap(({ id, material = id }) => (metals.has(material) ? [] : id)) ?? [],
  );

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
          list.push({ from: start, to: end + 1 });
          found.set(id, list);
        }
      }
    }
    return found;
  }

  /** True if the first stretch is work that is done to a thing: `engrave my phone`, not `engrave with my phone`. */
  function isDoneTo(
    work: Stretch,
    thing: Stretch,
    taken: readonly Stretch[],
    found: ReadonlyMap<string, readonly Stretch[]>,
    { units, spans }: Scan,
  ): boolean {
    const all = (id: string): readonly Stretch[] => found.get(id) ?? [];
    const isNamed = spans.some(
      ({ from, to, senses }) =>
        from < work.to && work.from < to && senses.some(({ kind }) => kind === "model" || kind === "group"),
    );
    const isOther = all(belongings).some(
      ({ from, to }) => from === thing.to || (from === thing.from && to > thing.to),
    );
    const isPart = all(tools).some(({ from }) => from === work.to && units[from]?.raw === machineSuffix);
    const isMadeOf = spans.some(
      ({ to, senses }) =>
        to === thing.from && senses.some(({ kind, id }) => kind === "material" && plain.has(id)),
    );
    if (isNamed || isOther || isPart || isMadeOf) return false;
    const isUsed = all(tools).some(
      ({ to }) =>
        to <= thing.from &&
        thing.from - to <= farthestTool &&
        !(work.from >= to && work.to <= thing.from) &&
        !taken.some((each) => each.from < to && to <= each.to),
    );
    if (isUsed) return false;
    if (work.to <= thing.from) {
      // What is watched is seen on the thing, not done to it.
      const isSeen = all(looking).some(({ to }) => to <= work.from) && units[work.to]?.raw === "on";
      return (
        !isSeen &&
        thing.from - work.to <= farthest &&
        !all(tools).some((each) => isWithin(each, work.to, thing.from))
      );
    }
    const between = [...all(auxiliaries), ...taken].filter((each) => isWithin(each, thing.to, work.from));
    return Array.from({ length: work.from - thing.to }, (_, index) => thing.to + index).every(
      (at) => units[at]?.text === "" || between.some(({ from, to }) => at >= from && at < to),
    );
  }

  return {
    hazardIn(sentence, scan) {
      const found = wordsIn(sentence, scan);
      // Single syllables sound like many words, so that one word of the act must be longer.
      const isClear = (taken: readonly Stretch[]): boolean =>
        !scan.inPinyin || taken.some(({ from, to }) => to - from > 1);
      for (const { answers, cues, refused = false, object, unless } of acts) {
        for (const combination of cues) {
          const options = combination.map((id) => (found.get(id) ?? []).slice(0, mostSame));
          if (options.some((each) => each.length === 0)) continue;
          const at = object === undefined ? -1 : combination.indexOf(object);
          const isAct = (taken: readonly Stretch[]): boolean => {
            const [work] = taken;
            const thing = taken[at];
            const isHarmless =
              unless !== undefined &&
              found.get(unless)?.some((relief) => !taken.some(({ from, to }) => isWithin(relief, from, to)));
            if (isHarmless || !isClear(taken)) return false;
            return !work || !thing || isDoneTo(work, thing, taken, found, scan);
          };
          if (isTogether(options, [], isAct)) return { answers, refused, ...(unless && { unless }) };
        }
      }
      return undefined;
    },
    reliefsIn(sentence, scan) {
      const found = wordsIn(sentence, scan);
      return acts.flatMap(({ unless }) => (unless !== undefined && found.has(unless) ? unless : []));
    },
  };
}

/** A metal thing may hold a battery. */
const metals = new Set(["metal", "aluminum"]);

/** Makes a machine of its work: `打标机`. */
const machineSuffix = "机";

/** True if one stretch of each list can be taken so that they stand close together and do not overlap. */
function isTogether(
  options: readonly (readonly Stretch[])[],
  taken: readonly Stretch[],
  isAct: (taken: readonly Stretch[]) => boolean,
): boolean {
  const [first, ...rest] = options;
  if (!first) return isAct(taken);
  return first.some((stretch) => {
    const all = [...taken, stretch];
    return (
      taken.every(({ from, to }) => to <= stretch.from || stretch.to <= from) &&
      Math.max(...all.map(({ to }) => to)) - Math.min(...all.map(({ from }) => from)) <= longest &&
      isTogether(rest, all, isAct)
    );
  });
}
