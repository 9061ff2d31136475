import { area, type Quantity } from "../quantity.ts";
import { burningTime } from "./burning-time.ts";
import {
  colorOf,
  extentOf,
  fittingHeight,
  type GridPlace,
  gridLabels,
  inLayerName,
  layerName,
  letters,
  squareAt,
} from "./cells.ts";
import { type Drawing, engrave, type Layer, type Path } from "./shapes.ts";
import { textStrokes } from "./strokes.ts";

/** Settings of one layer. */
export interface LayerSetting {
  /** In percent of the laser's power. */
  readonly power: number;
  /** In mm/s. */
  readonly speed: number;
  readonly passes: number;
  /** Distance between the lines of a filled area, in millimetres. Missing for lines. */
  readonly interval?: number;
}

/** A setting that a test card varies, with its values. */
export interface Axis {
  readonly setting: keyof LayerSetting;
  readonly values: readonly number[];
}

/** Contents of a test card. */
export interface CardSpec {
  /** Lines above the grid, in Latin letters, digits and `%/.-`; lower case becomes capitals. */
  readonly title: readonly string[];
  /** True if the squares are filled with lines, false if the beam follows their outline. */
  readonly filled: boolean;
  /** From the bottom to the top. */
  readonly rows: Axis;
  /** From left to right. */
  readonly columns: Axis;
  /** Settings that no axis varies. */
  readonly fixed: LayerSetting;
  /** Setting of the letters and the check line, which are drawn as lines. */
  readonly labels: LayerSetting;
  /** Maximum speed of the machine, in mm/s. */
  readonly maxSpeed: number;
  /** Length and width of the work area, in millimetres. Missing if it is not published: then the size is not checked. */
  readonly area?: readonly [length: number, width: number];
}

/** A square of a test card. */
export interface Cell {
  /** Name of its layer. */
  readonly layer: string;
  readonly setting: LayerSetting;
}

/** Drawing of a test card, with the settings of its layers. */
export interface TestCard extends Drawing {
  /** The squares, from the weakest to the strongest, in the order in which they are burnt. */
  readonly cells: readonly Cell[];
  readonly filled: boolean;
  /** Setting of the layer `ENGRAVE`: letters and check line. */
  readonly labels: LayerSetting;
  /** Time that it takes, from the pure burning time to one with generous allowance for jumps and turns. */
  readonly minutes: Quantity;
  /** Length and width of the sheet that it needs. */
  readonly sheet: Quantity;
}

/**
 * Most squares of a card. LightBurn has thirty layers with settings, and the letters need one
 * (MarcinZukowski/lightburn-tester stops at 28 as well).
 */
export const mostCells = 28;

/** Most values on one axis: as many as there are distinct colours. */
export const mostValues = 10;

/** Length of the line that shows whether the drawing was imported at full size. */
const checked = 100;
const margin = 3;
const place: GridPlace = { left: margin + 18, bottom: margin + 15, pitch: 13 };
const lineHeight = letters + 2;

const written: Readonly<Record<keyof LayerSetting, (value: number) => string>> = {
  power: (value) => `${value}%`,
  speed: String,
  passes: (value) => `${value}X`,
  interval: String,
};

/** Names of the axes below the title: `% / mm/s`. */
const axisName: Readonly<Record<keyof LayerSetting, string>> = {
  power: "%",
  speed: "mm/s",
  passes: "PASSES",
  interval: "mm",
};

/** Letters of the strokes: capitals, but small letters in the units. */
const unitOrCapitals = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll("MM/S", "mm/s")
    .replaceAll(/\bMM\b/g, "mm");

/** Returns the name of a square's layer: power and speed, and what else its card varies. */
function nameOf({ power, speed, passes, interval }: LayerSetting, axes: readonly Axis[]): string {
  const varies = (setting: keyof LayerSetting) => axes.some((axis) => axis.setting === setting);
  return (
    layerName(power, speed) +
    (varies("passes") ? `-N${passes}` : "") +
    (varies("interval") && interval !== undefined ? `-I${inLayerName(interval)}` : "")
  );
}

/** Energy per area or length, apart from constant factors. */
const strengthOf = ({ power, speed, passes, interval = 1 }: LayerSetting): number =>
  (power * passes) / (speed * interval);

/** Returns the line of 100 mm, with a stroke at both ends and its length above it. */
function checkLine(): readonly Path[] {
  const [from, to, y] = [margin, margin + checked, margin + 2];
  const line = (...points: readonly (readonly [x: number, y: number])[]): Path => ({
    closed: false,
    vertices: points.map(([x, y]) => ({ x, y })),
  });
  return [
    line([from, y - 2], [from, y + 2]),
    line([from, y], [to, y]),
    line([to, y - 2], [to, y + 2]),
    ...textStrokes(`${checked} mm`, from + checked / 2, y + 1, letters - 0.5, "middle"),
  ];
}

