import type { Chain, Curve } from "./drawing.ts";
import { DrawingError, limits } from "./errors.ts";
import type { Matrix } from "./matrix.ts";

/** Distance between a curve and its chords: this share of the curve's size keeps lengths and areas within 0.05 %. */
const share = 1 / 5000;
/** The same for drawings of very many curves, where time counts more: 0.3 %. */
const coarseShare = 1 / 800;
/** Bounds of that distance, in millimetres. Below the lower one no machine follows. */
const [finest, coarsest] = [0.0005, 0.01];
/** Most segments of one curve. */
const mostPerCurve = 256;
/** Longest arc that one cubic curve replaces, in radians: it deviates by 0.0004 % of the radius. */
const longestArc = Math.PI / 4;
/** Drawings with more curves than this are flattened coarsely. */
const manyCurves = 4000;

/** Counts segments over a whole drawing. */
export interface Budget {
  segments: number;
  /** True once the drawing is known to have very many curves. */
  readonly coarse: boolean;
}

export const budgetFor = (curves: number): Budget => ({ segments: 0, coarse: curves > manyCurves });

type Ends = Omit<Chain, "layer">;

/** Collects the lines and curves of a path, transformed to millimetres, as chains of straight segments. */
export class PathBuilder {
  readonly chains: Ends[] = [];
  readonly #budget: Budget;
  readonly #matrix: Matrix;
  #points: number[] = [];
  #curved: number[] = [];
  #curves: Curve[] = [];

  constructor(budget: Budget, matrix: Matrix) {
    this.#budget = budget;
    this.#matrix = matrix;
  }

