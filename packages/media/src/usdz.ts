import { crc32 } from "node:zlib";
import { type Glb, type GlbMaterial, type GlbSurface, readGlb } from "./glb.ts";

/**
 * Converts a model to USDZ for Quick Look on iPhones: the same surfaces and sizes, constant materials. The ambient occlusion
 * of the corners is left out, because Quick Look lights the model from the visitor's room.
 * @param name name for error messages and inside of the file: letters, digits and hyphens
 * @throws when the file is not a model as the studio writes it
 */
export function usdzOf(glb: Uint8Array, name: string): Uint8Array<ArrayBuffer> {
  return archive(`${name}.usda`, new TextEncoder().encode(usdaOf(readGlb(glb, name))));
}

/** Metres with a precision of 0.1 mm, and directions with three digits. */
const point = (value: number) => String(Math.round(value * 10_000) / 10_000);
const direction = (value: number) => String(Math.round(value * 1000) / 1000);

function triples(values: Float32Array, write: (value: number) => string): string {
  const parts: string[] = [];
  for (let at = 0; at < values.length; at += 3)
    parts.push(`(${write(values[at] ?? 0)},${write(values[at + 1] ?? 0)},${write(values[at + 2] ?? 0)})`);
  return `[${parts.join(",")}]`;
}

/** Mean colour of a surface's corners, for a screen whose picture is in them. */
function meanColour({ colours }: GlbSurface): number[] {
  const sums = [0, 0, 0];
  colours.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + value;
  });
  return sums.map((sum) => (sum * 3) / colours.length);
}

function materialOf(material: GlbMaterial, index: number, glow: readonly number[] | undefined): string {
  const { baseColorFactor, metallicFactor, roughnessFactor } = material.pbrMetallicRoughness;
  const [red, green, blue, alpha] = glow ? [0, 0, 0, 1] : baseColorFactor;
  const shine = glow ?? material.emissiveFactor ?? [0, 0, 0];
  return `        def Material "m${index}"
        {
            token outputs:surface.connect = </Machine/Materials/m${index}/shader.outputs:surface>
            def Shader "shader"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${[red, green, blue].map((value) => direction(value)).join(", ")})
                color3f inputs:emissiveColor = (${shine.map((value) => direction(value)).join(", ")})
                float inputs:metallic = ${metallicFactor}
                float inputs:roughness = ${roughnessFactor}
                float inputs:opacity = ${alpha}
                token outputs:surface
            }
        }
`;
}

function meshOf({ positions, normals, indices, material }: GlbSurface, index: number): string {
  const ends = [Math.min, Math.max].map((pick) =>
    [0, 1, 2].map((axis) => point(positions.filter((_, at) => at % 3 === axis).reduce((a, b) => pick(a, b)))),
  );
  return `    def Mesh "s${index}" (prepend apiSchemas = ["MaterialBindingAPI"])
    {
        uniform bool doubleSided = 1
        uniform token subdivisionScheme = "none"
        float3[] extent = [${ends.map((corner) => `(${corner.join(", ")})`).join(", ")}]
        int[] faceVertexCounts = [${new Array(indices.length / 3).fill(3).join(",")}]
        int[] faceVertexIndices = [${indices.join(",")}]
        point3f[] points = ${triples(positions, point)}
        normal3f[] normals = ${triples(normals, direction)} (interpolation = "vertex")
        rel material:binding = </Machine/Materials/m${material}>
    }
`;
}

function usdaOf({ materials, surfaces }: Glb): string {
  const glows = materials.map((material, index) => {
    const screen = surfaces.find((surface) => surface.material === index);
    return material.extensions?.KHR_materials_unlit && screen ? meanColour(screen) : undefined;
  });
  return `#usda 1.0
(
    defaultPrim = "Machine"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Machine" (kind = "component")
{
    def Scope "Materials"
    {
${materials.map((material, index) => materialOf(material, index, glows[index])).join("")}    }
${surfaces.map(meshOf).join("")}}
`;
}

/** A zip with one stored file whose data begins at a multiple of 64 bytes, as USDZ demands. */
function archive(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const title = new TextEncoder().encode(name);
  const header = 30 + title.length;
  // A field of two numbers and zeros fills the way to the boundary (its id is that of Apple's and Pixar's own tools).
  const padding = 64 - ((header + 4) % 64);
  const start = header + 4 + padding;
  const central = 46 + title.length;
  const result = new Uint8Array(start + data.length + central + 22);
  const view = new DataView(result.buffer);
  // Version, flags, method, time and date (1 January 1980), checksum, both sizes, length of the name.
  const facts = (at: number) => {
    view.setUint16(at, 10, true);
    view.setUint16(at + 8, 0x21, true);
    view.setUint32(at + 10, crc32(data), true);
    view.setUint32(at + 14, data.length, true);
    view.setUint32(at + 18, data.length, true);
    view.setUint16(at + 22, title.length, true);
  };
  view.setUint32(0, 0x04034b50, true);
  facts(4);
  view.setUint16(28, 4 + padding, true);
  result.set(title, 30);
  view.setUint16(header, 0x1986, true);
  view.setUint16(header + 2, padding, true);
  result.set(data, start);
  const directory = start + data.length;
  view.setUint32(directory, 0x02014b50, true);
  view.setUint16(directory + 4, 10, true);
  facts(directory + 6);
  result.set(title, directory + 46);
  const last = directory + central;
  view.setUint32(last, 0x06054b50, true);
  view.setUint16(last + 8, 1, true);
  view.setUint16(last + 10, 1, true);
  view.setUint32(last + 12, central, true);
  view.setUint32(last + 16, directory, true);
  return result;
}
