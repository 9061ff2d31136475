import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

/**
 * What the server loads to fill pages with what has been published since the build: one module with all it needs. The
 * names of its styles are those of the site's own build, because they follow from the files' places.
 */
export default defineConfig({
  resolve: { conditions: ["@lightmaker/source"] },
  ssr: { noExternal: true, resolve: { conditions: ["@lightmaker/source"] } },
  plugins: [vanillaExtractPlugin()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  publicDir: false,
  build: {
    ssr: "app/news/fill.tsx",
    outDir: "build/pages",
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: "news.js", codeSplitting: false } },
  },
});
