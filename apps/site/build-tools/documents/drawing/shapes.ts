/** A corner of a path, in millimetres from the lower left corner of the drawing, y upwards. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  /**
   * Bends the way to the next corner into an arc: the tangent of a quarter of its angle, positive for an arc that turns
   * left, as in DXF.
   */
  readonly bulge?: number;
}

/** A line of straight pieces and arcs. */
export interface Path {
  readonly vertices: readonly Vertex[];
  /** The last corner is joined to the first: cut through, the piece comes out. */
  readonly closed: boolean;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Shape = Path | Circle;

/** What is done alike, and may get settings of its own in the laser's software. */
export interface Layer {
  /** Latin capitals, digits, `_` and `-`, as DXF R12 allows. */
  readonly name: string;
  /** Laser programs tell layers apart by colour. `#rrggbb` for SVG, and its number in AutoCAD's index for DXF. */
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
  /** In the order they are to be worked: what is engraved before what is cut, the outline last. */
  readonly layers: readonly Layer[];
}

export const isCircle = (shape: Shape): shape is Circle => "radius" in shape;

/** A closed outline with straight sides. */
export const polygon = (...points: readonly (readonly [x: number, y: number])[]): Path => ({
  closed: true,
  vertices: points.map(([x, y]) => ({ x, y })),
});

export const rectangle = (x: number, y: number, width: number, height: number): Path =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** Tangent of a quarter of a right angle: the bulge of a quarter circle. */
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

/** Layers every drawing of ours has: red is cut, black is engraved. */
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
