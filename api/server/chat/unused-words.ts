import type { KnowledgeEntry } from "../../contract/index.ts";
import type { Scan, Span } from "./scan.ts";
import { isNeutral } from "./senses.ts";
import { isEmptyWord } from "./text.ts";
import { type Unit, unitsOf } from "./units-of-text.ts";

const han = /\p{Script=Han}/u;

/**
 * Returns the words of a question that say something, and that nothing understood rests on.
 *
 * @param used words that the understood parts rest on
 */
export function restOf({ units, spans, words }: Scan, used: ReadonlySet<Span>): readonly string[] {
  const rest = new Set<string>();
  const said = new Set<number>();
  for (const span of spans) {
    for (let at = span.from; at < span.to; at += 1) said.add(at);
    const isAside = span.senses.some((sense) => isNeutral(sense) || sense.kind === "foreign");
    if (!used.has(span) && !isAside) rest.add(textOf(units.slice(span.from, span.to)));
  }
  for (let at = 0; at < units.length; at += 1) {
    if (said.has(at) || !/^(?:word|han)$/.test(units[at]?.kind ?? "")) continue;
    // Of a Chinese word, the part that no list knows.
    let to = at + 1;
    while (to < (words[at]?.to ?? 0) && !said.has(to)) to += 1;
    const word = textOf(units.slice(at, to));
    if (!isEmptyWord(word)) rest.add(word);
    at = to - 1;
  }
  // A single letter or character is part of too many words.
  return [...rest].filter((word) => word.length > 1);
}

const textOf = (units: readonly Unit[]): string =>
  units
    .map(({ text, kind }) => (kind === "han" ? text : ` ${text}`))
    .join("")
    .trim();

/** Returns the words and pairs of Han characters by which a text is looked up. */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let before = "";
  for (const { kind, text: unit } of unitsOf(text)) {
    if (kind === "word") pieces.push(unit);
    if (kind === "han" && before !== "") pieces.push(before + unit);
    before = kind === "han" ? unit : "";
  }
  return pieces;
}

/** Knows which entries say a word. */
export interface Sayings {
  /** True if an entry says one of the words, of which none of the others says all. */
  accountsFor(words: readonly string[], entry: string, others: readonly string[]): boolean;
  /** True if an entry says a word or a pair of Han characters. */
  says(entry: string, piece: string): boolean;
  /** Returns the number of entries that say it. */
  numberOf(piece: string): number;
}

/** Collects the words of all entries: of their questions, answers and titles. */
export function createSayings(entries: readonly KnowledgeEntry[]): Sayings {
  const sayers = new Map<string, Set<string>>();
  for (const { id, title, question, paraphrases, answer } of entries) {
    for (const text of [title, question, answer, ...paraphrases]) {
      for (const piece of piecesOf(text)) {
        const ids = sayers.get(piece) ?? new Set();
        sayers.set(piece, ids.add(id));
      }
    }
  }
  const says = (id: string, piece: string): boolean => sayers.get(piece)?.has(id) ?? false;
  return {
    says,
    numberOf: (piece) => sayers.get(piece)?.size ?? 0,
    accountsFor: (words, entry, others) =>
      words.some((word) => {
        const pieces = han.test(word) ? piecesOf(word) : word.split(" ");
        return (
          pieces.length > 0 &&
          pieces.every((piece) => says(entry, piece)) &&
          !pieces.every((piece) => others.some((other) => says(other, piece)))
        );
      }),
  };
}
