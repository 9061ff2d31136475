import { existsSync } from "node:fs";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Where a Chromium is: the given one, the system's, or (undefined) the one Playwright downloaded. */
const executablePath =
  process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((candidate) => existsSync(candidate));

/** A new object for each project: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  // Two browsers starting on two busy cores need longer than the default minute.
  connectTimeout: 180_000,
  provider: playwright({
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-background-networking"],
    },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** Every story, with its play function and axe, in both languages and both themes. */
const runs = [
  { name: "zh-light", initialGlobals: { language: "zh", theme: "light" } },
  { name: "en-dark", initialGlobals: { language: "en", theme: "dark" } },
];

export default defineConfig({
  test: {
    projects: runs.map(({ name, initialGlobals }) => ({
      plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals })],
      test: { name, browser: browser(), testTimeout: 60_000 },
    })),
  },
});
