import { fileURLToPath } from "node:url";
import { brand } from "@lightmaker/content/brand";
import { builtFolder } from "@lightmaker/media/files";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { blockFiles } from "./build-tools/block-files.ts";
import { documents } from "./build-tools/documents.ts";
import { media } from "./build-tools/media.ts";
import { siteStylesheet } from "./build-tools/site-stylesheet.ts";

// Lingui's configuration is in the content package. Its macro finds it only by this variable.
process.env["LINGUI_CONFIG"] ??= fileURLToPath(
  new URL("../../packages/content/lingui.config.ts", import.meta.url),
);

/** URL of the API during development. In production the API itself serves the site. */
const api = process.env["API_ORIGIN"] ?? "http://localhost:3001";

export default defineConfig({
  resolve: {
    conditions: ["@lightmaker/source"],
    alias: {
      "react-style-singleton": fileURLToPath(new URL("app/startup/style-singleton.ts", import.meta.url)),
    },
  },
  ssr: { resolve: { conditions: ["@lightmaker/source"] } },
  define: { __SITE_ORIGIN__: JSON.stringify(brand.origin) },
  plugins: [
    vanillaExtractPlugin(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    reactRouter(),
    media(builtFolder),
    documents(),
    blockFiles(),
    siteStylesheet(),
  ],
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Folder of React Router's manifest, which is a script. The names of all other files are set below.
    assetsDir: "js",
  },
  environments: {
    // The pages use the file names of the client build.
    ssr: { build: { assetsDir: "assets" } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One chunk for the libraries that every page needs. It is 5 kB smaller than the chunks that React and the
            // router would be split into.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // The same for the code that every page starts with. Without the entry: it waits for blocks, whose
                // chunks wait for this one.
                { name: "site", tags: ["$initial"], test: (id) => !id.includes("entry.client") },
                // Shared class names. Otherwise the first group below that uses one would include it.
                { name: "styles", test: /packages[\\/]ui[\\/]src[\\/]styles[\\/]/ },
                // Code that only a few pages need, and small modules that several chunks share.
                { name: "carousel", test: /components[\\/]Carousel[\\/](?!embla)/ },
                { name: "tabs", test: /components[\\/]Tabs[\\/]/ },
                { name: "dialog", test: /components[\\/]Dialog[\\/]/ },
                // Without parts of tables, of the file input and of scenes, which the home page does not need.
                {
                  name: "shared",
                  test: /packages[\\/]ui[\\/]src[\\/](?!components[\\/](FileInput|SpecTable|RoomScene)[\\/]|stage[\\/])/,
                  minShareCount: 2,
                  maxModuleSize: 3_000,
                },
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
