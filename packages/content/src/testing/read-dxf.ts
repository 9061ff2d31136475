import DxfParser, { type ICircleEntity, type ILayersTable, type IPolylineEntity } from "dxf-parser";

/** An entity of a drawing: a polyline or a circle. */
interface ReadEntity {
  readonly layer: string;
  readonly closed: boolean;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly radius?: number;
}

/** DXF file, as far as the tests need it. */
export interface ReadDxf {
  readonly version: unknown;
  readonly units: unknown;
  readonly layers: readonly string[];
  readonly entities: readonly ReadEntity[];
}

const isCircle = (entity: { readonly type: string }): entity is ICircleEntity => entity.type === "CIRCLE";

const isPolyline = (entity: { readonly type: string }): entity is IPolylineEntity =>
  entity.type === "POLYLINE";

/**
 * Reads a DXF file with a library that knows nothing of the code that writes it.
 * @throws Error if the file is damaged or has entities besides polylines and circles
 */
export function readDxf(text: string): ReadDxf {
  const dxf = new DxfParser().parseSync(text);
  if (!dxf) throw new SyntaxError("This is not a DXF file.");
  const table = dxf.tables["layer"] as ILayersTable | undefined;
  return {
    version: dxf.header["$ACADVER"],
    units: dxf.header["$INSUNITS"],
    layers: Object.keys(table?.layers ?? {}),
    entities: dxf.entities.map((entity): ReadEntity => {
      const { layer } = entity;
      if (isCircle(entity)) {
        const { center, radius } = entity;
        return { layer, closed: true, points: [[center.x, center.y]], radius };
      }
      if (!isPolyline(entity)) throw new SyntaxError(`Unexpected entity ${entity.type}.`);
      return { layer, closed: entity.shape, points: entity.vertices.map(({ x, y }) => [x, y] as const) };
    }),
  };
}
