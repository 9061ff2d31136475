import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const name = "virtual:style-sources";
const src = path.join(import.meta.dirname, "../../../packages/ui/src");

/**
 * Provides the source of every style file of packages/ui for the token tables, keyed by its path in `src`. A `?raw` import
 * cannot do this, because vanilla-extract's plugin compiles such imports too.
 */
export const styleSources = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return;
    const files = globSync("**/*.css.ts", { cwd: src }).sort();
    for (const file of files) this.addWatchFile(path.join(src, file));
    const entries = files.map((file) => [file, readFileSync(path.join(src, file), "utf8")]);
    return `export default ${JSON.stringify(Object.fromEntries(entries))}`;
  },
});
