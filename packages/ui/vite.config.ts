import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { type StyleModule, sheetsOf } from "./scripts/style-sheets.ts";

const manifest: { dependencies: Record<string, string>; peerDependencies: Record<string, string> } =
  JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/**
 * Renames the compiled `*.css.js` files to `*.classes.js`. Otherwise a dealer's own vanilla-extract would evaluate them
 * again as style files.
 */
const entryFileNames = ({ name }: { name: string }) => `${name.replace(/\.css$/, ".classes")}.js`;

/** The modules that `src/index.ts` exports with `export *`. Modules not listed there are internal parts of others. */
const modules = [
  ...readFileSync(new URL("src/index.ts", import.meta.url), "utf8").matchAll(
    /^export \* from "\.\/(.+)\.ts";$/gm,
  ),
].map(([, module = ""]) => module);

/**
 * Emits one entry for each component and block, and one for the tokens, in one flat folder. Dealers need not know the
 * difference between a component and a block: `@lightmaker/ui/Accordion` is `dist/entries/Accordion.js`.
 */
function entries(): Plugin {
  return {
    name: "lightmaker-ui-entries",
    generateBundle() {
      for (const module of modules) {
        const name = path.basename(module.replace(/\/index$/, ""));
        for (const extension of ["js", "d.ts"]) {
          this.emitFile({
            type: "asset",
            fileName: `entries/${name}.${extension}`,
            source: `export * from "../${module}.js";\n`,
          });
        }
      }
    },
  };
}

/**
 * Emits the styles of each entry: `styles/base.css`, which every page needs, and `styles/Accordion.css` with what Accordion
 * adds. `styles.css` has all of them.
 */
function styles(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: "lightmaker-ui-styles",
    enforce: "pre",
    transform(code, id) {
      if (id.includes(".vanilla.css")) texts.set(id, code);
    },
    generateBundle() {
      const seen = new Set<string>();
      /** Returns the style modules that a module needs, in the order of the cascade. */
      const needed = (id: string, visited: Set<string>): readonly StyleModule[] => {
        if (visited.has(id)) return [];
        visited.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const below = [...importedIds, ...dynamicallyImportedIds].flatMap((each) => needed(each, visited));
        const text = texts.get(id);
        return text === undefined
          ? below
          : [...below, { id: path.basename(id).replace(/\.css\.ts.*/, ""), text }];
      };
      const from = (file: string) => needed(path.join(import.meta.dirname, "src", file), new Set());
      const all = [...from("styles/index.ts"), ...from("index.ts")].filter(({ text }) => {
        const isNew = !seen.has(text);
        seen.add(text);
        return isNew;
      });
      const sheets = sheetsOf({
        all,
        base: from("styles/index.ts"),
        entries: Object.fromEntries(
          modules.map((module) => [path.basename(module.replace(/\/index$/, "")), from(`${module}.ts`)]),
        ),
      });
      for (const [name, source] of Object.entries(sheets))
        this.emitFile({ type: "asset", fileName: `styles/${name}.css`, source });
    },
  };
}

/** Builds the published library: plain ES modules, one per source file, and one stylesheet with named layers. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: "debug" }), entries(), styles()],
  resolve: { conditions: ["@lightmaker/source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    lib: {
      entry: [
        "src/index.ts",
        "src/styles/index.ts",
        "src/testing.ts",
        "src/model-scene.ts",
        ...modules.map((module) => `src/${module}.ts`),
        ...globSync("src/icons/*.ts", { cwd: import.meta.dirname }),
      ],
      formats: ["es"],
      cssFileName: "styles",
    },
    rolldownOptions: {
      // Rolldown keeps "use client" where each module stays a file; `tests/server-components.test.ts` renders the result.
      onLog: (level, log, show) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") show(level, log);
      },
      // Comments with the names of source files are useless in `dist`; the source maps contain the names.
      experimental: { attachDebugInfo: "none" },
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames },
    },
  },
});
