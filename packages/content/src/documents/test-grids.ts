import { type ModelFacts, type ModelId, models, type SourceId } from "../products/facts.ts";

/** Settings that a model's test grid covers. */
export interface TestGrid {
  /** Model name, as engraved beside the grid. */
  readonly name: string;
  /** Rows, in percent. */
  readonly powers: readonly number[];
  /** Columns, in mm/s. */
  readonly speeds: readonly number[];
  /** True if the machine cuts, so that the check square may be cut out. */
  readonly cuts: boolean;
  /** Length and width that the drawing must fit in, in millimetres. Missing if the specification gives no work area. */
  readonly area?: readonly [length: number, width: number];
}

const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const sixths = [20, 30, 40, 60, 80, 100];

/** Values around the starting points of the materials, because a grid should find better values near them. */
const steps: Record<SourceId, Pick<TestGrid, "powers" | "speeds">> = {
  glassTube: { powers: tenths, speeds: [4, 6, 8, 10, 12, 15, 20, 25, 30, 40] },
  rfTube: { powers: sixths, speeds: [5, 10, 15, 20, 30, 40] },
  diode: { powers: sixths, speeds: [2, 4, 6, 8, 10, 15] },
  fiber: { powers: sixths, speeds: [250, 500, 1000, 2000, 4000, 8000] },
};

/** Returns the test grid of a model. */
export function testGridOf(id: ModelId): TestGrid {
  const { name, source, workArea }: ModelFacts = models[id];
  const [length, width] = workArea?.figures ?? [];
  return {
    name,
    ...steps[source],
    cuts: source !== "fiber",
    ...(length !== undefined && width !== undefined && { area: [length, width] as const }),
  };
}
