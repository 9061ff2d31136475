import type { TestGrid } from "../documents/test-grids.ts";
import { cut, type Drawing, engrave, type Layer, rectangle } from "./shapes.ts";
import { textStrokes } from "./strokes.ts";

/** Side of a test square and of the measured check square. */
const cell = 10;
const checked = 100;
const margin = 3;
const letters = 3;

/** Positions of the parts of a grid. */
interface Layout {
  readonly pitch: number;
  /** Left and lower edge of the first square. */
  readonly left: number;
  readonly bottom: number;
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
  const across = (speeds.length - 1) * pitch + cell;
  const up = (powers.length - 1) * pitch + cell;
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

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");

/**
 * Returns a colour for each square, because laser software assigns settings by colour. Each power has a hue and each
 * speed a shade.
 */
function colorOf(row: number, column: number): Pick<Layer, "color" | "colorIndex"> {
  const hue = 15 + row * 36;
  const lightness = 0.3 + column * 0.04;
  const reach = Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return hex(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return {
    color: `#${channel(0)}${channel(8)}${channel(4)}`,
    // AutoCAD's colour index has ten shades per hue from 10 on. Hue 10 is skipped because it looks like the red for cutting.
    colorIndex: 20 + row * 20 + column,
  };
}

const three = (value: number) => String(value).padStart(3, "0");

/**
 * Draws squares for every combination of power and speed, each on its own layer, with labels. A check square of 100 mm
 * shows whether the drawing was imported at full size.
 * @throws RangeError when the machine cannot reach all of it
 */
export function testGrid(grid: TestGrid): Drawing {
  const { name, powers, speeds, area = [Infinity, Infinity], cuts } = grid;
  const { pitch, left, bottom, checkLeft, checkBottom, width, height } = layoutOf(grid);
  if (width > area[0] || height > area[1]) {
    throw new RangeError(
      `The test grid of ${name} is ${width} × ${height} mm, but the work area is ${area.join(" × ")} mm. Use fewer steps.`,
    );
  }
  const top = bottom + (powers.length - 1) * pitch + cell;
  const check = rectangle(checkLeft, checkBottom, checked, checked);
  const labels = [
    ...powers.flatMap((power, row) =>
      textStrokes(`${power}%`, left - 2, bottom + row * pitch + (cell - letters) / 2, letters, "right"),
    ),
    ...speeds.flatMap((speed, column) =>
      textStrokes(String(speed), left + column * pitch + cell / 2, bottom - letters - 2, letters, "middle"),
    ),
    ...textStrokes(`${name.toUpperCase()} - % / mm/s`, left, top + 3, letters),
    ...textStrokes("100 mm", checkLeft + checked / 2, checkBottom + 2, letters - 0.5, "middle"),
  ];
  const squares = powers.flatMap((power, row) =>
    speeds.map(
      (speed, column): Layer => ({
        name: `P${three(power)}-S${three(speed)}`,
        ...colorOf(row, column),
        shapes: [rectangle(left + column * pitch, bottom + row * pitch, cell, cell)],
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
