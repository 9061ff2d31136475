import type { Path } from "./shapes.ts";

/**
 * Single-stroke letters. A laser follows each stroke once, while it would trace the outlines of a normal font. Each
 * stroke is a row of points `xy` on a grid 4 wide and 6 high, from the lower left corner.
 */
const strokes: Readonly<Record<string, string>> = {
  "0": "10 30 41 45 36 16 05 01 10",
  "1": "05 26 20, 10 30",
  "2": "05 16 36 45 44 00 40",
  "3": "05 16 36 45 44 33 13, 33 42 41 30 10 01",
  "4": "30 36 02 42",
  "5": "46 06 03 33 42 41 30 10 01",
  "6": "45 36 16 05 01 10 30 41 42 33 13 02",
  "7": "06 46 10",
  "8": "13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33",
  "9": "01 10 30 41 45 36 16 05 04 13 33 44",
  A: "00 26 40, 12 32",
  B: "00 06 36 45 44 33 03, 33 42 41 30 00",
  C: "45 36 16 05 01 10 30 41",
  D: "00 06 26 44 42 20 00",
  E: "46 06 00 40, 03 33",
  F: "46 06 00, 03 33",
  G: "45 36 16 05 01 10 30 41 43 23",
  H: "00 06, 40 46, 03 43",
  I: "20 26, 10 30, 16 36",
  J: "46 41 30 10 01",
  K: "00 06, 46 02, 13 40",
  L: "06 00 40",
  M: "00 06 23 46 40",
  N: "00 06 40 46",
  O: "10 30 41 45 36 16 05 01 10",
  P: "00 06 36 45 44 33 03",
  Q: "10 30 41 45 36 16 05 01 10, 22 40",
  R: "00 06 36 45 44 33 03, 23 40",
  S: "45 36 16 05 04 13 33 42 41 30 10 01",
  T: "06 46, 26 20",
  U: "06 01 10 30 41 46",
  V: "06 20 46",
  W: "06 10 23 30 46",
  X: "00 46, 06 40",
  Y: "06 23 46, 23 20",
  Z: "06 46 00 40",
  m: "00 04, 03 14 23 20, 23 34 43 40",
  s: "43 34 14 03 32 41 30 10 01",
  "%": "00 46, 15 16 06 05 15, 41 40 30 31 41",
  "/": "00 46",
  ".": "10 11",
  "-": "13 33",
  " ": "",
};

const [gridWidth, gridHeight] = [4, 6];
/** Width of a letter including the space after it. */
const advance = 6;

export type Anchor = "left" | "middle" | "right";

/** Returns the length of a line of text, in the unit of its height. */
export const lengthOf = (text: string, height: number): number =>
  (Math.max(0, text.length * advance - (advance - gridWidth)) * height) / gridHeight;

/**
 * Returns a line of text as strokes.
 * @param height height of the capitals, in millimetres
 * @throws RangeError for a letter that the alphabet does not have
 */
export function textStrokes(
  text: string,
  x: number,
  y: number,
  height: number,
  anchor: Anchor = "left",
): readonly Path[] {
  const scale = height / gridHeight;
  const shift = { left: 0, middle: 0.5, right: 1 }[anchor] * lengthOf(text, height);
  return [...text].flatMap((letter, index) => {
    const drawn = strokes[letter];
    if (drawn === undefined)
      throw new RangeError(`No strokes are defined for "${letter}". Add them to strokes.ts.`);
    const left = x - shift + index * advance * scale;
    return drawn
      .split(", ")
      .filter((stroke) => stroke !== "")
      .map((stroke) => ({
        closed: false,
        vertices: stroke.split(" ").map((point) => ({
          x: left + Number(point[0]) * scale,
          y: y + Number(point[1]) * scale,
        })),
      }));
  });
}
