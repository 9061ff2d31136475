import { defineConfig } from "vitest/config";

/** Tests one browser at a time. Tests have no time limit; each wait in them has one. */
export default defineConfig({
  test: {
    include: ["*.test.ts"],
    testTimeout: 0,
    hookTimeout: 0,
    fileParallelism: false,
  },
});
