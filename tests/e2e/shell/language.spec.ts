import { expect, hydrated, test } from "../fixtures.ts";

test("Chinese is at the root and English under /en, each with its own head", async ({ page }) => {
  for (const [path, language, other] of [
    ["/", "zh-Hans", "en"],
    ["/en", "en", "zh-Hans"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(/ \| LightMaker$/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${path === "/" ? "/" : path}$`),
    );
    await expect(page.locator(`link[rel=alternate][hreflang="${other}"]`)).toHaveCount(1);
    await expect(page.locator('link[rel=alternate][hreflang="x-default"]')).toHaveCount(1);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{30,}/);
  }
});

test("the language switch stores the language and loads the page in it", async ({ page }) => {
  await page.goto("/");
  await page.locator(hydrated).waitFor();
  await page.locator("a[data-language=en]:visible").first().click();
  await page.waitForURL("/en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator("a[data-language=zh]:visible").first().click();
  await page.waitForURL("/");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("zh");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
});

test("an unprefixed URL redirects to English if stored, with query and hash", async ({ page }) => {
  await page.goto("/en");
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.goto("/contact?from=card#lead");
  await page.waitForURL("/en/contact?from=card#lead");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a URL under /en stays English, whatever is stored", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("language", "zh"));
  await page.goto("/en");
  await page.locator(hydrated).waitFor();
  await expect(page).toHaveURL("/en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the language switch works before hydration", async ({ page }) => {
  await page.route("**/js/**", () => undefined); // never answered
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator("a[data-language=en]:visible").first().click();
  await page.waitForURL("/en", { waitUntil: "domcontentloaded" });
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
});

test.describe("the language offer", () => {
  test("appears once in the language that the browser prefers", async ({ page }) => {
    await page.goto("/en/materials");
    const offer = page.locator("aside[lang=zh-Hans]");
    await expect(offer).toBeVisible();
    await expect(offer.getByRole("link")).toHaveAttribute("href", "/materials");
    await page.locator(hydrated).waitFor();
    await offer.getByRole("button").click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(offer).toBeHidden();
    await page.goto("/materials");
    await expect(page.locator("aside[lang=en]")).toBeHidden();
  });

  test("stores the language when its link is followed", async ({ page }) => {
    await page.goto("/en/materials?from=card");
    await page.locator("aside[lang=zh-Hans]").getByRole("link").click();
    await page.waitForURL("/materials?from=card");
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("zh");
  });
});
