import type { SearchResult, SearchResultGroup, SearchText } from "@lightmaker/ui";
import type { Hit, ResultKind } from "./engine.ts";
import { fold, termsOf } from "./text.ts";

/** Maximum number of results shown per kind. */
const maxPerKind = 5;
/** Maximum width of an excerpt, in Latin characters. A Han character counts as two. */
const maxExcerptWidth = 150;
/** Minimum length of a sentence, in characters. A shorter text is most likely a heading. */
const minSentenceLength = 16;
/** Maximum number of characters before the first match, in an excerpt that starts in the middle of a text. */
const maxLeadIn = 24;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds the ranges of a text that match. Adjacent ranges are merged. */
function spansOf(text: string, wanted: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const { term, start, end } of termsOf(text)) {
    if (!wanted.has(term)) continue;
    const last = spans.at(-1);
    if (last && start <= last.end)
      spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else spans.push({ start, end });
  }
  return spans;
}

/** Splits a text into pieces and marks the matches. */
export function mark(text: string, wanted: ReadonlySet<string>): SearchText {
  let from = 0;
  const pieces = spansOf(text, wanted).flatMap(({ start, end }) => {
    const piece = [{ text: text.slice(from, start) }, { text: text.slice(start, end), hit: true }];
    from = end;
    return piece;
  });
  return [...pieces, { text: text.slice(from) }].filter((piece) => piece.text !== "");
}

/** Counts the different matched terms of a text. Of two equal texts, a sentence counts more than a heading. */
const countMatches = (text: string, wanted: ReadonlySet<string>): number => {
  const matches = new Set(termsOf(text).flatMap(({ term }) => (wanted.has(term) ? term : []))).size;
  return matches > 0 && text.length >= minSentenceLength ? matches + 0.5 : matches;
};

/** Returns an excerpt of the passage with the most matches; of the first passage if none matches. */
export function excerptOf(passages: readonly string[], wanted: ReadonlySet<string>): SearchText {
  // Skips most passages with a cheap check; without it, this function took most of the time of a search. The last
  // letter is dropped because word endings differ.
  const beginnings = [...wanted].map((term) => (term.length > 3 ? term.slice(0, -1) : term));
  let best = { text: passages[0] ?? "", score: 0 };
  for (const text of passages) {
    const folded = fold(text);
    if (!beginnings.some((beginning) => folded.includes(beginning))) continue;
    const score = countMatches(text, wanted);
    if (score > best.score) best = { text, score };
  }
  return mark(cut(best.text, spansOf(best.text, wanted)[0]?.start ?? 0), wanted);
}

/** Cuts a text to the length of an excerpt that contains position `first`. */
function cut(text: string, first: number): string {
  const widths = Array.from(text, (letter) =>
    /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u.test(letter) ? 2 : 1,
  );
  const wide = (from: number): number => widths.slice(from).reduce((sum, width) => sum + width, 0);
  if (wide(0) <= maxExcerptWidth) return text;
  const ends = [...text.slice(0, first).matchAll(/[。！？；，：]|[.!?;,:]\s/gu)];
  const clause = ends.findLast(({ index }) => first - index > maxLeadIn || index > first - maxLeadIn);
  const start = wide(0) - wide(first) <= maxExcerptWidth / 2 || !clause ? 0 : clause.index + clause[0].length;
  let end = start;
  for (let room = maxExcerptWidth; end < text.length && room > 0; end += 1) room -= widths[end] ?? 1;
  // Do not cut in the middle of a word.
  const whole = text.slice(start, end).replace(end < text.length ? /(?<=\s)[\p{L}\p{N}]+$/u : /$^/, "");
  return `${start > 0 ? "…" : ""}${whole.trim()}${end < text.length ? "…" : ""}`;
}

const resultOf = ({ href, title, place, passages, terms }: Hit): SearchResult => {
  const excerpt = excerptOf(passages, terms);
  return {
    id: href,
    href,
    title: mark(title, terms),
    ...(place && { place }),
    ...(excerpt.length > 0 && { excerpt }),
  };
};

/** Groups results by kind, with the kind of the best result first. Each URL is shown once. */
export function groupsOf(
  hits: readonly Hit[],
  names: Readonly<Record<ResultKind, string>>,
): SearchResultGroup[] {
  const once = [...new Map(hits.toReversed().map((hit) => [hit.href, hit])).values()].reverse();
  return [...Map.groupBy(once, ({ kind }) => kind)].map(([kind, found]) => ({
    id: kind,
    label: names[kind],
    results: found.slice(0, maxPerKind).map(resultOf),
  }));
}
