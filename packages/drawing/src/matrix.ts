/** Affine transformation as in SVG: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the transformation that does the second first, then the first. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scaling = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];

/** @param angle in radians, from x to y */
export const rotation = (angle: number): Matrix => [
  Math.cos(angle),
  Math.sin(angle),
  -Math.sin(angle),
  Math.cos(angle),
  0,
  0,
];

const radians = Math.PI / 180;

/** Transformations of an SVG `transform` attribute, by name. A wrong number of figures gives undefined. */
const functions: Readonly<Record<string, (figures: readonly number[]) => Matrix | undefined>> = {
  matrix: ([a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN]) => [a, b, c, d, e, f],
  translate: ([x = NaN, y = 0]) => translation(x, y),
  scale: ([x = NaN, y = x]) => scaling(x, y),
  rotate: ([angle = NaN, x = 0, y = 0]) =>
    multiply(multiply(translation(x, y), rotation(angle * radians)), translation(-x, -y)),
  skewX: ([angle = NaN]) => [1, 0, Math.tan(angle * radians), 1, 0, 0],
  skewY: ([angle = NaN]) => [1, Math.tan(angle * radians), 0, 1, 0, 0],
};

/** Longest `transform` that is read, in characters. */
const longest = 10_000;

/** Reads an SVG `transform`. As in browsers, one that is wrong counts as none. */
export function parseTransform(text: string): Matrix {
  if (text.length > longest) return identity;
  let [result, end] = [identity, 0];
  // Sticky: looked for anywhere, a name of 10,000 letters without a bracket is tried from each of them.
  for (const [whole, name = "", list = ""] of text.matchAll(/[\s,]*(\w+)\s*\(([^()]*)\)/gy)) {
    end += whole.length;
    const figures =
      list.trim() === ""
        ? []
        : list
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const matrix = Object.hasOwn(functions, name) ? functions[name]?.(figures) : undefined;
    if (!matrix?.every(Number.isFinite)) return identity;
    result = multiply(result, matrix);
  }
  return /^[\s,]*$/.test(text.slice(end)) ? result : identity;
}
