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

/** Columns of the models whose power starts where others end: their sheets are cut faster. */
const fastSteps = [5, 8, 10, 15, 20, 25, 30, 40, 50, 60];
/** Laser power, in watts, from which 3 mm sheet is cut faster than the other grids reach. */
const fastFrom = 130;

/** Returns the test grid of a model. */
export function testGridOf(id: ModelId): TestGrid {
  const { name, source, workArea, laserPower }: ModelFacts = models[id];
  const [length, width] = workArea?.figures ?? [];
  return {
    name,
    ...steps[source],
    ...(source === "glassTube" && Math.max(...laserPower.figures) >= fastFrom && { speeds: fastSteps }),
    cuts: source !== "fiber",
    ...(length !== undefined && width !== undefined && { area: [length, width] as const }),
  };
}
