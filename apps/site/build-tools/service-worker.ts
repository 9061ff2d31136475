import { readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { languagePrefix } from "@lightmaker/api/languages";

/** Writes the service worker without its types to the root of the built site, so that its scope is the whole site. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const source = await readFile(path.join(import.meta.dirname, "../offline/worker.ts"), "utf8");
  // A classic script: browsers support modules as service workers only in versions newer than those the site supports.
  const notices = Object.values(languagePrefix)
    .map((prefix) => `${prefix}/notice/offline`)
    .sort((one, other) => other.length - one.length);
  const script = stripTypeScriptTypes(source.replace(/^export \{\};$/m, ""), { mode: "strip" });
  const code = `const notices = ${JSON.stringify(notices)};\n${script.replaceAll(/^\s*\n/gm, "")}`;
  await writeFile(path.join(folder, "service-worker.js"), code);
}
