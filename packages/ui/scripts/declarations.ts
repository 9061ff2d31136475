/**
 * Rewrites the import paths in the declaration files of `dist` from `./X.ts` to `./X.js`. TypeScript rewrites the
 * extensions in JavaScript output only, and some tools of dealers cannot resolve `./X.ts` to `X.d.ts`.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const dist = path.join(import.meta.dirname, "../dist");
const specifier = /((?:from|import|import\()\s*")(\.{1,2}\/[^"]+?)\.tsx?(?=")/g;

for (const name of globSync("**/*.d.ts", { cwd: dist })) {
  const file = path.join(dist, name);
  const text = readFileSync(file, "utf8");
  const rewritten = text.replaceAll(specifier, "$1$2.js");
  if (rewritten !== text) writeFileSync(file, rewritten);
}
