import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { styleSources } from "./.storybook/style-sources.ts";
import { emulateMedia } from "./tests/commands.ts";
import { bundledAtStart, chromium, conditions } from "./vite-options.ts";

/**
 * Runs of every story with its play function and axe, covering both languages and both themes. Of axe's rules, only
 * contrast and sizes depend on theme and language: the others are checked once (measured: an eighth of a run's time).
 */
const runs = [
  {
    name: "zh-light",
    initialGlobals: { language: "zh", theme: "light" },
    env: { VITE_AXE_RULES: "color-contrast,target-size" },
  },
  { name: "en-dark", initialGlobals: { language: "en", theme: "dark" }, env: {} },
];

/** In milliseconds. Without a graphics card, six rooms in three dimensions take a minute, and longer beside other work. */
const patience = 300_000;

export default defineConfig({
  test: {
    // By default one of two cores stays free.
    maxWorkers: 2,
    projects: [
      ...runs.map(({ name, initialGlobals, env }) => ({
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals })],
        // A story cleans up after itself, so its file needs no page of its own: that took a third of the time.
        test: { name, env, browser: chromium(), isolate: false, testTimeout: patience },
      })),
      {
        // Opens every documentation page of the built Storybook.
        test: {
          name: "docs",
          include: ["tests/docs/*.test.ts"],
          globalSetup: "tests/docs/serve.ts",
          testTimeout: 2 * patience,
          hookTimeout: 2_400_000,
        },
      },
      {
        // Runs every story under the reader's preferences: reduced motion, forced colours, right to left.
        plugins: [vanillaExtractPlugin(), styleSources()],
        resolve: { conditions },
        optimizeDeps: {
          include: [...bundledAtStart, "@storybook/react-vite", "storybook/test"],
        },
        test: {
          name: "preferences",
          include: ["tests/*.test.tsx"],
          browser: { ...chromium(), screenshotFailures: false, commands: { emulateMedia } },
          testTimeout: patience,
        },
      },
    ],
  },
});
