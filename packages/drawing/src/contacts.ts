import Flatbush from "flatbush";
import { boxOf, type Chain, lengthOf, segmentsOf } from "./drawing.ts";
import { isInside } from "./inside.ts";

/** Lines that lie on each other within this distance are the same line. In millimetres. */
const same = 0.02;
/** Smallest sine of the angle between lines that are not parallel. */
const parallel = 0.02;
/** Lines that meet this near to a corner meet in it. In millimetres. */
const touch = 0.01;
/** Pairs of segments that are compared at most, a microsecond each. A drawing for a laser has fewer by far. */
const mostPairs = 10_000_000;
/** Crossings after which a drawing counts as too dense: nobody mends so many one by one. */
const mostCrossings = 20_000;
/** Narrow places whose surroundings are looked at, and comparisons with corners of the outlines around them. */
const [mostNarrow, mostAround] = [2000, 200_000_000];

/** Segments between two calls about the progress. */
const progressStep = 4096;

/** A place where lines come close to each other. */
export interface Contact {
  readonly layer: number;
  readonly x: number;
  readonly y: number;
}

/** A narrow place. */
export interface Narrow extends Contact {
  /** Width in millimetres. */
  readonly width: number;
  /** Index of one of its chains. */
  readonly chain: number;
  /** True for material between two cuts, false for the inside of a slot. */
  readonly material: boolean;
}

/** Lines of a drawing that touch each other. */
export interface Contacts {
  /** Crossings of a chain with itself. */
  readonly selfCrossings: readonly Contact[];
  /** Crossings of different chains of a layer. */
  readonly crossings: readonly Contact[];
  /** Length of each chain that lies on itself or on an earlier chain of its layer, in millimetres, and where that begins. */
  readonly covered: ReadonlyMap<number, { length: number; readonly x: number; readonly y: number }>;
  readonly narrow: readonly Narrow[];
  /** False if the drawing is so dense that not all pairs were compared. */
  readonly complete: boolean;
}

interface Segments {
  readonly count: number;
  readonly ax: Float64Array;
  readonly ay: Float64Array;
  readonly bx: Float64Array;
  readonly by: Float64Array;
  readonly chain: Uint32Array;
  /** Number inside its chain. */
  readonly place: Uint32Array;
  /** Way along its chain to its start. */
  readonly way: Float64Array;
}

function segmentsIn(chains: readonly Chain[]): Segments {
  const count = chains.reduce((sum, chain) => sum + segmentsOf(chain), 0);
  const segments: Segments = {
    count,
    ax: new Float64Array(count),
    ay: new Float64Array(count),
    bx: new Float64Array(count),
    by: new Float64Array(count),
    chain: new Uint32Array(count),
    place: new Uint32Array(count),
    way: new Float64Array(count),
  };
  let next = 0;
  for (const [index, chain] of chains.entries()) {
    const { points } = chain;
    const own = segmentsOf(chain);
    let way = 0;
    for (let place = 0; place < own; place += 1) {
      const [from, to] = [2 * place, (2 * place + 2) % points.length];
      const [ax, ay, bx, by] = [points[from], points[from + 1], points[to], points[to + 1]] as [
        number,
        number,
        number,
        number,
      ];
      segments.ax[next] = ax;
      segments.ay[next] = ay;
      segments.bx[next] = bx;
      segments.by[next] = by;
      segments.chain[next] = index;
      segments.place[next] = place;
      segments.way[next] = way;
      way += Math.hypot(bx - ax, by - ay);
      next += 1;
    }
  }
  return segments;
}

/** Slots of the table that are looked at for a segment. More are taken in a row only if somebody chose the coordinates so. */
const mostSlots = 200;

/**
 * Marks each segment that has the ends of an earlier one of its layer. Hash table, since a million copies may lie on a
 * point. A segment without a slot is not marked, but compared like others.
 */
function repeated({ count, ax, ay, bx, by, chain }: Segments, chains: readonly Chain[]): Uint8Array {
  const marks = new Uint8Array(count);
  const size = 1 << Math.max(4, Math.ceil(Math.log2(2 * count + 1)));
  const table = new Int32Array(size).fill(-1);
  const unit = (value: number | undefined) => Math.round((value as number) / same);
  const ends = (index: number): readonly [number, number, number, number] => {
    const [x, y, u, v] = [unit(ax[index]), unit(ay[index]), unit(bx[index]), unit(by[index])];
    return x < u || (x === u && y <= v) ? [x, y, u, v] : [u, v, x, y];
  };
  const layerOf = (index: number) => chains[chain[index] as number]?.layer ?? 0;
  for (let index = 0; index < count; index += 1) {
    const own = ends(index);
    const layer = layerOf(index);
    let hash = layer;
    for (const each of own) hash = Math.imul(hash ^ each, 0x9e3779b1) ^ (hash >>> 15);
    for (let step = 0; step < mostSlots; step += 1) {
      const slot = ((hash >>> 0) + step) % size;
      const found = table[slot] as number;
      if (found < 0) {
        table[slot] = index;
        break;
      }
      const its = ends(found);
      if (layerOf(found) === layer && its.every((each, axis) => each === own[axis])) {
        marks[index] = 1;
        break;
      }
    }
  }
  return marks;
}

