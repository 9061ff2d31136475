import type { Plugin } from "vite";

const virtual = "virtual:site-stylesheet";

/**
 * Provides the module `virtual:site-stylesheet` to the prerendering: path and text of the site's only style sheet. Both are empty
 * during development.
 */
export function siteStylesheet(): Plugin {
  let stylesheet = { path: "", text: "" };
  return {
    name: "lightmaker-site-stylesheet",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    // The client is built first.
    load: (id) =>
      id === `\0${virtual}` ? `export const stylesheet = ${JSON.stringify(stylesheet)};` : undefined,
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
      const [sheet] = sheets;
      if (sheets.length !== 1 || sheet?.type !== "asset")
        return this.error(`Pages carry the rules of one style sheet, but the build has ${sheets.length}.`);
      stylesheet = { path: `/${sheet.fileName}`, text: sheet.source.toString() };
    },
  };
}
