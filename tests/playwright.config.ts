import { defineConfig } from "playwright/test";
import { chromiumFlags, findHeadlessShell } from "./browser.ts";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // A test that only passes on the second try is a failure to be fixed.
  retries: 0,
  forbidOnly: true,
  // A broken site is known after these; the others would only wait for their time limits.
  maxFailures: 20,
  // Far longer than a busy machine needs; it only ends tests that hang.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // The full test run reads the report from the file that this variable names.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 120_000,
    launchOptions: { executablePath: findHeadlessShell(), args: [...chromiumFlags] },
    locale: "zh-CN",
    // The service worker would answer requests that the tests hold back. Its own test allows it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    // Traces take a fifth of the time (measured: 91 s and 70 s for 62 tests). Use `--trace=retain-on-failure` when one is needed.
    screenshot: "only-on-failure",
  },
});
