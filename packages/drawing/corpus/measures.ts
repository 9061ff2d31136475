import { areaOf, type Drawing, lengthOf } from "../src/drawing.ts";

/**
 * Returns what other programs measure of a drawing as it was read: the length of all lines, in millimetres, and the area
 * inside each closed line by itself, in square millimetres. Copies count, hidden lines too.
 */
export function outlineSums({ chains }: Drawing): { readonly length: number; readonly area: number } {
  let [length, area] = [0, 0];
  for (const chain of chains) {
    length += lengthOf(chain);
    area += Math.abs(areaOf(chain));
  }
  return { length, area };
}
