import { readFileSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";

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

/** Builds the published library: plain ES modules, one per source file, and one stylesheet with named layers. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: "debug" }), entries()],
  resolve: { conditions: ["@lightmaker/source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    lib: {
      entry: ["src/index.ts", "src/styles/index.ts", ...modules.map((module) => `src/${module}.ts`)],
      formats: ["es"],
      cssFileName: "styles",
    },
    rolldownOptions: {
      // Comments with the names of source files are useless in `dist`; the source maps contain the names.
      experimental: { attachDebugInfo: "none" },
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames },
    },
  },
});
