import { cut, type Drawing, engrave, type Path, polygon, textStrokes } from "@lightmaker/content/drawing";
import type { Fit } from "./fit.ts";

/** Outer size of the box, which has no lid, in millimetres. */
const [length, width, height] = [90, 60, 45];
const gap = 5;

type Point = readonly [x: number, y: number];

/** Joint along a side of a panel. `tabs` starts with a tab, `slots` starts with a slot, `plain` is straight. */
type Edge = "tabs" | "slots" | "plain";

/**
 * Returns an odd number of fingers, so that both ends of a side are the same. Each finger is about three thicknesses
 * long.
 */
const fingersOf = (side: number, thickness: number) =>
  Math.max(3, 2 * Math.floor((side / (3 * thickness) + 1) / 2) - 1);

/**
 * Returns the depth below the outer outline along a side, as steps from its start to its end. Each finger grows by half
 * a kerf at both ends, because the beam removes that much.
 */
function steps(side: number, edge: Edge, { thickness, kerf }: Fit): readonly Point[] {
  if (edge === "plain") return [];
  const count = fingersOf(side, thickness);
  const finger = side / count;
  return Array.from({ length: count - 1 }, (_, index) => {
    const outer = (index % 2 === 0) === (edge === "tabs");
    const at = (index + 1) * finger + (outer ? kerf / 2 : -kerf / 2);
    const [before, after] = outer ? [0, thickness] : [thickness, 0];
    return [[at, before] as const, [at, after] as const];
  }).flat();
}

/** Depth of a side at its start and end. */
const depthOf = (edge: Edge, thickness: number) => (edge === "slots" ? thickness : 0);

/** Returns a panel with the given outer size. Its sides run counter-clockwise from the lower one. */
function panel(x: number, y: number, size: Point, edges: readonly [Edge, Edge, Edge, Edge], fit: Fit): Path {
  const [across, up] = size;
  const half = fit.kerf / 2;
  const [lower, right, upper, left] = edges;
  const depth = (edge: Edge) => depthOf(edge, fit.thickness);
  /** Offsets the outline by half a kerf outside the finished panel. */
  const outside = (inwards: number) => inwards - half;
  const along = (edge: Edge, side: number) => steps(side, edge, fit);
  const corner = (horizontal: Edge, vertical: Edge): Point => [
    outside(depth(vertical)),
    outside(depth(horizontal)),
  ];
  const [a, b, c, d] = [corner(lower, left), corner(lower, right), corner(upper, right), corner(upper, left)];
  const points: Point[] = [
    [a[0], a[1]],
    ...along(lower, across).map(([at, inwards]): Point => [at, outside(inwards)]),
    [across - b[0], b[1]],
    ...along(right, up).map(([at, inwards]): Point => [across - outside(inwards), at]),
    [across - c[0], up - c[1]],
    ...along(upper, across).map(([at, inwards]): Point => [across - at, up - outside(inwards)]),
    [d[0], up - d[1]],
    ...along(left, up).map(([at, inwards]): Point => [outside(inwards), up - at]),
  ];
  return polygon(...points.map(([px, py]): Point => [x + px, y + py]));
}

/** Draws an open box with finger joints: a floor, two long sides and two short sides. */
export function box(fit: Fit): Drawing {
  const margin = 3;
  const floor = panel(margin, margin, [length, width], ["slots", "slots", "slots", "slots"], fit);
  const long = (y: number) => panel(margin, y, [length, height], ["tabs", "tabs", "plain", "tabs"], fit);
  const short = (y: number) =>
    panel(margin + length + gap, y, [width, height], ["tabs", "slots", "plain", "slots"], fit);
  const second = margin + width + gap;
  const third = second + height + gap;
  const label = `${fit.thickness.toFixed(1)} mm - ${fit.kerf.toFixed(2)}`;
  return {
    title: `Box ${length} × ${width} × ${height} mm, sheet ${fit.thickness} mm, kerf ${fit.kerf} mm`,
    width: margin * 2 + length + gap + width,
    height: third + height + margin,
    layers: [
      engrave(textStrokes(label, margin + length / 2, margin + width / 2 - 2, 4, "middle")),
      cut([floor, long(second), long(third), short(second), short(third)]),
    ],
  };
}
