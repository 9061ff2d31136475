/** Corner of a path, in millimetres from the lower left corner of the drawing; y points upwards. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  /**
   * Bends the segment to the next corner into an arc: tangent of a quarter of the arc's angle. Positive for an arc that
   * turns left, as in DXF.
   */
  readonly bulge?: number;
  /** Bends the segment to the next corner into a cubic Bézier curve, by its control points. */
  readonly controls?: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** Line of straight segments and arcs. */
export interface Path {
  readonly vertices: readonly Vertex[];
  /** True if the last corner is joined to the first. Cutting along a closed path frees the piece. */
  readonly closed: boolean;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Shape = Path | Circle;

/** Shapes that are processed alike. The laser's software can give each layer its own settings. */
export interface Layer {
  /** Latin capitals, digits, `_` and `-`, as DXF R12 allows. */
  readonly name: string;
  /** Laser software tells layers apart by colour: `#rrggbb` for SVG, an AutoCAD colour index for DXF. */
  readonly color: string;
  readonly colorIndex: number;
  readonly shapes: readonly Shape[];
}

/** A drawing at full size. */
export interface Drawing {
  readonly title: string;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** In processing order: engraving before cutting, the outer outline last. */
  readonly layers: readonly Layer[];
}

export const isCircle = (shape: Shape): shape is Circle => "radius" in shape;

/** Returns a closed outline with straight sides. */
export const polygon = (...points: readonly (readonly [x: number, y: number])[]): Path => ({
  closed: true,
  vertices: points.map(([x, y]) => ({ x, y })),
});

export const rectangle = (x: number, y: number, width: number, height: number): Path =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** Bulge of a quarter circle: tangent of a quarter of a right angle. */
const quarter = Math.tan(Math.PI / 8);

export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): Path {
  const [right, top] = [x + width, y + height];
  return {
    closed: true,
    vertices: [
      { x: x + radius, y },
      { x: right - radius, y, bulge: quarter },
      { x: right, y: y + radius },
      { x: right, y: top - radius, bulge: quarter },
      { x: right - radius, y: top },
      { x: x + radius, y: top, bulge: quarter },
      { x, y: top - radius },
      { x, y: y + radius, bulge: quarter },
    ],
  };
}

/** Layer for cutting, which is red. The layer for engraving is black. */
export const cut = (shapes: readonly Shape[]): Layer => ({
  name: "CUT",
  color: "#ff0000",
  colorIndex: 1,
  shapes,
});

export const engrave = (shapes: readonly Shape[]): Layer => ({
  name: "ENGRAVE",
  color: "#000000",
  colorIndex: 7,
  shapes,
});
