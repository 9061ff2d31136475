import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** Tests of the published package and of dealers' pages built with it. Tests have no time limit. */
export default defineConfig({
  // Some tests compare the packed package with all stories, which are source.
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ["@lightmaker/source"] },
  ssr: { resolve: { conditions: ["@lightmaker/source"] } },
  test: {
    include: ["*.test.ts"],
    globalSetup: "setup.ts",
    testTimeout: 0,
    hookTimeout: 0,
    // One browser at a time, because layout shifts are measured.
    fileParallelism: false,
  },
});
