import { readFileSync } from "node:fs";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";

/** Catalogue of the texts that German falls back to. */
const chinese = new URL("locales/zh.po", import.meta.url);

export default defineConfig({
  resolve: { conditions: ["@lightmaker/source"] },
  ssr: { resolve: { conditions: ["@lightmaker/source"] } },
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    {
      name: "german-falls-back",
      // Vitest caches a module by its own file.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) =>
          id.endsWith("/de.po") ? readFileSync(chinese, "utf8") : undefined,
        ),
    },
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
  test: { testTimeout: 0, hookTimeout: 0, include: ["src/**/*.test.ts"] },
});
