import type { SearchResult, SearchResultGroup, SearchText } from "@lightmaker/ui";
import type { Hit, Kind } from "./engine.ts";
import { fold, termsOf } from "./text.ts";

/** Results of one kind that are shown. */
const perKind = 5;
/** Letters of an excerpt, counting a Han letter as two. */
const longest = 150;
/** Letters of a sentence at least; what is shorter is most likely a heading. */
const shortest = 16;
/** Letters before the first mark of an excerpt that begins in the middle. */
const before = 24;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text says what was looked for; neighbours that touch are one. */
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

/** A text in pieces, with what was looked for marked. */
export function mark(text: string, wanted: ReadonlySet<string>): SearchText {
  let from = 0;
  const pieces = spansOf(text, wanted).flatMap(({ start, end }) => {
    const piece = [{ text: text.slice(from, start) }, { text: text.slice(start, end), hit: true }];
    from = end;
    return piece;
  });
  return [...pieces, { text: text.slice(from) }].filter((piece) => piece.text !== "");
}

/** How many different things of those looked for a text says; of two alike, a sentence says more than a heading. */
const richness = (text: string, wanted: ReadonlySet<string>): number => {
  const said = new Set(termsOf(text).flatMap(({ term }) => (wanted.has(term) ? term : []))).size;
  return said > 0 && text.length >= shortest ? said + 0.5 : said;
};

/** The passage that says most of what was looked for, cut to what is read at a glance; the first when none says any. */
export function excerptOf(passages: readonly string[], wanted: ReadonlySet<string>): SearchText {
  // Most passages say nothing of it, which a look tells; without it this was the greater part of a search. Endings differ.
  const beginnings = [...wanted].map((term) => (term.length > 3 ? term.slice(0, -1) : term));
  let best = { text: passages[0] ?? "", worth: 0 };
  for (const text of passages) {
    const folded = fold(text);
    if (!beginnings.some((beginning) => folded.includes(beginning))) continue;
    const worth = richness(text, wanted);
    if (worth > best.worth) best = { text, worth };
  }
  return mark(cut(best.text, spansOf(best.text, wanted)[0]?.start ?? 0), wanted);
}

/** About as much of a text as is read at a glance, with the place `first` in it. */
function cut(text: string, first: number): string {
  const widths = Array.from(text, (letter) =>
    /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u.test(letter) ? 2 : 1,
  );
  const wide = (from: number): number => widths.slice(from).reduce((sum, width) => sum + width, 0);
  if (wide(0) <= longest) return text;
  const ends = [...text.slice(0, first).matchAll(/[。！？；，：]|[.!?;,:]\s/gu)];
  const clause = ends.findLast(({ index }) => first - index > before || index > first - before);
  const start = wide(0) - wide(first) <= longest / 2 || !clause ? 0 : clause.index + clause[0].length;
  let end = start;
  for (let room = longest; end < text.length && room > 0; end += 1) room -= widths[end] ?? 1;
  // Not in the middle of a word.
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

/** What was found, kind by kind; the kind of the best hit comes first. One address is shown once. */
export function groupsOf(hits: readonly Hit[], names: Readonly<Record<Kind, string>>): SearchResultGroup[] {
  const once = [...new Map(hits.toReversed().map((hit) => [hit.href, hit])).values()].reverse();
  return [...Map.groupBy(once, ({ kind }) => kind)].map(([kind, found]) => ({
    id: kind,
    label: names[kind],
    results: found.slice(0, perKind).map(resultOf),
  }));
}
