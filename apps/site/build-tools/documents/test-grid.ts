import type { TestGrid } from "@lightmaker/content";
import { cut, type Drawing, engrave, type Layer, rectangle } from "./drawing/shapes.ts";
import { written } from "./drawing/strokes.ts";

/** Side of a square that is burnt, and of the one that is measured. */
const cell = 10;
const checked = 100;
const margin = 3;
const letters = 3;

/** Where the parts of a grid stand. */
interface Layout {
  readonly pitch: number;
  /** Lower left corner of the first square. */
  readonly left: number;
  readonly bottom: number;
  /** Lower left corner of the check square. */
  readonly checkLeft: number;
  readonly checkBottom: number;
  readonly width: number;
  readonly height: number;
}

/** Large areas have the check square beside the grid; others have the grid inside it. */
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

/** A colour for each square, as laser programs give settings by colour: a hue for each power, a shade for each speed. */
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
    // AutoCAD's index has ten shades of each hue from 10 on; 10 itself looks like the red of what is cut.
    colorIndex: 20 + row * 20 + column,
  };
}

const three = (value: number) => String(value).padStart(3, "0");

/**
 * Squares of every power at every speed, each on a layer of its own, their labels, and a square of 100 mm that tells whether
 * the drawing came in at full size.
 * @throws RangeError when the machine cannot reach all of it
 */
export function testGrid(grid: TestGrid): Drawing {
  const { name, powers, speeds, area = [Infinity, Infinity], cuts } = grid;
  const { pitch, left, bottom, checkLeft, checkBottom, width, height } = layoutOf(grid);
  if (width > area[0] || height > area[1]) {
    throw new RangeError(
      `The test grid of ${name} is ${width} × ${height} mm, but the machine reaches ${area.join(" × ")} mm: use fewer steps.`,
    );
  }
  const top = bottom + (powers.length - 1) * pitch + cell;
  const check = rectangle(checkLeft, checkBottom, checked, checked);
  const labels = [
    ...powers.flatMap((power, row) =>
      written(`${power}%`, left - 2, bottom + row * pitch + (cell - letters) / 2, letters, "right"),
    ),
    ...speeds.flatMap((speed, column) =>
      written(String(speed), left + column * pitch + cell / 2, bottom - letters - 2, letters, "middle"),
    ),
    ...written(`${name.toUpperCase()} - % / mm/s`, left, top + 3, letters),
    ...written("100 mm", checkLeft + checked / 2, checkBottom + 2, letters - 0.5, "middle"),
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
