import { type ModelFacts, type ModelId, models } from "./facts.ts";

/** Outer size of a closed machine in millimetres. */
export type OuterSize = readonly [width: number, depth: number, height: number];

const desktop: OuterSize = [1080, 585, 320];

/**
 * Outer sizes for planning where the facts have none: those of the rendered machines (packages/media/studio), whose cabinets
 * were drawn from the work area. Never shown without the words that they are to be confirmed. The models of the 3D viewer have
 * the same sizes; `outer-size.test.ts` measures their files.
 */
const planningSizes: Readonly<Record<Exclude<ModelId, "light-530" | "light-640">, OuterSize>> = {
  "light-blue-530": desktop,
  "light-530-rf": desktop,
  "mark-m20": [360, 520, 560],
  "light-960": [1650, 1150, 1180],
  "light-1390": [1900, 1400, 1180],
  "light-1610": [2240, 1540, 1180],
};

/** Outer size of a model, and whether it is published. */
export function sizeOf(id: ModelId): { readonly size: OuterSize; readonly published: boolean } {
  const { machineSize }: ModelFacts = models[id];
  const [width, depth, height] = machineSize?.figures ?? [];
  if (width !== undefined && depth !== undefined && height !== undefined)
    return { size: [width, depth, height], published: true };
  if (Object.hasOwn(planningSizes, id))
    return { size: planningSizes[id as keyof typeof planningSizes], published: false };
  throw new RangeError(`${id} has neither a published size nor one for planning.`);
}
