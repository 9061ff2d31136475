import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** Tests of every component that need no browser. Behaviour and contrast are tested in apps/storybook. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ["@lightmaker/source"] },
  ssr: { resolve: { conditions: ["@lightmaker/source"] } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    testTimeout: 0,
    hookTimeout: 0,
    // Long timeout for Chromium on a busy machine. A poll ends as soon as its condition holds.
    expect: { poll: { timeout: 60_000 } },
  },
});
