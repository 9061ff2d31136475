import type { Ask } from "./asks.ts";
import { clauseAround, type Place } from "./places.ts";
import type { Scan, Sense } from "./scan.ts";
import { nobody, type Part, type Subject } from "./understood.ts";

interface PartContext {
  readonly subject: Subject;
  readonly has: (key: string) => boolean;
  readonly scan?: Scan;
  readonly subjectOf?: (place: Pick<Place, "models" | "groups">) => Subject;
  /** Row that tells whether a piece with the size of the question fits, if it is about a piece. */
  readonly piece?: string | undefined;
}

/** Returns the subjects of clauses that each have their own: "how heavy is the 960, and how fast the M20". */
function clausesWith(
  asks: readonly Ask[],
  place: Place,
  scan: Scan,
  subjectOf: (place: Pick<Place, "models" | "groups">) => Subject,
): ReadonlyMap<Ask, Subject> {
  const found = asks.map((ask) => {
    const spans = ask.spans.map((index) => place.spans[index]).filter((span) => span !== undefined);
    const clause = clauseAround(spans, place, scan);
    const inClause = place.spans.filter(({ from, to }) => from >= clause.from && to <= clause.to);
    const ids = (wanted: Sense["kind"]): readonly string[] => [
      ...new Set(
        inClause.flatMap(({ senses }) => senses.flatMap(({ kind, id }) => (kind === wanted ? id : []))),
      ),
    ];
    return [ask, subjectOf({ models: ids("model"), groups: ids("group") })] as const;
  });
  const rows = new Set(asks.map(({ rule }) => rule.attribute));
  const isEach = rows.size > 1 && found.every(([, { models }]) => models.length > 0);
  return new Map(isEach ? found : []);
}

/** Turns what is asked in a sentence into parts. */
export function partsOf(
  asks: readonly Ask[],
  place: Place,
  { subject: whole, has, scan, subjectOf, piece }: PartContext,
): readonly Part[] {
  const clauses = scan && subjectOf ? clausesWith(asks, place, scan, subjectOf) : new Map<Ask, Subject>();
  return asks.flatMap((ask): Part | readonly Part[] => {
    const { attribute, answers = [], extreme } = ask.rule;
    const subject = clauses.get(ask) ?? whole;
    const one = subject.models.length === 1;
    // Whoever asks for the sheet of one model wants its figures.
    const isSheet = answers[0] === "downloads.specifications" && one;
    if (answers[0] === "{specification}" || isSheet) return { kind: "specification", subject };
    if (answers[0] === "{size}")
      return { kind: subject.models.length === 2 && has("compare") ? "comparison" : "size", subject };
    if (answers[0] === "{unknown}" || answers[0] === "{untold}") return { kind: "unknown", subject };
    if (attribute === undefined) return { kind: "entry", answers, subject };
    if (attribute === "machine-size" && piece !== undefined)
      return { kind: "fact", attribute: one ? piece : "working-area", subject };
    // "The smallest and the biggest bed".
    const isBoth = (["most", "least"] as const).every((end) => has(end) || has(`${end}:${attribute}`));
    if (isBoth && !one && (extreme !== undefined || subject.models.length === 0))
      return [true, false].map((most) => ({ kind: "extreme", attribute, most, subject }));
    if (extreme !== undefined && !one && !(subject.models.length > 1 && subject.group === undefined))
      return { kind: "extreme", attribute, most: extreme === "most", subject };
    if (extreme === undefined && subject.models.length === 0 && (has("most") || has("least")))
      return { kind: "extreme", attribute, most: has("most"), subject };
    return { kind: "fact", attribute, subject: place.all && place.models.length === 0 ? nobody : subject };
  });
}
