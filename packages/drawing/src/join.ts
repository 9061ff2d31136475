import type { Chain, Curve } from "./drawing.ts";

/** Ends that are nearer than this are one point: machines do not resolve it, and CAD programs round so. In millimetres. */
export const joinDistance = 0.05;

/** A chain end: chain × 2, plus 1 for its last point. */
type End = number;

const x = ({ points }: Chain, isLast: boolean): number => points[isLast ? points.length - 2 : 0] as number;
const y = ({ points }: Chain, isLast: boolean): number => points[isLast ? points.length - 1 : 1] as number;

/** Ends that are looked at in one cell. More lie on one point only in a hostile file, and stay open there. */
const mostInCell = 64;

/** Returns a hash of a cell of the grid. Cells that share one are told apart by distance and layer. */
const hashOf = (layer: number, column: number, row: number): number =>
  Math.imul(column, 73856093) ^ Math.imul(row, 19349663) ^ Math.imul(layer, 83492791);

/**
 * Finds the nearest other ends, over a grid of cells as wide as the distance. Lists in typed arrays: an array for each
 * cell costs a drawing of a hundred thousand lines a second of memory management.
 */
class EndGrid {
  readonly #chains: readonly Chain[];
  readonly #distance: number;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  /** First end of each list, or -1, by hash; and the next of each end. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;

  constructor(chains: readonly Chain[], distance: number) {
    const count = 2 * chains.length;
    this.#chains = chains;
    this.#distance = distance;
    this.#x = new Float64Array(count);
    this.#y = new Float64Array(count);
    this.#next = new Int32Array(count);
    this.#first = new Int32Array(1 << Math.ceil(Math.log2(count + 2))).fill(-1);
    // Backwards, so that lists begin with the first end.
    for (let end = count - 1; end >= 0; end -= 1) {
      const chain = chains[end >> 1] as Chain;
      if (chain.closed) continue;
      const [px, py] = [x(chain, (end & 1) === 1), y(chain, (end & 1) === 1)];
      [this.#x[end], this.#y[end]] = [px, py];
      const list = this.#listOf(chain.layer, Math.floor(px / distance), Math.floor(py / distance));
      this.#next[end] = this.#first[list] as number;
      this.#first[list] = end;
    }
  }

  #listOf(layer: number, column: number, row: number): number {
    return hashOf(layer, column, row) & (this.#first.length - 1);
  }

  /** Nearest end within the distance that `accepts` allows, and how far it is. */
  nearest(
    end: End,
    accepts: (other: End) => boolean,
  ): { readonly end: End; readonly gap: number } | undefined {
    const { layer } = this.#chains[end >> 1] as Chain;
    const [px, py] = [this.#x[end] as number, this.#y[end] as number];
    const [column, row] = [Math.floor(px / this.#distance), Math.floor(py / this.#distance)];
    let [best, least] = [-1, Infinity];
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1) {
        let other = this.#first[this.#listOf(layer, column + dx, row + dy)] as number;
        for (let seen = 0; other >= 0 && seen < mostInCell; seen += 1) {
          const gap = Math.hypot((this.#x[other] as number) - px, (this.#y[other] as number) - py);
          if (
            gap <= this.#distance &&
            gap < least &&
            other !== end &&
            this.#chains[other >> 1]?.layer === layer &&
            accepts(other)
          )
            [best, least] = [other, gap];
          other = this.#next[other] as number;
        }
      }
    return best < 0 ? undefined : { end: best, gap: least };
  }
}

/** Joins the chains of a row, each forwards or backwards. */
function joined(
  row: readonly { readonly chain: Chain; readonly backwards: boolean }[],
  closes: boolean,
): Chain {
  const points: number[] = [];
  const curved: number[] = [];
  const curves: Curve[] = [];
  for (const { chain, backwards } of row) {
    const count = chain.points.length / 2;
    const before = curved.length;
    for (const curve of (backwards ? chain.curves?.toReversed() : chain.curves) ?? []) {
      const { first, x1, y1, x2, y2 } = curve;
      curves.push(
        backwards
          ? { ...curve, first: before + count - 1 - first - curve.count, x1: x2, y1: y2, x2: x1, y2: y1 }
          : { ...curve, first: before + first },
      );
    }
    for (let step = 0; step < count; step += 1) {
      const place = 2 * (backwards ? count - 1 - step : step);
      const [px, py] = [chain.points[place] as number, chain.points[place + 1] as number];
      // The joint is one point: the later chain's start is left out.
      if (step === 0 && points.length > 0) continue;
      if (step > 0) curved.push(chain.curved[backwards ? count - 1 - step : step - 1] ?? 0);
      points.push(px, py);
    }
  }
  if (closes) points.splice(-2);
  return {
    layer: row[0]?.chain.layer ?? 0,
    points: Float64Array.from(points),
    curved: Uint8Array.from(curved),
    closed: closes,
    ...(curves.length > 0 && { curves }),
  };
}

/**
 * Joins open chains of the same layer whose ends meet. CAD programs write an outline as single lines.
 * @param distance largest distance of ends that meet, in millimetres
 */
export function joinChains(chains: readonly Chain[], distance = joinDistance): readonly Chain[] {
  const grid = new EndGrid(chains, distance);
  const partner = new Map<End, End>();
  for (const [index, chain] of chains.entries()) {
    if (chain.closed) continue;
    for (const end of [2 * index, 2 * index + 1]) {
      if (partner.has(end)) continue;
      const found = grid.nearest(end, (other) => {
        // A line of one segment does not close on itself.
        return !partner.has(other) && (other >> 1 !== index || chain.points.length >= 8);
      });
      if (!found) continue;
      partner.set(end, found.end);
      partner.set(found.end, end);
    }
  }
  const done = new Uint8Array(chains.length);
  const result: Chain[] = [];
  for (const [index, chain] of chains.entries()) {
    if (done[index]) continue;
    if (chain.closed || !(partner.has(2 * index) || partner.has(2 * index + 1))) {
      done[index] = 1;
      result.push(chain);
      continue;
    }
    // Back to where the row begins, or once around.
    let start: End = 2 * index;
    for (let before = partner.get(start); before !== undefined; before = partner.get(start)) {
      start = before ^ 1;
      if (start >> 1 === index) break;
    }
    const row: { chain: Chain; backwards: boolean }[] = [];
    let closes = false;
    for (let end: End | undefined = start; end !== undefined; ) {
      const at: number = end >> 1;
      if (done[at]) {
        closes = true;
        break;
      }
      done[at] = 1;
      row.push({ chain: chains[at] as Chain, backwards: (end & 1) === 1 });
      end = partner.get(end ^ 1);
    }
    const points = row.reduce((sum, each) => sum + each.chain.points.length / 2 - 1, 0);
    result.push(joined(row, closes && points >= 3));
  }
  return result;
}

/**
 * Returns the open ends of chains, each with the distance to the nearest other open end within `reach` millimetres.
 */
export function openEnds(
  chains: readonly Chain[],
  reach: number,
): readonly { readonly chain: number; readonly x: number; readonly y: number; readonly gap?: number }[] {
  const grid = new EndGrid(chains, reach);
  return chains.flatMap((chain, index) =>
    chain.closed
      ? []
      : [0, 1].map((last) => {
          const found = grid.nearest(2 * index + last, (other) => {
            return other >> 1 !== index || chain.points.length >= 8;
          });
          return {
            chain: index,
            x: x(chain, last === 1),
            y: y(chain, last === 1),
            ...(found && { gap: found.gap }),
          };
        }),
  );
}
