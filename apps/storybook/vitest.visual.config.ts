import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { installPinnedBrowser } from "./visual/pinned-browser.ts";
import { bundledAtStart, chromium, conditions } from "./vite-options.ts";

const { executablePath, env } = await installPinnedBrowser();

/**
 * Compares every story with its committed picture, in both themes, both languages and at both widths. visual/stage.tsx
 * defines the picture, `visual/compare.ts` which stories are run. If they differ, test-results/visual gets the actual picture and the difference.
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
      // Reduced motion keeps carousels, films, counters and transitions in their resting state.
      ...chromium(
        { reducedMotion: "reduce", deviceScaleFactor: 1 },
        {
          executablePath,
          env: { ...process.env, ...env },
          args: ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
        },
      ),
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          // The only tolerance: no pixel, not even on an edge, may differ by more than 5 % of the difference between black
          // and white. The baselines themselves deviate by up to 2 %, to save space (visual/slim.ts).
          comparatorName: "pixelmatch",
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 0, includeAA: true },
          // No timeout: retries until two pictures in a row are equal.
          timeout: 0,
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/visual/baselines/${arg}${ext}`,
          resolveDiffPath: ({ attachmentsDir, root, arg, ext }) => `${root}/${attachmentsDir}/${arg}${ext}`,
        },
      },
    },
  },
});
