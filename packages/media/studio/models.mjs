/**
 * Exports the machines for the 3D viewer: `node packages/media/studio/models.mjs [slug…]` writes ../masters/models/<slug>.glb,
 * and without a slug also the outlines that the test compares them with, ../tests/outlines/<slug>.png. It takes half a minute
 * per model, so there is no record of inputs. Run it after changing studio/machines, and turntable.mjs after it.
 */
import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import sharp from "sharp";
import { writeWhole } from "../pipeline/pictures.ts";

const studio = import.meta.dirname;
const slugs = process.argv.slice(2);

/** Runs a script in Blender and prints what it says of its models. */
async function blender(script, ...rest) {
  const child = spawn(
    "blender",
    [
      "-b",
      "-noaudio",
      "--python-use-system-env",
      "--python-exit-code",
      "1",
      "-P",
      path.join(studio, script),
      "--",
      ...rest,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  child.on("error", () => {
    console.error("Blender could not be started. On Debian: apt-get install blender (see README.md).");
    process.exitCode = 1;
  });
  child.on("close", (code) => {
    if (code !== 0) process.exitCode = 1;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("MODEL ")) {
      const { slug, bytes, triangles, size } = JSON.parse(line.slice(6));
      console.info(`${slug}: ${Math.round(bytes / 1000)} kB, ${triangles} triangles, ${size.join(" × ")} m`);
    } else if (/Error|Traceback|^ {2}File/.test(line)) console.error(line);
  }
}

await blender("glb.py", path.join(studio, "..", "masters", "models"), ...slugs);
if (slugs.length === 0) {
  const outlines = path.join(studio, "..", "tests", "outlines");
  await blender("silhouettes.py", outlines);
  for (const name of await readdir(outlines)) {
    const file = path.join(outlines, name);
    const picture = sharp(await readFile(file))
      .ensureAlpha()
      .extractChannel("alpha")
      .threshold(128);
    await writeWhole(file, await picture.png({ palette: true, colors: 2 }).toBuffer());
  }
}
