import { defineConfig } from "vitest/config";

/** The package as it is published, and what dealers make of it. No test has a time limit. */
export default defineConfig({
  test: {
    include: ["*.test.ts"],
    globalSetup: "setup.ts",
    testTimeout: 0,
    hookTimeout: 0,
    // One browser at a time: layout shifts are measured.
    fileParallelism: false,
  },
});
