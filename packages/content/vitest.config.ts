import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@lightmaker/source"] },
  ssr: { resolve: { conditions: ["@lightmaker/source"] } },
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
  test: { testTimeout: 0, hookTimeout: 0, include: ["src/**/*.test.ts"] },
});
