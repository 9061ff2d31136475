import { readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";

/** Writes the service worker without its types to the root of the built site, from where it may answer for all of it. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const source = await readFile(path.join(import.meta.dirname, "../offline/worker.ts"), "utf8");
  // A script, not a module: modules as service workers are newer than the browsers that visit.
  const script = stripTypeScriptTypes(source.replace(/^export \{\};$/m, ""), { mode: "strip" });
  await writeFile(path.join(folder, "service-worker.js"), script.replaceAll(/^\s*\n/gm, ""));
}
