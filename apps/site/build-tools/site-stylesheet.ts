import type { Plugin } from "vite";

const virtual = "virtual:site-stylesheet";
const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Provides the module `virtual:site-stylesheet` to the prerendering: the site's only style sheet, and its fonts, which are taken out
 * of it. Pages carry them (app/startup/page-styles.ts). If the sheet declared the fonts once more when it arrives, the browser would
 * choose them anew, and text that was painted in another font would move. All values are empty during development.
 */
export function siteStylesheet(): Plugin {
  let stylesheet = { path: "", text: "", fonts: "" };
  return {
    name: "lightmaker-site-stylesheet",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    // The client is built first.
    load: (id) =>
      id === `\0${virtual}` ? `export const stylesheet = ${JSON.stringify(stylesheet)};` : undefined,
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
        const [sheet] = sheets;
        if (sheets.length !== 1 || sheet?.type !== "asset")
          return this.error(`Pages carry the rules of one style sheet, but the build has ${sheets.length}.`);
        const whole = sheet.source.toString();
        const fonts = whole.match(fontFace)?.join("") ?? "";
        const text = whole.replaceAll(fontFace, "");
        if (!fonts) this.error("The style sheet declares no font.");
        sheet.source = text;
        stylesheet = { path: `/${sheet.fileName}`, text, fonts };
      },
    },
  };
}
