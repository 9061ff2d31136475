import { defineConfig } from "playwright/test";
import { chromiumFlags, findHeadlessShell } from "./browser.ts";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // A test that passes only on the second try is a failure to be mended.
  retries: 0,
  forbidOnly: true,
  // Far beyond what a busy machine needs: only a test that would never end is ended.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // The whole test run reads the report from the file that this variable names.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 120_000,
    launchOptions: { executablePath: findHeadlessShell(), args: [...chromiumFlags] },
    locale: "zh-CN",
    // It answers in place of the network, where tests hold requests back; its own test lets it in.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    // Traces take a fifth of the time (measured: 91 s and 70 s for 62 tests): `--trace=retain-on-failure` where one is wanted.
    screenshot: "only-on-failure",
  },
});
