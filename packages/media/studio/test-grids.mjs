/**
 * Draws the sprites of the materials' test grids into ../masters/materials/<id>/test-grid.avif. They are computed by
 * test_grid.py, without Blender.
 *
 *   npm run media:test-grids -w @lightmaker/media
 *
 * Needs Python 3 with numpy and cairo, as the studio does.
 */
import { execFile } from "node:child_process";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const studio = import.meta.dirname;
const work = process.env.STUDIO_WORK ?? path.join(studio, "work");
await mkdir(work, { recursive: true });

for (const material of ["wood", "acrylic"]) {
  const png = path.join(work, `test-grid-${material}.png`);
  const master = path.join(studio, "..", "masters", "materials", material, "test-grid.avif");
  await promisify(execFile)("/usr/bin/python3", [path.join(studio, "test_grid.py"), material, png]);
  await sharp(png).avif({ quality: 82, chromaSubsampling: "4:4:4", effort: 4 }).toFile(`${master}.part`);
  await rename(`${master}.part`, master);
  await rm(png);
  console.info(master);
}
