import type { Analysis } from "./analyse.ts";

/** Path data of a layer, in millimetres from the upper left corner of the drawing's box, y downwards as in SVG. */
export interface LayerPath {
  readonly layer: number;
  readonly data: string;
}

/** Points that a browser pans and zooms without delay. */
const mostPoints = 30_000;

/**
 * Returns the drawing as path data for each layer. A drawing of very many points is thinned to what can be seen on a
 * screen at full view.
 */
export function previewOf({
  outlines,
  box,
  width,
  height,
  layers,
  segments,
}: Analysis): readonly LayerPath[] {
  const finest = segments > mostPoints ? Math.max(width, height) / 1500 : 0;
  const written: string[][] = layers.map(() => []);
  const digits = Math.max(width, height) > 50 ? 2 : 4;
  const figure = (value: number) => String(Number(value.toFixed(digits)));
  let left = 2 * mostPoints;
  for (const { chain } of outlines) {
    const { points, closed, layer } = chain;
    const count = points.length / 2;
    let [px, py] = [Infinity, Infinity];
    let data = "";
    for (let index = 0; index < count; index += 1) {
      const [x, y] = [
        (points[2 * index] as number) - box.left,
        box.upper - (points[2 * index + 1] as number),
      ];
      const isEnd = index === 0 || index === count - 1;
      if (!isEnd && Math.hypot(x - px, y - py) < finest) continue;
      data += `${index === 0 ? "M" : "L"}${figure(x)} ${figure(y)}`;
      [px, py] = [x, y];
      left -= 1;
    }
    written[layer]?.push(closed ? `${data}Z` : data);
    // Beyond this, lines are finer than the screen.
    if (left < 0 && finest > 0) break;
  }
  return written.flatMap((paths, layer) => (paths.length > 0 ? [{ layer, data: paths.join("") }] : []));
}
