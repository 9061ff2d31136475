import type { KnowledgeLexicon } from "../../contract/index.ts";
import type { Ask, AskFinder } from "./asks.ts";
import type { Scan, Sense, Span, Stretch } from "./scan.ts";
import { isNeutral } from "./senses.ts";
import { nobody, type Subject } from "./understood.ts";
import type { Unit } from "./units-of-text.ts";
import { keysOf } from "./word-tree.ts";

/**
 * Units of measurement after a number, which is then no model's name. Watts and kilograms are not among them: no question is about
 * 1,390 kg, but `1390 kg` is one about the weight of a model.
 */
const measures = new Set(
  "mm cm m ft usd eur dollar euro pound year month day hour minut min people m² sqm"
    .split(" ")
    .concat([..."毫厘米块元年月天"]),
);

/** `640公分` is a length, `640公斤` asks for a weight. */
const centimetre = ["公", "分"];

/** A sentence, with what it names and asks. */
export interface Place extends Stretch {
  readonly spans: readonly Span[];
  readonly asks: readonly Ask[];
  readonly models: readonly string[];
  readonly groups: readonly string[];
  readonly materials: readonly string[];
  readonly situations: readonly string[];
  readonly all: boolean;
  /** True if it names something that has nothing to do with our machines. */
  readonly isForeign: boolean;
}

/** True if a number stands before a unit of measurement: `640 mm` is no model. */
function isMeasure(from: number, to: number, units: readonly Unit[]): boolean {
  const [next, after] = units.slice(to, to + 2);
  if (to - from !== 1 || units[from]?.kind !== "number" || next === undefined) return false;
  return measures.has(next.text) || (next.text === centimetre[0] && after?.text === centimetre[1]);
}

export const isJoiner = ({ senses }: Span): boolean => senses.some(({ kind }) => kind === "joiner");

/** Returns the part of a sentence around spans, up to the next borders. */
export function clauseAround(spans: readonly Span[], place: Place, { units }: Scan): Stretch {
  let from = Math.min(...spans.map((span) => span.from));
  let to = Math.max(...spans.map((span) => span.to));
  const joiners = new Set(place.spans.flatMap((span) => (isJoiner(span) ? span.from : [])));
  while (from > place.from && units[from - 1]?.kind !== "pause" && !joiners.has(from - 1)) from -= 1;
  while (to < place.to && units[to]?.kind !== "pause" && !joiners.has(to)) to += 1;
  return { from, to };
}

/** Finds what a sentence names and asks. */
interface PlaceFinder {
  /** @param remembered models that the conversation is about */
  placeOf(stretch: Stretch, scan: Scan, remembered: readonly string[]): Place;
  /** Returns what a sentence is about: its models, or the members of its series. */
  subjectOf(place: Pick<Place, "models" | "groups">): Subject;
}

export function createPlaceFinder(
  { groups: allGroups, materials, harmless = [] }: KnowledgeLexicon,
  asksIn: AskFinder,
): PlaceFinder {
  const groups = new Map(allGroups.map((group) => [group.id, group]));
  const parentOf = new Map(materials.map(({ id, material }) => [id, material]));

  const objects = new Set(harmless.map((word) => keysOf(word).join(" ")));
  const isMaterial = ({ senses }: Span): boolean => senses.some(({ kind }) => kind === "material");

  /** True for a thing made of the material before it: the bookmarks of `wooden bookmarks` are not of paper. */
  function isMadeOf(span: Span, before: Span | undefined, units: readonly Unit[]): boolean {
    if (!before || before.to !== span.from || !isMaterial(before) || !isMaterial(span)) return false;
    const words = units.slice(span.from, span.to).map(({ text }) => text);
    return objects.has(words.join(" "));
  }

  /** A substance says more than its material: `birch plywood` is not asked about wood. */
  const specific = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => !ids.some((other) => parentOf.get(other) === id));

  function placeOf(stretch: Stretch, { units, spans: all }: Scan, remembered: readonly string[]): Place {
    const spans = all.filter(
      ({ from, to }) => from >= stretch.from && to <= stretch.to && !isMeasure(from, to, units),
    );
    const inThis = spans.flatMap(({ senses }) =>
      senses.flatMap(({ kind, id }) =>
        kind === "model" ? id : kind === "group" ? (groups.get(id)?.members ?? []) : [],
      ),
    );
    const named = inThis.length > 0 ? inThis : remembered;
    const bare =
      spans.filter(({ senses }) => !senses.every(isNeutral) && !senses.some(({ kind }) => kind === "filler"))
        .length <= 1;
    const asks = asksIn(spans, units, named, bare);
    const consumed = new Set(
      asks.flatMap(({ rule, spans: used }) => (rule.attribute === undefined ? used : [])),
    );
    const idsOf = (kind: Sense["kind"], except: ReadonlySet<number> = new Set()): readonly string[] => [
      ...new Set(
        spans.flatMap(({ senses }, index) =>
          except.has(index) ? [] : senses.flatMap((sense) => (sense.kind === kind ? sense.id : [])),
        ),
      ),
    ];
    const made = new Set(
      spans.flatMap((span, index) => (isMadeOf(span, spans[index - 1], units) ? index : [])),
    );
    const cueIds = idsOf("cue");
    return {
      ...stretch,
      spans,
      asks,
      models: idsOf("model", consumed),
      groups: idsOf("group"),
      materials: specific(idsOf("material", new Set([...consumed, ...made]))),
      situations: idsOf("situation"),
      all: cueIds.includes("allmodels"),
      isForeign: idsOf("foreign").length > 0,
    };
  }

  const subjectOf = ({ models, groups: ids }: Pick<Place, "models" | "groups">): Subject => {
    if (models.length > 0) return { models };
    const [group] = ids;
    if (group === undefined) return nobody;
    return { models: groups.get(group)?.members ?? [], ...(ids.length === 1 && { group }) };
  };

  return { placeOf, subjectOf };
}
