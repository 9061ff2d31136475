import { type Drawing, isCircle, type Layer, type Path, type Shape, type Vertex } from "./shapes.ts";
import { millimetres } from "./svg.ts";

type Pair = readonly [code: number, value: string | number];

const section = (name: string, content: readonly Pair[]): readonly Pair[] => [
  [0, "SECTION"],
  [2, name],
  ...content,
  [0, "ENDSEC"],
];

const table = (name: string, entries: readonly (readonly Pair[])[]): readonly Pair[] => [
  [0, "TABLE"],
  [2, name],
  [70, entries.length],
  ...entries.flat(),
  [0, "ENDTAB"],
];

const point = (x: number, y: number, base = 10): readonly Pair[] => [
  [base, millimetres(x)],
  [base + 10, millimetres(y)],
];

/** Farthest that a straight segment lies from the curve it replaces, in millimetres. */
const flatness = 0.005;

/** Returns a path's corners with its Bézier curves as short straight segments: release 12 has no curves but arcs. */
function flat({ vertices, closed }: Path): readonly Vertex[] {
  return vertices.flatMap((from, index) => {
    const to = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
    if (!from.controls || !to) return [from];
    const [x1, y1, x2, y2] = from.controls;
    const bend = Math.max(
      Math.hypot(from.x - 2 * x1 + x2, from.y - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + to.x, y1 - 2 * y2 + to.y),
    );
    // Error of n equal steps in the parameter: 6·bend / 8n² (Wang).
    const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / flatness)));
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      return { x: a * from.x + b * x1 + c * x2 + d * to.x, y: a * from.y + b * y1 + c * y2 + d * to.y };
    });
  });
}

const entity = (shape: Shape, layer: string): readonly Pair[] =>
  isCircle(shape)
    ? [[0, "CIRCLE"], [8, layer], ...point(shape.x, shape.y), [40, millimetres(shape.radius)]]
    : [
        [0, "POLYLINE"],
        [8, layer],
        [66, 1],
        ...point(0, 0),
        [70, shape.closed ? 1 : 0],
        ...flat(shape).flatMap(({ x, y, bulge }): readonly Pair[] => [
          [0, "VERTEX"],
          [8, layer],
          ...point(x, y),
          ...(bulge ? [[42, bulge.toFixed(6)] as const] : []),
        ]),
        [0, "SEQEND"],
        [8, layer],
      ];

const layerEntry = ({ name, colorIndex }: Layer): readonly Pair[] => [
  [0, "LAYER"],
  [2, name],
  [70, 0],
  [62, colorIndex],
  [6, "CONTINUOUS"],
];

const lineType: readonly Pair[] = [
  [0, "LTYPE"],
  [2, "CONTINUOUS"],
  [70, 0],
  [3, "Solid line"],
  [72, 65],
  [73, 0],
  [40, "0"],
];

/**
 * Converts a drawing to DXF release 12 in ASCII, which every program reads. Release 12 has no unit. `$INSUNITS` (4,
 * millimetres) comes from later releases, and readers of release 12 ignore it.
 */
export function toDxf({ width, height, layers }: Drawing): string {
  const pairs: readonly Pair[] = [
    ...section("HEADER", [
      [9, "$ACADVER"],
      [1, "AC1009"],
      [9, "$INSUNITS"],
      [70, 4],
      [9, "$EXTMIN"],
      ...point(0, 0),
      [9, "$EXTMAX"],
      ...point(width, height),
    ]),
    ...section("TABLES", [...table("LTYPE", [lineType]), ...table("LAYER", layers.map(layerEntry))]),
    ...section(
      "ENTITIES",
      layers.flatMap(({ name, shapes }) => shapes.flatMap((shape) => entity(shape, name))),
    ),
    [0, "EOF"],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join("");
}
