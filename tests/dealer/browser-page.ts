import path from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { preview } from "vite";
import { inject } from "vitest";
import { chromiumFlags, findChromium } from "../browser.ts";

/** A dealer's built page in Chromium, with what went wrong on it. */
interface Visit {
  page: Page;
  /** Everything written to the console, and errors nobody caught. */
  messages: readonly string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** `false` withholds the page's module scripts. */
  scripts?: boolean;
}

/** One of the built fixtures, served to one browser. */
export interface Site {
  /** Opens the page in a browser profile of its own, which lasts until the site closes. */
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
  if (!origin) throw new Error(`Vite serves ${root} at no address.`);
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
  // A request that is never answered: the state before React, without the message of a failed one.
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
