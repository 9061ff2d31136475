import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@lightmaker/source"] },
  test: { include: ["app/**/*.test.ts"] },
});
