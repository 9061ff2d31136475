import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@lightmaker/source"] },
  test: { testTimeout: 0, hookTimeout: 0, include: ["{app,build-tools}/**/*.test.ts"] },
});
