import type { TestGrid } from "../documents/test-grids.ts";
import { colorOf, extentOf, type GridPlace, gridLabels, layerName, letters, squareAt } from "./cells.ts";
import { cut, type Drawing, engrave, type Layer, rectangle } from "./shapes.ts";
import { textStrokes } from "./strokes.ts";

/** Side of the measured check square. */
const checked = 100;
const margin = 3;

/** Positions of the parts of a grid. */
interface Layout extends GridPlace {
  /** Left and lower edge of the check square. */
  readonly checkLeft: number;
  readonly checkBottom: number;
  readonly width: number;
  readonly height: number;
}

/** On large working areas the check square is beside the grid; on others it surrounds the grid. */
function layoutOf({ speeds, powers }: TestGrid): Layout {
  const beside = speeds.length > 6;
  const pitch = beside ? 12 : 13;
  const labels = beside ? { left: 16, bottom: 9 } : { left: 18, bottom: 13 };
  const [left, bottom] = [margin + labels.left, margin + labels.bottom];
  const across = extentOf(speeds.length, { pitch });
  const up = extentOf(powers.length, { pitch });
  return beside
    ? {
        pitch,
        left,
        bottom,
        checkLeft: left + across + 8,
        checkBottom: bottom,
        width: left + across + 8 + checked + margin,
        height: bottom + up + 10 + margin,
      }
    : {
        pitch,
        left,
        bottom,
        checkLeft: margin,
        checkBottom: margin,
        width: checked + 2 * margin,
        height: checked + 2 * margin,
      };
}

/**
 * Draws squares for every combination of power and speed, each on its own layer, with labels. A check square of 100 mm
 * shows whether the drawing was imported at full size.
 * @throws RangeError when the machine cannot reach all of it
 */
export function testGrid(grid: TestGrid): Drawing {
  const { name, powers, speeds, area = [Infinity, Infinity], cuts } = grid;
  const layout = layoutOf(grid);
  const { left, bottom, checkLeft, checkBottom, width, height } = layout;
  if (width > area[0] || height > area[1]) {
    throw new RangeError(
      `The test grid of ${name} is ${width} × ${height} mm, but the work area is ${area.join(" × ")} mm. Use fewer steps.`,
    );
  }
  const top = bottom + extentOf(powers.length, layout);
  const check = rectangle(checkLeft, checkBottom, checked, checked);
  const labels = [
    ...gridLabels(
      layout,
      powers.map((power) => `${power}%`),
      speeds.map(String),
    ),
    ...textStrokes(`${name.toUpperCase()} - % / mm/s`, left, top + 3, letters),
    ...textStrokes("100 mm", checkLeft + checked / 2, checkBottom + 2, letters - 0.5, "middle"),
  ];
  const squares = powers.flatMap((power, row) =>
    speeds.map(
      (speed, column): Layer => ({
        name: layerName(power, speed),
        ...colorOf(row, column),
        shapes: [squareAt(layout, row, column)],
      }),
    ),
  );
  return {
    title: `${name}: power (%) × speed (mm/s)`,
    width,
    height,
    layers: [engrave(cuts ? labels : [...labels, check]), ...squares, ...(cuts ? [cut([check])] : [])],
  };
}