const distanceToSegment = (
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): readonly [distance: number, x: number, y: number] => {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square));
  const [x, y] = [ax + t * dx, ay + t * dy];
  return [Math.hypot(px - x, py - y), x, y];
};

/**
 * Finds where the lines of each layer lie on each other, cross or come closer than `reach` millimetres. A spatial index
 * (Flatbush) leaves only neighbours to compare.
 * @param onProgress called now and then with the share of the segments that are compared
 */
export function findContacts(
  chains: readonly Chain[],
  reach: number,
  onProgress?: (share: number) => void,
): Contacts {
  const segments = segmentsIn(chains);
  const { count, ax, ay, bx, by, chain, place, way } = segments;
  const selfCrossings: Contact[] = [];
  const crossings: Contact[] = [];
  const covered = new Map<number, { length: number; x: number; y: number }>();
  const cover = (index: number, length: number) => {
    const id = chain[index] as number;
    const found = covered.get(id);
    if (found) found.length += length;
    else covered.set(id, { length, x: ax[index] as number, y: ay[index] as number });
  };
  if (count === 0) return { selfCrossings, crossings, covered, narrow: [], complete: true };
  const marks = repeated(segments, chains);
  const lastPlaces = chains.map((each) => segmentsOf(each) - 1);
  const wholes = chains.map(lengthOf);
  const unique: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if (marks[index])
      cover(
        index,
        Math.hypot(
          (bx[index] as number) - (ax[index] as number),
          (by[index] as number) - (ay[index] as number),
        ),
      );
    else unique.push(index);
  }
  const tree = new Flatbush(unique.length);
  for (const index of unique) {
    const [x, y, u, v] = [ax[index], ay[index], bx[index], by[index]] as [number, number, number, number];
    tree.add(Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v));
  }
  tree.finish();
  const cells = new Map<string, { x: number; y: number; width: number; i: number; j: number }>();
  // Lines that cross come close beside the crossing, which is one fault and not two.
  const crossed = new Set<string>();
  let pairs = 0;
  const isOver = () => pairs > mostPairs || selfCrossings.length + crossings.length > mostCrossings;

  /** Segment of the same chain after another; undefined at the end of an open one. */
  const after = (index: number): number | undefined => {
    const id = chain[index] as number;
    if (place[index] !== lastPlaces[id]) return index + 1;
    return chains[id]?.closed ? index - (place[index] as number) : undefined;
  };
  /** Directions in which a chain comes to a point of a segment, seen from there, and leaves it. Undefined at its end. */
  const arms = (index: number, isAtEnd: boolean): readonly [from: number, to: number] | undefined => {
    const next = isAtEnd ? after(index) : index;
    if (next === undefined) return undefined;
    const angle = (of: number) =>
      Math.atan2((by[of] as number) - (ay[of] as number), (bx[of] as number) - (ax[of] as number));
    return [angle(index) + Math.PI, angle(next)];
  };
  /**
   * True if two chains that meet go through each other there. At a corner of one of them they may only touch: the corner
   * belongs to the segment that ends in it.
   */
  const crossesAt = (i: number, j: number, isAtEndOfI: boolean, isAtEndOfJ: boolean): boolean => {
    if (!isAtEndOfI && !isAtEndOfJ) return true;
    const [one, other] = [arms(i, isAtEndOfI), arms(j, isAtEndOfJ)];
    if (!one || !other) return false;
    const [opening, from, to] = [one[1], ...other].map((angle) => {
      const turn = (angle - one[0]) % (2 * Math.PI);
      return turn < 0 ? turn + 2 * Math.PI : turn;
    }) as [number, number, number];
    const isApart = (angle: number) =>
      angle > parallel && Math.abs(angle - opening) > parallel && 2 * Math.PI - angle > parallel;
    return isApart(from) && isApart(to) && from < opening !== to < opening;
  };

  const compare = (i: number, j: number): void => {
    const [x1, y1, x2, y2] = [ax[i], ay[i], bx[i], by[i]] as [number, number, number, number];
    const [x3, y3, x4, y4] = [ax[j], ay[j], bx[j], by[j]] as [number, number, number, number];
    const [c, d] = [chain[i] as number, chain[j] as number];
    const isSame = c === d;
    const steps = Math.abs((place[j] as number) - (place[i] as number));
    const isNeighbour = isSame && (steps === 1 || (chains[c]?.closed === true && steps === lastPlaces[c]));
    const [dx, dy, ex, ey] = [x2 - x1, y2 - y1, x4 - x3, y4 - y3];
    const [one, other] = [Math.hypot(dx, dy), Math.hypot(ex, ey)];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < parallel * one * other) {
      const off = (px: number, py: number) => Math.abs((px - x1) * dy - (py - y1) * dx) / one;
      if (off(x3, y3) < same && off(x4, y4) < same) {
        const along = (px: number, py: number) => ((px - x1) * dx + (py - y1) * dy) / one;
        const [from, to] = [along(x3, y3), along(x4, y4)];
        const overlap = Math.min(one, Math.max(from, to)) - Math.max(0, Math.min(from, to));
        if (overlap > same && overlap > 0.2 * Math.min(one, other)) {
          cover(d >= c ? j : i, overlap);
          return;
        }
      }
    } else if (!isNeighbour) {
      const t = ((x3 - x1) * ey - (y3 - y1) * ex) / cross;
      const u = ((x3 - x1) * dy - (y3 - y1) * dx) / cross;
      const [least, most] = [touch / one, touch / other];
      const isInBoth = t > least && t < 1 + least && u > most && u < 1 + most;
      if (isInBoth && crossesAt(i, j, t > 1 - least, u > 1 - most)) {
        const contact = { layer: chains[c]?.layer ?? 0, x: x1 + t * dx, y: y1 + t * dy };
        (isSame ? selfCrossings : crossings).push(contact);
        crossed.add(`${c} ${d}`);
        return;
      }
    }
    if (isNeighbour || !chains[c]?.closed || !chains[d]?.closed) return;
    if (isSame) {
      const apart = Math.abs((way[j] as number) - (way[i] as number));
      const earlier = (way[i] as number) < (way[j] as number) ? one : other;
      const later = earlier === one ? other : one;
      const isNear = apart - earlier < 3 * reach || (wholes[c] as number) - apart - later < 3 * reach;
      // Neighbours along a curve are close because they are neighbours, unless the line comes back beside itself.
      if (isNear && dx * ex + dy * ey > -0.7 * one * other) return;
    }
    let best = distanceToSegment(x1, y1, x3, y3, x4, y4);
    let [px, py] = [x1, y1];
    for (const [qx, qy, on] of [
      [x2, y2, true],
      [x3, y3, false],
      [x4, y4, false],
    ] as const) {
      const found = on
        ? distanceToSegment(qx, qy, x3, y3, x4, y4)
        : distanceToSegment(qx, qy, x1, y1, x2, y2);
      if (found[0] < best[0]) {
        best = found;
        [px, py] = [qx, qy];
      }
    }
    const [width, nx, ny] = best;
    if (width >= reach || width < same) return;
    const [x, y] = [(px + nx) / 2, (py + ny) / 2];
    const key = `${c} ${d} ${Math.round(x / (8 * reach))} ${Math.round(y / (8 * reach))}`;
    const known = cells.get(key);
    if (known ? width < known.width : cells.size < mostNarrow) cells.set(key, { x, y, width, i, j });
  };
  for (const [at, i] of unique.entries()) {
    if (isOver()) break;
    if (at % progressStep === 0) onProgress?.(at / unique.length);
    const [x, y, u, v] = [ax[i], ay[i], bx[i], by[i]] as [number, number, number, number];
    const layer = chains[chain[i] as number]?.layer;
    tree.search(
      Math.min(x, u) - reach,
      Math.min(y, v) - reach,
      Math.max(x, u) + reach,
      Math.max(y, v) + reach,
      (other) => {
        pairs += 1;
        if (other <= at || isOver()) return false;
        const j = unique[other] as number;
        if (chains[chain[j] as number]?.layer === layer) compare(i, j);
        return false;
      },
    );
  }

  const closed = chains.flatMap((each, index) => (each.closed ? [{ each, index }] : []));
  const narrow: Narrow[] = [];
  let around = 0;
  if (cells.size > 0 && closed.length > 0) {
    const boxes = new Flatbush(closed.length);
    for (const { each } of closed) {
      const { left, lower, right, upper } = boxOf([each]);
      boxes.add(left, lower, right, upper);
    }
    boxes.finish();
    for (const { x, y, width, i, j } of cells.values()) {
      const [c, d] = [chain[i] as number, chain[j] as number];
      if (around > mostAround) break;
      if (crossed.has(`${c} ${d}`) || crossed.has(`${d} ${c}`)) continue;
      const layer = chains[c]?.layer ?? 0;
      const outlines = boxes.search(x, y, x, y, (at) => {
        const found = closed[at]?.each;
        around += found?.points.length ?? 0;
        return found?.layer === layer && isInside(found, x, y);
      });
      const material = outlines.length % 2 === 1;
      // Between two parts is waste. Inside one outline it is a slot.
      if (material || c === d) narrow.push({ layer, x, y, width, material, chain: c });
    }
  }
  return { selfCrossings, crossings, covered, narrow, complete: !isOver() && around <= mostAround };
}
