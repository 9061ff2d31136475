import { brand } from "@lightmaker/content/brand";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

/**
 * Builds the module that the server loads to fill pages with content published after the build. It bundles all its
 * dependencies. Its class names equal those of the site's own build, because they are derived from file paths.
 */
export default defineConfig({
  resolve: { conditions: ["@lightmaker/source"] },
  ssr: { noExternal: true, resolve: { conditions: ["@lightmaker/source"] } },
  plugins: [vanillaExtractPlugin()],
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    __SITE_ORIGIN__: JSON.stringify(brand.origin),
  },
  publicDir: false,
  build: {
    ssr: "app/news/fill.tsx",
    outDir: "build/pages",
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: "news.js", codeSplitting: false } },
  },
});
