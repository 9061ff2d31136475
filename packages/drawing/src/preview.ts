import type { Analysis } from "./analyse.ts";
import { boxOf, type Chain } from "./drawing.ts";

/** Path data of a layer, in millimetres from the upper left corner of the drawing's box, y downwards as in SVG. */
export interface LayerPath {
  readonly layer: number;
  readonly data: string;
}

/** A drawing as a browser shows it. */
export interface Preview {
  readonly paths: readonly LayerPath[];
  /** True if of very many small outlines only an even part is drawn. */
  readonly partial: boolean;
}

/** Most points of a preview, which bound its memory, and of one outline, whose area is filled in one step. */
const [mostPoints, mostOfOutline] = [120_000, 10_000];
/** Distance from which points are thinned at least, in millimetres: a drawing may be so small that half its size is 0. */
const leastDistance = 1e-6;
/** Outlines smaller than this share of the drawing are texture: of too many, some stand for all. */
const smallShare = 0.02;

/** Returns the numbers of the points of a line that are farther apart than `finest`, the first and the last among them. */
function farPoints({ points }: Chain, finest: number): readonly number[] {
  const count = points.length / 2;
  const kept: number[] = [];
  let [px, py] = [Infinity, Infinity];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [points[2 * index] as number, points[2 * index + 1] as number];
    if (index > 0 && index < count - 1 && Math.hypot(x - px, y - py) < finest) continue;
    kept.push(index);
    [px, py] = [x, y];
  }
  return kept;
}

/**
 * Returns the drawing as path data for each layer. A drawing or an outline of very many points is thinned to what can be
 * seen on a screen at full view; of very many small outlines, an even part is drawn.
 */
export function previewOf({ outlines, box, width, height, layers, segments }: Analysis): Preview {
  const size = Math.max(width, height);
  const isDense = segments > mostPoints;
  const written: string[][] = layers.map(() => []);
  const digits = size > 50 ? 2 : 4;
  const figure = (value: number) => String(Number(value.toFixed(digits)));
  const lines = outlines.map(({ chain }) => {
    const its = boxOf([chain]);
    const isSmall = Math.max(its.right - its.left, its.upper - its.lower) < smallShare * size;
    let finest = isDense ? size / 1500 : 0;
    let kept = farPoints(chain, finest);
    while (kept.length > mostOfOutline) {
      finest = Math.max(2 * finest, size / 6000, leastDistance);
      kept = farPoints(chain, finest);
    }
    return { chain, kept, isSmall };
  });
  const pointsOf = (small: boolean) =>
    lines.reduce((sum, { kept, isSmall }) => sum + (isSmall === small ? kept.length : 0), 0);
  const [large, small] = [pointsOf(false), pointsOf(true)];
  const share = isDense && small > 0 ? Math.min(1, Math.max(0.02, (mostPoints - large) / small)) : 1;
  let turn = 1;
  for (const { chain, kept, isSmall } of lines) {
    if (isSmall) {
      turn += share;
      if (turn < 1) continue;
      turn -= 1;
    }
    const { points, closed, layer } = chain;
    const data = kept.map((index, place) => {
      const [x, y] = [points[2 * index] as number, points[2 * index + 1] as number];
      return `${place === 0 ? "M" : "L"}${figure(x - box.left)} ${figure(box.upper - y)}`;
    });
    written[layer]?.push(`${data.join("")}${closed ? "Z" : ""}`);
  }
  return {
    paths: written.flatMap((paths, layer) => (paths.length > 0 ? [{ layer, data: paths.join("") }] : [])),
    partial: share < 1,
  };
}
