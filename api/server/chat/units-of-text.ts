import { fold } from "./text.ts";

/** Smallest part of a text that words are made of. */
export interface Unit {
  /** Han character, stem of a word, number, or syllable of pinyin. Empty for a boundary. */
  readonly text: string;
  readonly kind: "han" | "word" | "number" | "syllable" | "pause" | "stop";
  /** As written, folded. */
  readonly raw: string;
}

const parts =
  /(?<han>\p{Script=Han})|(?<number>\d+(?:\.\d+)?)|(?<word>[\p{L}\p{M}µ](?:[\p{L}\p{M}](?<!\p{Script=Han}))*)|(?<stop>[?？!！。;；\n]|\.(?=\s|$))|(?<pause>[,，、:：()（）…/&+|]|(?<=\p{Script=Han}|[a-z0-9])\s+(?=\p{Script=Han})(?<=\p{Script=Han}\s+)|\s[-–—]\s|——)|(?<sign>[£$€°])/gu;

/** Words that only look like plurals or participles. */
const kept = new Set(
  "lens news mains windows glasses axis bring string during thing ring wing king speed feed need seed bed red shed indeed exceed series gas bus plus this was does has yes always is his us its".split(
    " ",
  ),
);

/** Returns the stem of a word. Short words keep their last letters: `fire` and `firing` of a laser are different words. */
function stemOf(word: string): string {
  if (word.length <= 3 || kept.has(word)) return word;
  const singular = word.replace(/(?<=[^su])s$/, "");
  // The plural of a kept word loses nothing else: `speeds` is `speed`, not `spe`.
  if (kept.has(singular)) return singular;
  const base = singular.replace(/(?<=\w{3})(?:ing|ed)$/, "");
  if (base !== singular) return base.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
  return singular.length >= 5 ? singular.replace(/e$/, "") : singular;
}

/** Spellings of phone messages. */
const spoken: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  wat: "what",
  wot: "what",
  wats: "whats",
  wots: "whats",
  hw: "how",
  thru: "through",
  hrs: "hours",
  hr: "hour",
  shud: "should",
  shuld: "should",
  cud: "could",
  nr: "number",
  plz: "pls",
  ppl: "people",
  mins: "minutes",
  b4: "before",
  dat: "that",
  diff: "difference",
  bout: "about",
  abt: "about",
  bt: "about",
  em: "them",
  ya: "you",
  yr: "your",
  wht: "what",
  whts: "whats",
  wich: "which",
  whch: "which",
  wit: "with",
  wid: "with",
  pwr: "power",
  sz: "size",
  msg: "message",
  pic: "picture",
  pics: "pictures",
  mtl: "metal",
  mat: "material",
  ally: "aluminium",
  hv: "have",
  cn: "can",
  n: "and",
};

/** Apostrophes inside words are left out, as many visitors do: `don't` equals `dont`. */
const plainWords = (text: string): string => fold(text.replaceAll(/(?<=\p{L})['’`](?=\p{L})/gu, ""));

/** Splits a text into Han characters, words, numbers and boundaries. `530rf` becomes `530` and `rf`. */
export function unitsOf(text: string): readonly Unit[] {
  const units: Unit[] = [];
  for (const { groups = {}, 0: raw } of plainWords(text).matchAll(parts)) {
    if (groups["han"] !== undefined) units.push({ kind: "han", text: raw, raw });
    else if (groups["number"] !== undefined) units.push({ kind: "number", text: String(Number(raw)), raw });
    else if (groups["word"] !== undefined || groups["sign"] !== undefined)
      units.push({ kind: "word", text: stemOf(spoken[raw] ?? raw), raw });
    else units.push({ kind: groups["stop"] === undefined ? "pause" : "stop", text: "", raw });
  }
  return units;
}
