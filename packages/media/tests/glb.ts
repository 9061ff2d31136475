/** Facts about a binary glTF file that the tests need. */
export interface GlbSummary {
  version: number;
  triangles: number;
  /** Minimum corner of the model, in metres: x, y (up), z. `size` is its extent in the same order. */
  low: readonly [number, number, number];
  size: readonly [number, number, number];
  materials: number;
  images: number;
}

interface Gltf {
  accessors: { count: number; min?: number[]; max?: number[] }[];
  meshes: { primitives: { attributes: { POSITION: number }; indices: number }[] }[];
  materials?: unknown[];
  images?: unknown[];
}

/**
 * Reads header and JSON chunk of a GLB. All parts must share one coordinate space (no node transforms), as the exporter
 * writes them.
 * @throws when the header, the length or the first chunk is invalid
 */
export function readGlb(file: Buffer, name: string): GlbSummary {
  if (file.toString("latin1", 0, 4) !== "glTF") throw new Error(`${name} does not begin as a GLB`);
  if (file.readUInt32LE(8) !== file.length)
    throw new Error(`${name} is cut short: its header says more bytes`);
  if (file.toString("latin1", 16, 20) !== "JSON") throw new Error(`${name} has no JSON as its first chunk`);
  const gltf: Gltf = JSON.parse(file.toString("utf8", 20, 20 + file.readUInt32LE(12)));
  const primitives = gltf.meshes.flatMap((mesh) => mesh.primitives);
  const corner = (end: "min" | "max", pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) =>
      pick(
        ...primitives.map(
          ({ attributes }) => gltf.accessors[attributes.POSITION]?.[end]?.[axis] ?? Number.NaN,
        ),
      ),
    ) as [number, number, number];
  const low = corner("min", Math.min);
  const high = corner("max", Math.max);
  return {
    version: file.readUInt32LE(4),
    triangles: primitives.reduce((sum, { indices }) => sum + (gltf.accessors[indices]?.count ?? 0) / 3, 0),
    low,
    size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]],
    materials: gltf.materials?.length ?? 0,
    images: gltf.images?.length ?? 0,
  };
}
