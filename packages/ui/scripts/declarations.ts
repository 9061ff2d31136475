/**
 * Lets the declarations in `dist` name each other as the JavaScript does, `./X.js`: TypeScript rewrites the `.ts` of our
 * sources in JavaScript alone, and not every tool of a dealer takes `./X.ts` for the `X.d.ts` that lies there.
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
