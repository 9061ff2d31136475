import { fileURLToPath } from "node:url";
import { builtFolder } from "@lightmaker/media/files";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { blockFiles } from "./build-tools/block-files.ts";
import { documents } from "./build-tools/documents/plugin.ts";
import { media } from "./build-tools/media.ts";

// Lingui's settings live with the catalogues; its macro finds them by this variable alone.
process.env["LINGUI_CONFIG"] ??= fileURLToPath(
  new URL("../../packages/content/lingui.config.ts", import.meta.url),
);

/** Address of the API while developing; the built site is served by the API itself. */
const api = process.env["API_ORIGIN"] ?? "http://localhost:3001";

export default defineConfig({
  resolve: {
    conditions: ["@lightmaker/source"],
    alias: {
      "react-style-singleton": fileURLToPath(new URL("app/startup/style-singleton.ts", import.meta.url)),
    },
  },
  ssr: { resolve: { conditions: ["@lightmaker/source"] } },
  plugins: [
    vanillaExtractPlugin(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    reactRouter(),
    media(builtFolder),
    documents(),
    blockFiles(),
  ],
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Where React Router puts its list of files, a script; everything else is named below.
    assetsDir: "js",
  },
  environments: {
    // The pages name the files that the browser's build has named.
    ssr: { build: { assetsDir: "assets" } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for what every page runs on: 5 kB less than the many that React and the router are cut into.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // So is what every page begins with. Not the entry: it waits for blocks, whose files wait for this one.
                { name: "site", tags: ["$initial"], test: (id) => !id.includes("entry.client") },
                // Names of shared styles, or the first group below that uses one would take it along.
                { name: "styles", test: /packages[\\/]ui[\\/]src[\\/]styles[\\/]/ },
                // What few pages need, and what is small and several need.
                { name: "carousel", test: /components[\\/]Carousel[\\/](?!embla)/ },
                { name: "tabs", test: /components[\\/]Tabs[\\/]/ },
                { name: "dialog", test: /components[\\/]Dialog[\\/]/ },
                { name: "parts", test: /packages[\\/]ui[\\/]src/, minShareCount: 2, maxModuleSize: 3_000 },
              ],
            },
            entryFileNames: "js/[name]-[hash].js",
            chunkFileNames: "js/[name]-[hash].js",
            assetFileNames: ({ names: [name = ""] }) =>
              name.endsWith(".css") ? "css/[name]-[hash][extname]" : "assets/[name]-[hash][extname]",
          },
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/healthz": api, "^/chat$": { target: api, ws: true } } },
});
