/** One surface of a model: what a node shows in one material, in the model's space (metres, y up, the front faces +z). */
export interface GlbSurface {
  readonly node: string;
  /** Index of its material. */
  readonly material: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Linear colour of each corner, 0 to 1: red, green, blue. */
  readonly colours: Float32Array;
  readonly indices: Uint32Array;
}

/** A material, as far as the models use it. */
export interface GlbMaterial {
  readonly name: string;
  readonly pbrMetallicRoughness: {
    readonly baseColorFactor: readonly [number, number, number, number];
    readonly metallicFactor: number;
    readonly roughnessFactor: number;
  };
  readonly emissiveFactor?: readonly [number, number, number];
  readonly alphaMode?: "BLEND";
  readonly extensions?: { readonly KHR_materials_unlit?: object };
}

/** A named part of a model: what opens says about which axis and how far, what is pointed out says from where it is seen. */
export interface GlbNode {
  readonly name: string;
  readonly opens?: { readonly axis: readonly [number, number, number]; readonly degrees: number };
  readonly seen?: { readonly azimuth: number; readonly elevation: number };
}

export interface Glb {
  readonly version: number;
  readonly nodes: readonly GlbNode[];
  readonly materials: readonly GlbMaterial[];
  readonly surfaces: readonly GlbSurface[];
  readonly triangles: number;
  readonly images: number;
  /** Minimum corner in metres: x, y (up), z; `size` is the extent in the same order. */
  readonly low: readonly [number, number, number];
  readonly size: readonly [number, number, number];
}

interface Document {
  nodes: {
    name: string;
    mesh?: number;
    children?: number[];
    translation?: number[];
    scale?: number[];
    rotation?: number[];
    matrix?: number[];
    extras?: Omit<GlbNode, "name">;
  }[];
  scenes: { nodes: number[] }[];
  meshes: { primitives: { attributes: Record<string, number>; indices: number; material: number }[] }[];
  accessors: {
    bufferView: number;
    byteOffset?: number;
    componentType: number;
    normalized?: boolean;
    count: number;
    type: string;
  }[];
  bufferViews: { byteOffset?: number; byteStride?: number }[];
  materials?: GlbMaterial[];
  images?: unknown[];
}

const components: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
/** Bytes, greatest value and reader of each component type. */
const componentTypes: Readonly<
  Record<number, readonly [bytes: number, greatest: number, read: (view: DataView, at: number) => number]>
> = {
  5120: [1, 127, (view, at) => view.getInt8(at)],
  5121: [1, 255, (view, at) => view.getUint8(at)],
  5122: [2, 32767, (view, at) => view.getInt16(at, true)],
  5123: [2, 65535, (view, at) => view.getUint16(at, true)],
  5125: [4, 1, (view, at) => view.getUint32(at, true)],
  5126: [4, 1, (view, at) => view.getFloat32(at, true)],
};

/**
 * Reads a binary glTF file as the studio writes it: one buffer, nodes that are moved and scaled only.
 * @param name name for error messages
 * @throws when it is not such a file
 */
export function readGlb(file: Uint8Array, name: string): Glb {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const text = (from: number, to: number) => new TextDecoder().decode(file.subarray(from, to));
  if (text(0, 4) !== "glTF") throw new Error(`${name} does not begin as a GLB`);
  if (bytes.getUint32(8, true) !== file.length)
    throw new Error(`${name} is cut short: its header says more bytes`);
  if (text(16, 20) !== "JSON") throw new Error(`${name} has no JSON as its first chunk`);
  const end = 20 + bytes.getUint32(12, true);
  const document: Document = JSON.parse(text(20, end));
  const buffer = new DataView(file.buffer, file.byteOffset + end + 8);
  const nodes: GlbNode[] = [];
  const surfaces: GlbSurface[] = [];

  const values = (index: number, width: number): Float64Array => {
    const accessor = document.accessors[index];
    const view = accessor && document.bufferViews[accessor.bufferView];
    const type = accessor && componentTypes[accessor.componentType];
    const own = accessor && components[accessor.type];
    if (!view || !type || !own) throw new Error(`${name} has an accessor that cannot be read: ${index}`);
    const [size, greatest, read] = type;
    const stride = view.byteStride ?? size * own;
    const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
    const result = new Float64Array(accessor.count * width);
    for (let item = 0; item < accessor.count; item += 1)
      for (let part = 0; part < width; part += 1) {
        const value = read(buffer, start + item * stride + part * size);
        result[item * width + part] = accessor.normalized ? Math.max(value / greatest, -1) : value;
      }
    return result;
  };

  const visit = (index: number, moved: readonly number[], scaled: readonly number[], owner: string) => {
    const node = document.nodes[index];
    if (!node) throw new Error(`${name} has no node ${index}`);
    if (node.rotation || node.matrix) throw new Error(`${name} turns the node ${node.name}`);
    const [move, scale] = [node.translation ?? [0, 0, 0], node.scale ?? [1, 1, 1]];
    const origin = moved.map((value, axis) => value + (move[axis] ?? 0) * (scaled[axis] ?? 1));
    const factor = scaled.map((value, axis) => value * (scale[axis] ?? 1));
    const mesh = node.mesh === undefined ? undefined : document.meshes[node.mesh];
    if (!mesh && owner === "" && node.children) {
      // The root is the whole machine; the nodes below it are its parts.
      for (const child of node.children) visit(child, origin, factor, node.name);
      return;
    }
    if (!mesh) nodes.push({ name: node.name, ...node.extras });
    for (const { attributes, indices, material } of mesh?.primitives ?? []) {
      const { POSITION = -1, NORMAL = -1, COLOR_0 = -1 } = attributes;
      const positions = values(POSITION, 3).map(
        (value, at) => value * (factor[at % 3] ?? 1) + (origin[at % 3] ?? 0),
      );
      surfaces.push({
        node: owner,
        material,
        positions: Float32Array.from(positions),
        normals: Float32Array.from(values(NORMAL, 3)),
        colours: Float32Array.from(values(COLOR_0, 3)),
        indices: Uint32Array.from(values(indices, 1)),
      });
    }
    for (const child of node.children ?? []) visit(child, origin, factor, node.name);
  };
  for (const root of document.scenes[0]?.nodes ?? []) visit(root, [0, 0, 0], [1, 1, 1], "");

  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of surfaces)
    positions.forEach((value, at) => {
      const axis = at % 3;
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
    });
  return {
    version: bytes.getUint32(4, true),
    nodes,
    materials: document.materials ?? [],
    surfaces,
    triangles: surfaces.reduce((sum, { indices }) => sum + indices.length / 3, 0),
    images: document.images?.length ?? 0,
    low,
    size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]],
  };
}
