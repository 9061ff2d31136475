import { defineConfig } from "vitest/config";

/** Tests of the published package and of dealers' pages built with it. Tests have no time limit. */
export default defineConfig({
  test: {
    include: ["*.test.ts"],
    globalSetup: "setup.ts",
    testTimeout: 0,
    hookTimeout: 0,
    // One browser at a time, because layout shifts are measured.
    fileParallelism: false,
  },
});
