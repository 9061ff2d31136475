import type { AskFinder } from "./asks.ts";
import type { Place } from "./places.ts";
import { partsOf } from "./question-parts.ts";
import type { Span } from "./scan.ts";
import { isNeutral } from "./senses.ts";
import { type Memory, nobody, type Part, type Subject } from "./understood.ts";
import type { Unit } from "./units-of-text.ts";

/** Words in a message that names a subject and asks for nothing, or only what it is. */
const nameOnly = 9;

const questionWords = /^(?:how|why|when|where|can|does|do|多|何|吗|能)$/;

/** Cues that ask for nothing but what a subject is. */
const introductions = new Set([
  "machine",
  "series",
  "seriesname",
  "model",
  "models",
  "what",
  "recommend",
  "spec",
]);

/** True if a message only names models, with words that say nothing. */
export function isOnlyNames(spans: readonly Span[], units: readonly Unit[]): boolean {
  const covered = new Set(
    spans.flatMap(({ from, to, senses }) =>
      senses.some(({ kind }) => kind === "model" || kind === "group") ||
      senses.every(
        ({ kind, id }) =>
          kind === "filler" || kind === "follower" || (kind === "cue" && introductions.has(id)),
      )
        ? Array.from({ length: to - from }, (_, index) => from + index)
        : [],
    ),
  );
  return (
    units.length <= nameOnly &&
    units.every(
      ({ text, raw }, index) =>
        text === "" ||
        (covered.has(index) && !questionWords.test(raw)) ||
        // `哪几台` asks which, `几台` how many.
        (raw === "几" && units[index - 1]?.raw === "哪"),
    )
  );
}

interface Circumstances {
  readonly own: readonly Subject[];
  readonly wanted: readonly string[];
  readonly lengths: readonly number[];
  readonly material: readonly string[];
  readonly isFollower: boolean;
  readonly strange: readonly string[];
}

/**
 * True if a message says by itself what it asks about which models: "What is the weight of the Light 1390?". Its `what` must not
 * become the one of the question before it.
 */
const isComplete = ({ asks, models, groups, materials }: Place): boolean =>
  (models.length > 0 || groups.length > 0) &&
  (materials.length > 0 || asks.some(({ strong }) => strong.length > 0));

/** Returns what a short message asks together with the words of the last one: "and the tube?" after a question about warranty. */
export function continuedIn(
  memory: Memory,
  place: Place | undefined,
  isFollower: boolean,
  {
    asksIn,
    units,
    own,
  }: { readonly asksIn: AskFinder; readonly units: readonly Unit[]; readonly own: readonly Subject[] },
): readonly Part[] {
  if (!place || memory.cues.length === 0 || (isComplete(place) && !isFollower)) return [];
  const count = place.spans.length;
  const remembered = memory.cues.map(
    (sense): Span => ({ from: place.from, to: place.from + 1, senses: [sense], isHow: false }),
  );
  const asks = asksIn([...place.spans, ...remembered], units, memory.subject.models, false).filter(
    ({ spans }) =>
      spans.some((index) => place.spans[index]?.senses.some((sense) => !isNeutral(sense))) &&
      spans.some((index) => index >= count),
  );
  const heaviest = Math.max(0, ...place.asks.map(({ weight }) => weight));
  const better = asks.filter(({ weight }) => weight > heaviest + (isFollower ? 0 : 0.3));
  const [subject = memory.subject] = own.filter(({ models }) => models.length > 0);
  return partsOf(better, place, { subject, has: () => false });
}

/** Returns what a short message asks that goes on from the last one: about another subject, or in another unit. */
export function followedUp(memory: Memory, places: readonly Place[], now: Circumstances): readonly Part[] {
  const { own, wanted, lengths, material, isFollower, strange } = now;
  if (strange.length > (isFollower ? 1 : 0) || memory.parts.length === 0) return [];
  const [subject] = own.filter(({ models }) => models.length > 0);
  const all = places.some((place) => place.all);
  if (subject || all) return memory.parts.map((part) => ({ ...part, subject: subject ?? nobody }));
  if (material.length > 0)
    return [
      {
        kind: "material",
        materials: material,
        subject: memory.subject,
        deep: memory.parts.some((part) => part.kind === "material" && part.deep),
      },
    ];
  return wanted.length > 0 || lengths.length > 0 ? memory.parts : [];
}
