import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readGlb } from "../src/glb.ts";
import type { ModelEntry } from "../src/types.ts";
import { type Built, type Folders, hashOf, writeWhole } from "./pictures.ts";

/**
 * Copies a model of the 3D viewer into the built folder under a hashed name.
 * @param id slug of the machine
 * @throws {Error} when it cannot be read
 */
export async function buildModel(id: string, folders: Folders): Promise<Built<ModelEntry>> {
  const bytes = await readFile(join(folders.masters, `models/${id}.glb`));
  const { size, nodes } = readGlb(bytes, `masters/models/${id}.glb`);
  const hash = hashOf(bytes);
  const file = `models/${id}.${hash}.glb`;
  const target = join(folders.built, file);
  const there = await access(target).then(
    () => true,
    () => false,
  );
  if (!there) await writeWhole(target, bytes);
  const [width, height, depth] = size.map((metres) => Math.round(metres * 1000));
  return {
    entry: {
      hash,
      bytes: bytes.length,
      size: [width ?? 0, depth ?? 0, height ?? 0],
      opening: nodes.filter(({ opens }) => opens).map(({ name }) => name),
      parts: nodes.filter(({ seen }) => seen).map(({ name }) => name),
    },
    files: [file],
    written: there ? 0 : 1,
  };
}
