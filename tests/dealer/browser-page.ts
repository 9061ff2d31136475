import path from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { preview } from "vite";
import { inject } from "vitest";
import { chromiumFlags, findChromium } from "../browser.ts";

/** A dealer's built page in Chromium, and the errors on it. */
interface Visit {
  page: Page;
  /** All console messages and uncaught errors. */
  messages: readonly string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** `false` blocks the page's module scripts. */
  scripts?: boolean;
}

/** One of the built fixtures, served to one browser. */
export interface Site {
  /** Opens the page in its own browser profile, which lasts until the site is closed. */
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

export async function serve(fixture: string): Promise<Site> {
  const root = path.join(inject("dealers"), fixture);
  const server = await preview({
    root,
    configFile: false,
    logLevel: "warn",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error(`Vite returned no URL for ${root}.`);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  return {
    visit: (options) => visit(browser, origin, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function visit(
  browser: Browser,
  origin: string,
  { scripts = true, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  // The request stays pending, which keeps the page in its state before hydration without an error message.
  if (!scripts) await page.route("**/*.js", () => new Promise<never>(() => {}));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset["shift"] = String(
          Number(document.documentElement.dataset["shift"] ?? 0) + value,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(origin, { waitUntil: scripts ? "load" : "commit" });
  return { page, messages };
}
