import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{src,pipeline,tests,studio/films}/**/*.test.ts"] },
});