/**
 * @throws RangeError for a card that cannot be drawn or burnt as it is described
 */
function checkSpec(
  { filled, rows, columns, fixed, labels, maxSpeed }: CardSpec,
  settings: readonly LayerSetting[],
) {
  if (rows.setting === columns.setting)
    throw new RangeError(`Rows and columns both vary the ${rows.setting}: choose two different settings.`);
  for (const { setting, values } of [rows, columns]) {
    if (values.length === 0 || values.length > mostValues || new Set(values).size !== values.length)
      throw new RangeError(
        `The ${setting} has ${values.length} values: give 1 to ${mostValues} different ones.`,
      );
  }
  if (settings.length > mostCells)
    throw new RangeError(
      `The card has ${settings.length} squares: LightBurn takes ${mostCells}. Use fewer steps.`,
    );
  for (const { power, speed, passes, interval } of [...settings, labels]) {
    if (!(power > 0 && power <= 100)) throw new RangeError(`A power of ${power}% is not between 0 and 100%.`);
    if (!(speed > 0 && speed <= maxSpeed))
      throw new RangeError(
        `A speed of ${speed} mm/s is not between 0 and ${maxSpeed} mm/s, the machine's maximum.`,
      );
    if (!(Number.isInteger(passes) && passes > 0))
      throw new RangeError(`${passes} passes: give a whole number from 1.`);
    if (interval !== undefined && !(interval > 0))
      throw new RangeError(`A line interval of ${interval} mm is not above 0.`);
  }
  const varied = rows.setting === "interval" || columns.setting === "interval";
  if (filled && !varied && fixed.interval === undefined)
    throw new RangeError("The squares are filled, but no line interval is given.");
}

/**
 * Draws a test card: squares for every combination of two settings, each on its own layer with its own colour, labels as
 * single strokes, a title, and a line of 100 mm to measure. The same in the browser and in the build.
 * @throws RangeError when a value is impossible, when there are too many squares, or when the machine cannot reach all
 * of the card
 */
export function testCard(spec: CardSpec): TestCard {
  const { title, filled, rows, columns, fixed, labels, area: reach = [Infinity, Infinity] } = spec;
  const squares = rows.values.flatMap((rowValue, row) =>
    columns.values.map((columnValue, column) => ({
      row,
      column,
      setting: { ...fixed, [rows.setting]: rowValue, [columns.setting]: columnValue } as LayerSetting,
    })),
  );
  checkSpec(
    spec,
    squares.map(({ setting }) => setting),
  );
  const weakestFirst = squares.toSorted((a, b) => strengthOf(a.setting) - strengthOf(b.setting));
  const top = place.bottom + extentOf(rows.values.length, place);
  const lines = [...title, `${axisName[rows.setting]} / ${axisName[columns.setting]}`].map(unitOrCapitals);
  const width = Math.max(place.left + extentOf(columns.values.length, place), margin + checked) + margin;
  const height = top + margin + lines.length * lineHeight + margin;
  if (width > reach[0] || height > reach[1]) {
    throw new RangeError(
      `The test card is ${width} × ${height} mm, but the work area is ${reach.join(" × ")} mm. Use fewer steps.`,
    );
  }
  const longest = width - 2 * margin;
  const text = [
    ...gridLabels(
      place,
      rows.values.map(written[rows.setting]),
      columns.values.map(written[columns.setting]),
    ),
    ...lines.flatMap((line, index) =>
      textStrokes(
        line,
        margin,
        top + margin + (lines.length - 1 - index) * lineHeight,
        fittingHeight(line, longest),
      ),
    ),
    ...checkLine(),
  ];
  const axes = [rows, columns];
  const layers = weakestFirst.map(
    ({ row, column, setting }): Layer => ({
      name: nameOf(setting, axes),
      ...colorOf(row, column),
      shapes: [squareAt(place, row, column)],
    }),
  );
  const cells = weakestFirst.map(({ setting }): Cell => ({ layer: nameOf(setting, axes), setting }));
  return {
    title: lines.join(", "),
    width,
    height,
    layers: [engrave(text), ...layers],
    cells,
    filled,
    labels,
    minutes: burningTime(
      text,
      labels,
      cells.map(({ setting }) => setting),
      filled,
    ),
    sheet: area("mm", Math.ceil(width), Math.ceil(height)),
  };
}
