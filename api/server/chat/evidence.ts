import type { KnowledgeEntry } from "../../contract/index.ts";
import type { Rule } from "./asks.ts";
import { clauseAround, type Place } from "./places.ts";
import type { Scan, Sense, Span, Stretch } from "./scan.ts";
import { isNeutral } from "./senses.ts";
import { isAboutVisitor, isQuestion } from "./sentences.ts";
import type { Subject } from "./understood.ts";
import { unitsOf } from "./units-of-text.ts";

/** Returns the words and pairs of Han characters of the knowledge. */
export function vocabularyOf(entries: readonly KnowledgeEntry[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { question, paraphrases, answer } of entries) {
    for (const text of [question, answer, ...paraphrases]) {
      let before = "";
      for (const { kind, text: unit } of unitsOf(text)) {
        if (kind === "word") known.add(unit);
        if (kind === "han" && before !== "") known.add(before + unit);
        before = kind === "han" ? unit : "";
      }
    }
  }
  return known;
}

/** Returns the words that are in no list. A Chinese word is strange if any of its characters is in none. */
export function strangersIn(
  { from, to }: Stretch,
  { units, spans, words }: Pick<Scan, "units" | "spans" | "words">,
  known: ReadonlySet<string>,
): readonly string[] {
  const covered = new Set<number>();
  for (const span of spans) for (let index = span.from; index < span.to; index += 1) covered.add(index);
  const strange: string[] = [];
  for (let index = from; index < to; index += 1) {
    const unit = units[index];
    if (!unit || covered.has(index)) continue;
    if (unit.kind === "word" && unit.text.length > 1 && !known.has(unit.text)) strange.push(unit.raw);
    if (unit.kind === "syllable") strange.push(unit.raw);
    const word = words[index];
    if (unit.kind !== "han" || !word) continue;
    const letters = units.slice(word.from, word.to).map(({ text }) => text);
    const isKnownWord = letters.slice(1).some((letter, each) => known.has((letters[each] ?? "") + letter));
    if (letters.length > 1 && !isKnownWord) strange.push(letters.join(""));
    index = word.to - 1;
    // Characters that the dictionary does not join, and no list knows, are a word that it does not know.
    const run = letters.length === 1 ? runFrom(index, to, { units, words }, covered) : [];
    if (run.length > 1 && !run.slice(1).some((letter, each) => known.has((run[each] ?? "") + letter)))
      strange.push(run.join(""));
    if (run.length > 1) index += run.length - 1;
  }
  return strange;
}

/** Returns the single characters from a place on that are in no list. */
function runFrom(
  from: number,
  to: number,
  { units, words }: Pick<Scan, "units" | "words">,
  covered: ReadonlySet<number>,
): readonly string[] {
  const run: string[] = [];
  for (let at = from; at < to && !covered.has(at); at += 1) {
    const { kind, text = "" } = units[at] ?? {};
    if (kind !== "han" || (words[at]?.to ?? 0) - (words[at]?.from ?? 0) > 1) break;
    run.push(text);
  }
  return run;
}

/** True if a sentence has words that ask for something. */
export function hasContent(place: Stretch, scan: Scan, known: ReadonlySet<string>): boolean {
  const { units } = scan;
  if (isAboutVisitor(place, units)) return false;
  return isQuestion(place, units, place.to + 1) && strangersIn(place, scan, known).length > 0;
}

interface Evidence {
  readonly subject: Subject;
  readonly known: ReadonlySet<string>;
  /** Cues and attributes that may be asked of anything. */
  readonly ofAnything: ReadonlySet<string>;
}

/** True if an ask is surely about our machines. Words that are in no list may be what it is about. */
export function isTrusted(
  { rule, weight, used }: { readonly rule: Rule; readonly weight: number; readonly used: readonly number[] },
  place: Place,
  scan: Scan,
  { subject, known, ofAnything }: Evidence,
): boolean {
  const { attribute, extreme, answers, cues } = rule;
  if (subject.models.length > 0 && (attribute !== undefined || extreme !== undefined)) return true;
  const spans = used.map((index) => place.spans[index]).filter((span) => span !== undefined);
  const clause = clauseAround(spans, place, scan);
  const others = place.spans.filter(
    (span) => span.from >= clause.from && span.to <= clause.to && !spans.includes(span),
  );
  const taken = new Set(place.asks.flatMap((ask) => ask.spans.map((index) => place.spans[index])));
  const isOurs = place.spans.some(({ senses }) => senses.some(({ id }) => machines.has(id)));
  // Weight and power belong to what is named: the shoes of `这双鞋多重`.
  const isOther = ({ senses }: Span): boolean =>
    attribute !== undefined &&
    !isOurs &&
    senses.every(({ kind, id }) => kind === "situation" && id.startsWith("material=")) &&
    ofAnything.has(`attribute:${attribute}`);
  const matters = (span: Span): boolean =>
    !taken.has(span) &&
    !span.senses.some(isNeutral) &&
    (attribute !== undefined || span.senses.some(isThing));
  const about = others.filter(matters).length;
  if (subject.models.length === 0 && others.some(isOther)) return false;
  if (subject.models.length === 0 && (place.isForeign || answers?.[0] === "{size}")) return false;
  const isSpecific = cues.some((cue) => !ofAnything.has(cue));
  const domain =
    subject.models.length > 0 ||
    isSpecific ||
    place.spans.some(({ senses }) =>
      senses.some(({ kind, id }) => kind === "cue" && (attribute === undefined ? ours : machines).has(id)),
    );
  const strangers = strangersIn(clause, scan, known).length;
  // Words that narrow down others are not enough in a sentence with other words.
  if (weight < 1 && strangers + about > 0) return false;
  if (domain && attribute !== undefined) return strangers + about <= (isSpecific ? 2 : 1);
  const unlisted = strangersIn(clause, scan, nothing).length;
  if (domain && isSpecific) return strangers + Math.max(0, about - 1) <= (weight >= 1.3 ? 3 : 2);
  if (domain) return strangers + Math.max(0, about - 1) + unlisted <= (weight >= 1.3 ? 3 : 2);
  return weight >= 1.3 ? unlisted + about <= 1 && strangers === 0 : unlisted + about === 0;
}

const nothing: ReadonlySet<string> = new Set();

/** Cues that show that a question is about our machines. */
const ours = new Set([
  "machine",
  "laserword",
  "you",
  "cut",
  "engrave",
  "warranty",
  "tube",
  "sample",
  "chiller",
  "sparepart",
]);

/** Those of them that may have the properties of a machine. */
const machines = new Set(["machine", "laserword"]);

/** True for the words of things that may be asked about. */
const isThing = ({ kind }: Sense): boolean =>
  kind === "material" || kind === "attribute" || kind === "most" || kind === "least";
