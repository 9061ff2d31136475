/**
 * Exports the machines for the 3D viewer: `node packages/media/studio/models.mjs [slug…]` writes
 * ../masters/models/<slug>.glb. It takes seconds per model and renders nothing, so there is no record of inputs. Run it
 * after changing studio/machines.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

const studio = import.meta.dirname;
const folder = path.join(studio, "..", "masters", "models");
const child = spawn(
  "blender",
  [
    "-b",
    "-noaudio",
    "--python-use-system-env",
    "--python-exit-code",
    "1",
    "-P",
    path.join(studio, "glb.py"),
    "--",
    folder,
    ...process.argv.slice(2),
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
