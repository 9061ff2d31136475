import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const manifest: { dependencies: Record<string, string>; peerDependencies: Record<string, string> } =
  JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** A dealer who uses vanilla-extract too would have every `*.css.js` evaluated again as a style file. */
const entryFileNames = ({ name }: { name: string }) => `${name.replace(/\.css$/, ".classes")}.js`;

/** The published library: plain ES modules, one per source file, and one stylesheet in named layers. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: "debug" })],
  resolve: { conditions: ["@lightmaker/source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    // A class name of a part may be used by a dealer's test or style; `debug` keeps names readable.
    lib: { entry: ["src/index.ts", "src/styles/index.ts"], formats: ["es"], cssFileName: "styles" },
    rollupOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames },
    },
  },
});
