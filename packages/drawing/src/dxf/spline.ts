/** Control point of a spline with its weight. */
export interface ControlPoint {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** Highest degree that is read. CAD programs write 2 to 5. */
export const highestDegree = 10;

/** Returns the point of a rational B-spline at a parameter inside knots `span` and `span + 1`. */
export const splinePoint = (
  controls: readonly ControlPoint[],
  knots: readonly number[],
  degree: number,
  span: number,
  parameter: number,
): readonly [x: number, y: number] =>
  blossom(
    controls,
    knots,
    span,
    Array.from({ length: degree }, () => parameter),
  );

/**
 * Returns the Bézier points of a B-spline without weights between knots `span` and `span + 1`: degree + 1 of them, by the
 * spline's polar form.
 */
export function bezierPoints(
  controls: readonly ControlPoint[],
  knots: readonly number[],
  degree: number,
  span: number,
): readonly (readonly [x: number, y: number])[] {
  const [low, high] = [knots[span] as number, knots[span + 1] as number];
  return Array.from({ length: degree + 1 }, (_, index) =>
    blossom(
      controls,
      knots,
      span,
      Array.from({ length: degree }, (_, level) => (level < index ? high : low)),
    ),
  );
}

/**
 * Polar form of a rational B-spline inside knots `span` and `span + 1` (de Boor, with a parameter for each level; the
 * degree is their number). Equal parameters give a point of the curve.
 */
function blossom(
  controls: readonly ControlPoint[],
  knots: readonly number[],
  span: number,
  parameters: readonly number[],
): readonly [x: number, y: number] {
  const degree = parameters.length;
  const points = Array.from({ length: degree + 1 }, (_, index) => {
    const { x = 0, y = 0, weight = 1 } = controls[span - degree + index] ?? {};
    return [x * weight, y * weight, weight] as [number, number, number];
  });
  for (let level = 1; level <= degree; level += 1) {
    const parameter = parameters[level - 1] as number;
    for (let index = degree; index >= level; index -= 1) {
      const low = knots[span - degree + index] as number;
      const high = knots[span + 1 + index - level] as number;
      const share = high > low ? (parameter - low) / (high - low) : 0;
      const [to, from] = [points[index], points[index - 1]];
      if (!to || !from) continue;
      for (let axis = 0; axis < 3; axis += 1)
        to[axis] = (1 - share) * (from[axis] as number) + share * (to[axis] as number);
    }
  }
  const [x = NaN, y = NaN, weight = NaN] = points[degree] ?? [];
  return [x / weight, y / weight];
}

/** True if knots rise and are as many as degree and control points need. */
export const isKnotVector = (knots: readonly number[], controls: number, degree: number): boolean =>
  Number.isInteger(degree) &&
  degree >= 1 &&
  degree <= highestDegree &&
  controls > degree &&
  knots.length === controls + degree + 1 &&
  knots.every(
    (knot, index) => Number.isFinite(knot) && (index === 0 || knot >= (knots[index - 1] as number)),
  );
