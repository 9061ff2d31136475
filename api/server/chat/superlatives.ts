import type { KnowledgeEntry, KnowledgeLexicon } from "../../contract/index.ts";
import type { Place } from "./places.ts";
import { nobody, type Subject } from "./understood.ts";

/** Rows whose superlatives are said of what is worked on, not of a machine. */
const ofPieces = ["cut-thickness", "material-thickness"];

/** Rows whose figures are multiplied: the area or volume of several lengths. */
const measured = ["working-area", "machine-size", "spot-size"];

/** Returns the size of a quantity: the area or volume of several lengths, the greater of several versions. */
export const sizeOf = (attribute: string, figures: readonly number[], most: boolean): number =>
  measured.includes(attribute)
    ? figures.reduce((product, figure) => product * figure, 1)
    : most || attribute === "precision"
      ? Math.max(...figures)
      : Math.min(...figures);

/** Finds the machine that a superlative names. */
export interface Superlatives {
  /**
   * Returns the machine that a sentence calls the biggest, the lightest or the like.
   *
   * @param among machines that it is one of; all, if there are none
   * @returns nobody, if it names none, or if several machines have the same figure
   */
  of(place: Pick<Place, "spans">, among: Subject): Subject;
}

export function createSuperlatives(
  { models }: KnowledgeLexicon,
  entries: readonly KnowledgeEntry[],
): Superlatives {
  const figures = new Map(
    entries.flatMap(({ id, fact }) => (fact?.quantity ? [[id, fact.quantity.figures] as const] : [])),
  );
  return {
    of({ spans }, among) {
      const named = spans.flatMap(({ senses }) =>
        senses.filter(({ kind, id }) => (kind === "most" || kind === "least") && !ofPieces.includes(id)),
      );
      const [sense, ...others] = named;
      if (!sense || others.some(({ id }) => id !== sense.id)) return nobody;
      const all = among.models.length > 1 ? among.models : models.map(({ id }) => id);
      const most = sense.kind === "most";
      const sized = all.flatMap((model) => {
        const own = figures.get(`spec.${model}.${sense.id}`);
        return own ? [{ model, size: sizeOf(sense.id, own, most) }] : [];
      });
      const sizes = sized.map(({ size }) => size);
      const extreme = most ? Math.max(...sizes) : Math.min(...sizes);
      const [best, ...same] = sized.filter(({ size }) => size === extreme);
      return best && same.length === 0 ? { models: [best.model] } : nobody;
    },
  };
}
