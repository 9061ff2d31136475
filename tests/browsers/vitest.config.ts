import { defineConfig } from "vitest/config";

/** One browser after the other. No test has a time limit; what is waited for has one. */
export default defineConfig({
  test: {
    include: ["*.test.ts"],
    testTimeout: 0,
    hookTimeout: 0,
    fileParallelism: false,
  },
});
