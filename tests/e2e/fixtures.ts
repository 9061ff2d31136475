import { test as base, expect, type Locator, type Page } from "playwright/test";
import { type Product, startProduct } from "../product.ts";

interface TestFixtures {
  /** All console messages and uncaught errors of the page. Must be empty when the test ends. */
  consoleMessages: string[];
}

/** Test function for the built product. Each worker has a server with a fresh data folder. */
export const test = base.extend<TestFixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from its pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      recordConsole(page, messages);
      await use(messages);
      expect(messages, "console messages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the footer group of a link and returns the link. */
export async function footerLink(page: Page, href: string): Promise<Locator> {
  const link = page.locator(`footer details a[href='${href}']`);
  await page
    .locator("footer details", { has: page.locator(`a[href='${href}']`) })
    .locator("summary")
    .click();
  return link;
}

/** Selector that matches once the page is hydrated. */
export const hydrated = "html[data-live]";

/** Adds the console messages and uncaught errors of a page to a list, as they come. */
export function recordConsole(page: Page, messages: string[]): void {
  page.on("console", (message) => {
    // Playwright's own message when it blocks service workers (playwright.config.ts).
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
}

/** Checks that the messages are all of the expected kinds, each seen at least once, and forgets them. */
export function expected(messages: string[], ...kinds: RegExp[]): void {
  for (const kind of kinds) expect(messages).toContainEqual(expect.stringMatching(kind));
  expect(messages.filter((message) => !kinds.some((kind) => kind.test(message)))).toEqual([]);
  messages.splice(0);
}
