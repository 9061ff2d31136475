import type { Plugin } from "vite";
import { extractProps } from "./extract.ts";

const name = "virtual:props";

/**
 * Provides the props of every component of packages/ui by its folder. Tests of the stories show no documentation, and get
 * none.
 */
export const props = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return;
    return `export default ${JSON.stringify(process.env["VITEST"] ? {} : extractProps())}`;
  },
});
