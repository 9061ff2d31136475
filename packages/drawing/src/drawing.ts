/** Operation of the laser on a layer. */
export type Operation = "cut" | "score" | "engrave" | "ignore";

export const operations: readonly Operation[] = ["cut", "score", "engrave", "ignore"];

/** Unit of a file's coordinates. A pixel is a 96th of an inch in browsers, a 72nd in Illustrator. */
export type FileUnit = "mm" | "cm" | "m" | "inch" | "foot" | "pt" | "px96" | "px90" | "px72";

/** Millimetres in one unit. */
export const unitSizes: Readonly<Record<FileUnit, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  inch: 25.4,
  foot: 304.8,
  pt: 25.4 / 72,
  px96: 25.4 / 96,
  px90: 25.4 / 90,
  px72: 25.4 / 72,
};

/** Rectangle in millimetres, y upwards. */
export interface Box {
  readonly left: number;
  readonly lower: number;
  readonly right: number;
  readonly upper: number;
}

/** A cubic Bézier curve that segments of a chain were flattened from. Its ends are theirs. In millimetres. */
export interface Curve {
  /** Number of its first segment, and how many there are. */
  readonly first: number;
  readonly count: number;
  /** Control points of the first and of the last end. */
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A line from point to point, in millimetres, y upwards. Curves are already flattened. */
export interface Chain {
  /** Index of its layer. */
  readonly layer: number;
  /** x and y in turn. The first point of a closed chain is not repeated. */
  readonly points: Float64Array;
  /** 1 for each segment that is a part of a curve, in the order of the segments. */
  readonly curved: Uint8Array;
  readonly closed: boolean;
  /** What its segments were before, in their order: for whoever writes the drawing again. */
  readonly curves?: readonly Curve[];
  /** Set if the chain is a full circle, so that it can be written as one. */
  readonly circle?: { readonly x: number; readonly y: number; readonly radius: number };
}

/** Lines that the file keeps apart by layer, colour, or line and area. */
export interface Layer {
  /** Name in the file. Empty if the file has none. */
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
  /** True for areas without a line. */
  readonly filled: boolean;
  /** True if the file does not show it. */
  readonly hidden: boolean;
}

/** Things in a file that are no lines, with how many there are. */
export interface Extras {
  /** Text that is not converted to outlines. */
  readonly text: number;
  /** Raster pictures. */
  readonly raster: number;
  /** Scripts, event handlers and foreign content; never run. */
  readonly active: number;
  /** References to other files or servers; never fetched. */
  readonly external: number;
  /** Clipping paths and masks. What they hide is read as a line. */
  readonly clipped: number;
  /** Other kinds of objects, such as dimensions, hatches and solids. */
  readonly other: number;
}

/** A drawing as it was read. */
export interface Drawing {
  readonly format: "svg" | "dxf";
  readonly unit: FileUnit;
  /** `stated` in the file, `guessed` without a statement, or `chosen` by the caller. */
  readonly unitFrom: "stated" | "guessed" | "chosen";
  readonly layers: readonly Layer[];
  readonly chains: readonly Chain[];
  /** Sheet of the file, if it has one. */
  readonly page?: Box;
  readonly extras: Extras;
}

/** Number of segments of a chain. */
export const segmentsOf = ({ points, closed }: Chain): number =>
  Math.max(0, points.length / 2 - (closed ? 0 : 1));

/** Returns the smallest box around chains. Infinite if there are none. */
export function boxOf(chains: Iterable<Chain>): Box {
  let [left, lower, right, upper] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of chains)
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] as number, points[i + 1] as number];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < lower) lower = y;
      if (y > upper) upper = y;
    }
  return { left, lower, right, upper };
}

/** Returns the length of a chain in millimetres. */
export function lengthOf({ points, closed }: Chain): number {
  let length = 0;
  const last = points.length - 2;
  for (let i = 0; i < last; i += 2)
    length += Math.hypot(
      (points[i + 2] as number) - (points[i] as number),
      (points[i + 3] as number) - (points[i + 1] as number),
    );
  if (closed && last >= 0)
    length += Math.hypot(
      (points[0] as number) - (points[last] as number),
      (points[1] as number) - (points[last + 1] as number),
    );
  return length;
}

/** Returns the area inside a closed chain in square millimetres, positive if it turns left. An open chain has none. */
export function areaOf({ points, closed }: Chain): number {
  if (!closed) return 0;
  let sum = 0;
  const [x0 = 0, y0 = 0] = points;
  for (let i = 2; i + 3 < points.length; i += 2)
    sum +=
      ((points[i] as number) - x0) * ((points[i + 3] as number) - y0) -
      ((points[i + 2] as number) - x0) * ((points[i + 1] as number) - y0);
  return sum / 2;
}
