import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** What holds for every component and needs no browser; behaviour and contrast are tested in apps/storybook. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ["@lightmaker/source"] },
  ssr: { resolve: { conditions: ["@lightmaker/source"] } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    testTimeout: 0,
    // Chromium on a busy machine; a wait ends as soon as what it waits for is there.
    expect: { poll: { timeout: 15_000 } },
  },
});
