import type { KnowledgeLexicon } from "../../contract/index.ts";
import type { Place } from "./places.ts";
import type { Scan } from "./scan.ts";
import { isNeutral, keyOf } from "./senses.ts";
import type { Unit } from "./units-of-text.ts";
import { keysOf } from "./word-tree.ts";

/** What a question about work may speak of without naming a thing: the work, its quality, and what is drawn. */
const ofWork = new Set(
  "cut engrave attribute:process photo code thin thickest deepest biggest tall safety settings material sheetword diode co2 fiber softwareword drawing formatsword wholeword output diameter seriesname series models spec deskword".split(
    " ",
  ),
);

/** Words that say nothing of a thing. */
const plainWords = /^[xst×打做干弄]$/;

const articles = /^(?:an?|the|my|your) /;

/** Words that say nothing in other questions, and may be a thing in one about work. */
export interface Quiet {
  /** Things that say nothing beside a material, in Chinese. */
  readonly things: ReadonlySet<string>;
  /** Words that say nothing. A character that only sounds like one of them may be a thing: `锅` like `过`. */
  readonly fillers: ReadonlySet<string>;
}

export const quietIn = (lexicons: readonly KnowledgeLexicon[]): Quiet => {
  const keyed = (words: readonly string[]) => new Set(words.map((word) => keysOf(word).join("")));
  return {
    things: keyed(
      lexicons.flatMap(({ harmless = [] }) => harmless.filter((word) => han.test(word) && word.length > 1)),
    ),
    fillers: keyed(lexicons.flatMap(({ fillers }) => fillers)),
  };
};

const han = /\p{Script=Han}/u;

/**
 * Returns the words of a sentence that stand for a thing to be worked on: all that is neither the work nor the machine. That the
 * lexicon knows them, as a hose or a floor, does not say what they are made of.
 */
export function thingsIn(
  place: Place,
  { units }: Pick<Scan, "units">,
  { things: named, fillers }: Quiet,
): readonly string[] {
  const said = new Set<number>();
  for (const { from, to, senses } of place.spans) {
    const text = units
      .slice(from, to)
      .map((unit) => unit.text)
      .join("");
    const isFiller = senses.every(({ kind }) => kind === "filler");
    // Words that say nothing beside a material may be a thing without one: `手机壳`.
    const isThing =
      senses.some(({ kind, id }) => kind === "situation" && id.startsWith("material=")) ||
      (isFiller && (named.has(text) || (units[from]?.kind === "han" && !fillers.has(text))));
    const isPlain = senses.every((sense) => isNeutral(sense) || ofWork.has(keyOf(sense)));
    const isWork = senses.some((sense) => keyOf(sense) === "attribute:process");
    if (isWork || (isPlain && !isThing)) for (let at = from; at < to; at += 1) said.add(at);
  }
  const things: string[] = [];
  let before = -2;
  for (let at = place.from; at < place.to; at += 1) {
    const { kind, raw = "" } = units[at] ?? {};
    const isWord = kind === "han" || kind === "syllable" || kind === "word";
    if (!isWord || plainWords.test(raw) || said.has(at)) continue;
    const last = things.at(-1);
    const join = kind === "han" ? "" : " ";
    if (before === at - 1 && last !== undefined) things.splice(-1, 1, `${last}${join}${raw}`);
    else things.push(raw);
    before = at;
  }
  return things.map((thing) => thing.replace(articles, ""));
}

/** Words with which a circumstance begins. */
const conditions =
  /^(?:but )?(?:(?:what|how) (?:about|if)|and|if|even if|so|ok|only|also)? ?(?:if |when |i |we |you |it |he |there )*(?:with|without|wearing|wear|outdoors|outside|using|open|opening|keep|keeping|turn|turning|have|having|under|ventilat\w*|in the open)\b/;
const conditionsInChinese =
  /^(?:那|那么|但|但是|如果|要是|只要|假如|我|我们|就|把|在|到|是不是|可以|能|能不能|可不可以)*(?:开着|打开|开|戴|戴着|带着|戴上|穿着|穿|装|装上|接|接上|配|配上|用|加|加上|在户外|户外|室外|通风|外面|有|没有|没|保持|慢|低功率|小功率|调低)/;

/** True if a message begins with a circumstance, such as an open window or a mask. */
export function isCondition(units: readonly Unit[]): boolean {
  const isChinese = units.some(({ kind }) => kind === "han");
  const text = units
    .filter(({ raw }) => raw.trim() !== "")
    .map(({ raw }) => raw.toLowerCase())
    .join(isChinese ? "" : " ");
  return isChinese ? conditionsInChinese.test(text) : conditions.test(text);
}
