import type { Plugin } from "vite";
import { designTokens, themes } from "../../../packages/ui/scripts/design-tokens.ts";
import { tokenRows } from "./token-rows.ts";

const rows = "virtual:token-rows";

/** The token files of the package, by name. */
const files = new Map(
  (Object.keys(themes) as (keyof typeof themes)[]).map((theme) => [
    theme === "light" ? "tokens.json" : `tokens.${theme}.json`,
    () => JSON.stringify(designTokens(theme), null, 2),
  ]),
);

/**
 * Offers the tokens in the W3C design-token format, as the package exports them, beside the pages of Storybook, and the same
 * data as rows for its pages.
 */
export const tokenFiles = (): Plugin => ({
  name: "lightmaker-token-files",
  resolveId: (id) => (id === rows ? `\0${rows}` : undefined),
  load: (id) => (id === `\0${rows}` ? `export default ${JSON.stringify(tokenRows())}` : undefined),
  generateBundle() {
    for (const [fileName, read] of files) this.emitFile({ type: "asset", fileName, source: read() });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const read = files.get(request.url?.slice(1) ?? "");
      if (!read) return next();
      response.setHeader("Content-Type", "application/json");
      response.end(read());
    });
  },
});
