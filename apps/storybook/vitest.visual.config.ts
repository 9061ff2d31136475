import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { bundledAtStart, chromium, conditions } from "./vite-options.ts";

/**
 * Every story against its committed picture, in both themes, both languages and at both widths. What the picture shows
 * is in visual/stage.tsx. Differences are written to test-results/visual: actual and diff.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  optimizeDeps: { include: [...bundledAtStart, "@storybook/react-vite", "storybook/test"] },
  test: {
    name: "visual",
    include: ["visual/*.visual.tsx"],
    attachmentsDir: `${import.meta.dirname}/test-results/visual`,
    testTimeout: 120_000,
    browser: {
      // Less motion freezes carousels, films, counters and transitions in the state they have at rest.
      ...chromium({ reducedMotion: "reduce", deviceScaleFactor: 1 }, [
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
      ]),
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          // The one tolerance: no pixel, not even of an edge, may differ by more than 5 % of the way from black to
          // white. Baselines themselves are up to 4 % off, for their size (visual/slim.ts).
          comparatorName: "pixelmatch",
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 0, includeAA: true },
          // Until two pictures in a row are alike, however long that takes.
          timeout: 0,
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/visual/baselines/${arg}${ext}`,
          resolveDiffPath: ({ attachmentsDir, root, arg, ext }) => `${root}/${attachmentsDir}/${arg}${ext}`,
        },
      },
    },
  },
});
