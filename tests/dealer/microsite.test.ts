import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright";
import { expect as expectPage } from "playwright/test";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Channels, contrast } from "../../packages/ui/tests/colours.ts";
import { type Site, serve } from "./browser-page.ts";

let site: Site;
beforeAll(async () => {
  site = await serve("microsite");
});
afterAll(() => site.close());

const accent = "rgb(29, 95, 209)";
const css = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Returns a computed colour as it is painted on the screen. */
const painted = (element: Locator, property: string): Promise<Channels> =>
  element.evaluate((node, name) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (!context) throw new Error("The browser has no 2D canvas context.");
    context.fillStyle = getComputedStyle(node).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, property);

/** Waits until the page is hydrated, including the carousel, which hydrates when it comes close to the viewport. */
async function live(page: Page): Promise<void> {
  const carousel = page.locator("[data-carousel][aria-labelledby=work]");
  await carousel.scrollIntoViewIfNeeded();
  await expectPage(carousel).toHaveAttribute("data-live");
}
const dark = (page: Page) => page.locator("section[data-theme=dark]");
const link = (page: Page) => page.getByRole("link", { name: /^Book a trial A/ });

describe("a microsite that sets only the theme variables", () => {
  it("uses the dealer's accent, radii and font", async () => {
    const { page } = await site.visit();
    const button = page.locator(".order");
    expect(await css(button, "background-color")).toBe(accent);
    expect(await css(button, "border-start-start-radius")).toBe("999px");
    expect(await css(page.locator("h1, h2").first(), "font-family")).toMatch(/^"Gill Sans"/);
    expect(await css(page.locator("body"), "font-family")).toMatch(/^Georgia/);
    expect(await css(page.locator("body"), "background-color")).toBe("rgb(251, 248, 242)");
  });

  it("keeps accent and font in a dark section, on the library's dark background", async () => {
    const { page } = await site.visit();
    const section = dark(page);
    expect(await css(section.getByRole("link"), "background-color")).toBe(accent);
    expect(await css(section.getByRole("heading"), "font-family")).toMatch(/^"Gill Sans"/);
    expect(await css(section, "background-color")).toBe("rgb(14, 16, 19)");
  });

  it.each(["light", "dark"] as const)(
    "derives legible links from the accent in the %s theme",
    async (colorScheme) => {
      const { page } = await site.visit({ colorScheme });
      const colour = await painted(link(page), "color");
      expect(colour[2]).toBeGreaterThan(Math.max(colour[0], colour[1]));
      expect(contrast(colour, await painted(page.locator("body"), "background-color"))).toBeGreaterThan(4.5);
    },
  );

  it("follows the visitor's dark theme with the library's background and the dealer's brand", async () => {
    const { page } = await site.visit({ colorScheme: "dark" });
    expect(await css(page.locator("body"), "background-color")).toBe("rgb(14, 16, 19)");
    expect(await css(page.locator(".order"), "background-color")).toBe(accent);
    await page.locator("html").evaluate((root) => root.setAttribute("data-theme", "light"));
    expect(await css(page.locator("body"), "background-color")).toBe("rgb(251, 248, 242)");
    await page.locator("html").evaluate((root) => root.setAttribute("data-theme", "dark"));
    expect(await css(page.locator("body"), "background-color")).toBe("rgb(14, 16, 19)");
  });

  it("lets the dealer's unlayered CSS override the library", async () => {
    const { page } = await site.visit();
    expect(await css(page.locator(".offer"), "padding-block-start")).toBe("48px");
    expect(await css(page.locator(".offer"), "background-color")).toMatch(/^oklab/);
    expect(await css(page.locator(".offer h2"), "text-transform")).toBe("uppercase");
    expect(await css(page.locator(".order"), "padding-inline-start")).toBe("48px");
  });
});

describe("a page that sets no brand", () => {
  it("has the library's own accent and font, not those of the example dealer", async () => {
    const page = await (await site.visit()).page.context().newPage();
    const styles = path.join(inject("dealers"), "node_modules/@lightmaker/ui/dist/styles.css");
    await page.setContent(
      `<style>${readFileSync(styles, "utf8")}</style><p style="color: var(--lm-color-accent); font-family: var(--lm-font-body)">Cut</p>`,
    );
    const text = page.getByText("Cut");
    expect(await css(text, "color")).toBe("rgb(255, 79, 31)");
    expect(await css(text, "font-family")).toMatch(/^"?Geist/);
  });
});

describe("the microsite's page", () => {
  it.each([390, 1440])("has no layout shift and no console message at %i px", async (width) => {
    const { page, messages } = await site.visit({ viewport: { width, height: 844 } });
    await live(page);
    for (const section of await page.locator("main > *").all()) {
      await section.evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
      for (const picture of await section.locator("img").all()) {
        // Pictures of slides that are not visible load lazily.
        await picture.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "nearest" }));
        await expectPage(picture).toHaveJSProperty("complete", true);
      }
    }
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
    expect(messages).toEqual([]);
  });

  it("responds before hydration", async () => {
    const { page } = await site.visit({ scripts: false });
    await page.getByText("inch", { exact: true }).click();
    await expectPage(page.getByText("19.7")).toBeVisible();
    await page.getByText("How long does a trial take?").click();
    await expectPage(page.getByText("About an hour")).toBeVisible();
    await page.getByRole("tab", { name: "Shenzhen" }).click();
    await expectPage(page.getByText("Monday to Saturday")).toBeVisible();
    await expectPage(page.getByRole("link", { name: "Call 400-000-0000" })).toBeVisible();
    await expectPage(page.locator("[data-live]")).toHaveCount(0);
  });

  it("responds after hydration", async () => {
    const { page, messages } = await site.visit({ viewport: { width: 390, height: 844 } });
    await live(page);
    const carousel = page.getByRole("group", { name: "Made by our customers" });
    await carousel.getByRole("button", { name: "Next picture" }).click();
    await expectPage(carousel.getByRole("button", { name: "Previous picture" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
    await page.getByText("May I bring my own material?").click();
    await page.getByText("How long does a trial take?").click();
    await expectPage(page.getByText("About an hour")).toBeVisible();
    await expectPage(page.getByText("as long as it contains no PVC")).toBeHidden();
    expect(messages).toEqual([]);
  });
});