  #place(x: number, y: number): readonly [number, number] {
    const [a, b, c, d, e, f] = this.#matrix;
    const [u, v] = [a * x + c * y + e, b * x + d * y + f];
    if (!(Math.abs(u) <= limits.coordinate && Math.abs(v) <= limits.coordinate))
      throw new DrawingError("damaged", `A coordinate is ${u}, ${v} mm.`);
    return [u, v];
  }

  #add(u: number, v: number, curved: 0 | 1): void {
    const points = this.#points;
    const end = points.length;
    if (end > 0) {
      this.#budget.segments += 1;
      if (this.#budget.segments > limits.segments)
        throw new DrawingError("tooComplex", `The drawing has more than ${limits.segments} segments.`);
      // A segment without a length has no direction.
      if (points[end - 2] === u && points[end - 1] === v) return;
      this.#curved.push(curved);
    }
    points.push(u, v);
  }

  moveTo(x: number, y: number): void {
    this.end();
    this.#add(...this.#place(x, y), 0);
  }

  lineTo(x: number, y: number): void {
    this.#add(...this.#place(x, y), 0);
  }

  /** Line that is a part of a curve which the caller flattened. */
  curveTo(x: number, y: number): void {
    this.#add(...this.#place(x, y), 1);
  }

  #pieces(sagitta: number, size: number): number {
    const wanted = Math.min(coarsest, Math.max(finest, size * (this.#budget.coarse ? coarseShare : share)));
    return Math.min(mostPerCurve, Math.max(1, Math.ceil(Math.sqrt(sagitta / wanted))));
  }

  /** Cubic Bézier curve from the current point. */
  cubicTo(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void {
    const points = this.#points;
    const [ax = 0, ay = 0] = points.slice(-2);
    const [bx, by] = this.#place(x1, y1);
    const [cx, cy] = this.#place(x2, y2);
    const [dx, dy] = this.#place(x3, y3);
    const bend = Math.max(
      Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy),
      Math.hypot(bx - 2 * cx + dx, by - 2 * cy + dy),
    );
    const size = Math.max(
      Math.max(ax, bx, cx, dx) - Math.min(ax, bx, cx, dx),
      Math.max(ay, by, cy, dy) - Math.min(ay, by, cy, dy),
    );
    const first = this.#segments;
    // Error of n equal steps in the parameter: 6·bend / 8n² (Wang).
    const n = this.#pieces((6 / 8) * bend, size);
    const curved = bend > finest ? 1 : 0;
    for (let i = 1; i < n; i += 1) {
      const t = i / n;
      const s = 1 - t;
      const [p, q, r, w] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      this.#add(p * ax + q * bx + r * cx + w * dx, p * ay + q * by + r * cy + w * dy, curved);
    }
    this.#add(dx, dy, curved);
    this.#keep(first, bx, by, cx, cy);
  }

  /** Bézier curve of the first, second or third degree by all its points, of which the first is the current one. */
  bezierTo(points: readonly (readonly [x: number, y: number])[]): void {
    const [[ax, ay] = [NaN, NaN], [bx, by] = [NaN, NaN], [cx, cy] = [NaN, NaN], end] = points;
    if (end) this.cubicTo(bx, by, cx, cy, ...end);
    else if (points.length === 3)
      this.cubicTo(
        ax + (2 / 3) * (bx - ax),
        ay + (2 / 3) * (by - ay),
        cx + (2 / 3) * (bx - cx),
        cy + (2 / 3) * (by - cy),
        cx,
        cy,
      );
    else this.lineTo(bx, by);
  }

  /** Segments of the chain so far. */
  get #segments(): number {
    return Math.max(0, this.#points.length / 2 - 1);
  }

  /** Keeps the control points of a curve whose segments were added. One segment is a straight line. */
  #keep(first: number, x1: number, y1: number, x2: number, y2: number): void {
    const count = this.#segments - first;
    if (count > 1) this.#curves.push({ first, count, x1, y1, x2, y2 });
  }

  /**
   * Arc of an ellipse with its centre, from the current point. Angles in radians.
   * @param major half the major axis, as a vector
   * @param ratio minor axis divided by major axis
   */
  arc(
    x: number,
    y: number,
    major: readonly [number, number],
    ratio: number,
    from: number,
    sweep: number,
  ): void {
    const [mx, my] = major;
    const [a, b, c, d] = this.#matrix;
    const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
    const radius = Math.hypot(mx, my) * Math.max(1, Math.abs(ratio)) * scale;
    const curves = Math.max(1, Math.ceil(Math.abs(sweep) / longestArc - 1e-9));
    const steps = Math.max(
      2,
      Math.ceil(
        Math.max(Math.abs(sweep) / (Math.PI / 4), this.#pieces((radius * sweep * sweep) / 8, radius)) /
          curves,
      ),
    );
    /** Point of the ellipse, and of its tangent at some way, as a share of the radius. */
    const at = (angle: number, along = 0) => {
      const u = Math.cos(angle) - along * Math.sin(angle);
      const v = Math.sin(angle) + along * Math.cos(angle);
      return this.#place(x + mx * u - my * ratio * v, y + my * u + mx * ratio * v);
    };
    const part = sweep / curves;
    const handle = (4 / 3) * Math.tan(part / 4);
    for (let curve = 0; curve < curves; curve += 1) {
      const first = this.#segments;
      const start = from + part * curve;
      for (let step = 1; step <= steps; step += 1) this.#add(...at(start + (part * step) / steps), 1);
      this.#keep(first, ...at(start, handle), ...at(start + part, -handle));
    }
  }

  /** Ends the current chain at its start. */
  close(): void {
    this.end(true);
  }

  /** Ends the current chain. One whose end is exactly its start is closed. */
  end(closed = false): void {
    const points = this.#points;
    const [curved, curves] = [this.#curved, this.#curves];
    [this.#points, this.#curved, this.#curves] = [[], [], []];
    const last = points.length - 2;
    if (last < 2) return;
    const isBack =
      last >= 6 &&
      Math.hypot((points[0] ?? 0) - (points[last] ?? 0), (points[1] ?? 0) - (points[last + 1] ?? 0)) < 1e-6;
    if (isBack) points.splice(last, 2);
    // Two points enclose nothing.
    const isClosed = (closed || isBack) && points.length >= 6;
    if (isClosed && !isBack) curved.push(0);
    this.chains.push({
      points: Float64Array.from(points),
      curved: Uint8Array.from(curved),
      closed: isClosed,
      ...(curves.length > 0 && { curves }),
    });
  }
}
