import { type Layer, type Path, rectangle } from "./shapes.ts";
import { lengthOf, textStrokes } from "./strokes.ts";

/** Side of a test square, in millimetres. */
export const cell = 10;
/** Height of the letters beside a grid. */
export const letters = 3;

/** Position of a grid of test squares: its first square, and the distance from one square to the next. */
export interface GridPlace {
  readonly left: number;
  readonly bottom: number;
  readonly pitch: number;
}

/** Returns the length of a row or column of so many squares. */
export const extentOf = (count: number, { pitch }: Pick<GridPlace, "pitch">): number =>
  (count - 1) * pitch + cell;

export const squareAt = ({ left, bottom, pitch }: GridPlace, row: number, column: number): Path =>
  rectangle(left + column * pitch, bottom + row * pitch, cell, cell);

/** Returns the height of letters, smaller where the text would be longer than `most`. */
export const fittingHeight = (text: string, most: number, height = letters): number =>
  Math.min(height, (height * most) / lengthOf(text, height));

/** Returns the labels of a grid: one to the left of each row, one below each column. */
export function gridLabels(
  { left, bottom, pitch }: GridPlace,
  rows: readonly string[],
  columns: readonly string[],
): readonly Path[] {
  return [
    ...rows.flatMap((text, row) =>
      textStrokes(text, left - 2, bottom + row * pitch + (cell - letters) / 2, letters, "right"),
    ),
    ...columns.flatMap((text, column) =>
      textStrokes(
        text,
        left + column * pitch + cell / 2,
        bottom - letters - 2,
        fittingHeight(text, pitch - 1),
        "middle",
      ),
    ),
  ];
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");

/**
 * Returns a colour for each square, because laser software assigns settings by colour. Each row has a hue and each
 * column a shade.
 */
export function colorOf(row: number, column: number): Pick<Layer, "color" | "colorIndex"> {
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

/** Writes a figure for a layer's name, which may not have a point: `015`, `006_7`. */
export function inLayerName(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  return whole.padStart(3, "0") + (fraction === undefined ? "" : `_${fraction}`);
}

/** Returns the name of the layer for a power in percent and a speed in mm/s: `P080-S015`. */
export const layerName = (power: number, speed: number): string =>
  `P${inLayerName(power)}-S${inLayerName(speed)}`;
