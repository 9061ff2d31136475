import { languages, modelIds, pagePath } from "@lightmaker/content/routes";
import { a4, printed } from "../../pdf.ts";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const tabs = ["software", "machine", "downloads", "faq", "specifications"] as const;
const beside = ["warranty", "maintenance", "safety"] as const;
/**
 * The safety page has a checklist and numbered fire steps for each of four kinds of machines, and two tables of materials; the
 * maintenance page has the care of all their parts, with its warnings and the test of each interlock alone.
 */
const mostPages = { safety: 15, maintenance: 8 } as const;
const guides = ["maintenance", "safety"] as const;
const bar = { zh: "支持的各页", en: "Support pages" } as const;

/** Work area of Light 640, with any kind of spaces. */
const metric = /600[\s\u2060]*×[\s\u2060]*400/;
const imperial = /23\.6[\s\u2060]*×[\s\u2060]*15\.7/;

for (const language of languages) {
  test(`the five pages share a tab bar that marks the current one, in ${language}`, async ({ page }) => {
    for (const id of tabs) {
      await page.goto(pagePath(id, language));
      const links = page.getByRole("navigation", { name: bar[language] }).getByRole("link");
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
        tabs.map((tab) => pagePath(tab, language)),
      );
      await expect(page.locator("main nav a[aria-current=page]")).toHaveAttribute(
        "href",
        pagePath(id, language),
      );
    }
    for (const id of beside) {
      await page.goto(pagePath(id, language));
      await expect(page.getByRole("navigation", { name: bar[language] }).getByRole("link")).toHaveCount(5);
      await expect(page.locator("main nav ul a[aria-current]")).toHaveCount(0);
    }
  });

  test(`a tab navigates without a page load, in ${language}`, async ({ page }) => {
    await page.goto(pagePath("software", language));
    await page.locator(hydrated).waitFor();
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    const faq = page.getByRole("navigation", { name: bar[language] }).locator(`a[href$="/faq"]`);
    await faq.click();
    await expect(page).toHaveURL(pagePath("faq", language));
    await expect(faq).toHaveAttribute("aria-current", "page");
    await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  });

  test(`every question has a URL that opens its answer, in ${language}`, async ({ page }) => {
    const address = pagePath("faq", language);
    await page.goto(address);
    const ids = await page.locator("main details span[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    for (const group of ["purchasing", "technical", "materials"]) {
      expect(await page.locator(`#${group} details`).count()).toBeGreaterThanOrEqual(8);
      expect(await page.locator(`#${group} details span[id]`).count()).toBe(
        await page.locator(`#${group} details`).count(),
      );
    }
    for (const id of ["pvc", "weak-extraction", "which-watts"]) {
      await page.goto("about:blank");
      await page.goto(`${address}#${id}`);
      await page.locator(hydrated).waitFor();
      await expect(page.locator("main details[open]")).toHaveCount(1);
      await expect(page.locator("main details[open]", { has: page.locator(`#${id}`) })).toBeInViewport();
    }
  });

  test(`closed answers are in the HTML, in ${language}`, async ({ request }) => {
    const html = await (await request.get(pagePath("faq", language))).text();
    const words =
      language === "zh"
        ? ["放出氯化氢", "合同不符，马上告诉我们", "SDS 和书面说明都没有的，不能放"]
        : [
            "release hydrogen chloride",
            "the quote or the contract, tell us at once",
            "without a safety data sheet or such a statement does not go in",
          ];
    for (const word of words) expect(html).toContain(word);
  });

  test(`each model's table has a URL, a unit switch and a link to its page, in ${language}`, async ({
    page,
  }) => {
    await page.goto(pagePath("specifications", language));
    await page.locator(hydrated).waitFor();
    for (const model of modelIds) {
      const section = page.locator(`section#${model}`);
      await expect(section.locator(`dd a[href*="?model=${model}"]`)).toHaveCount(1);
      await expect(page.locator(`main nav a[href$="#${model}"]`)).toHaveCount(1);
    }
    const table = page.locator("section#light-640");
    await expect(table.getByText(metric)).toBeVisible();
    await table.getByRole("radio").last().check();
    await expect(table.getByText(imperial)).toBeVisible();
    await expect(table.getByText(metric)).toBeHidden();
    // One switch changes all tables.
    await expect(page.locator("section#light-1610").getByRole("radio").last()).toBeChecked();
    await expect(page.locator(`main a[href="${pagePath("products", language)}#comparison"]`)).toHaveCount(1);
    await expect(page.locator("section#tubes").getByRole("table")).toContainText(/4,?000/);
  });

  for (const id of guides) {
    test(`${pagePath(id, language)} prints on A4 without navigation and controls`, async ({ page }) => {
      await page.goto(pagePath(id, language));
      await page.locator(hydrated).waitFor();
      const title = (await page.locator("h1").textContent()) ?? "";
      const headings = await page
        .locator("main section:not([data-screen-only]) :is(h2, h3)")
        .allTextContents();
      const { pages, text } = await printed(page);
      expect(pages.length).toBeLessThanOrEqual(mostPages[id]);
      for (const { width, height } of pages) {
        expect(Math.round(width)).toBeCloseTo(a4.width, -1);
        expect(Math.round(height)).toBeCloseTo(a4.height, -1);
      }
      const bare = (words: string) => words.normalize("NFKC").replaceAll(/[\s\u2060]/g, "");
      const paper = bare(text);
      for (const heading of [title, ...headings]) expect(paper).toContain(bare(heading).slice(0, 8));
      for (const word of ["English", "©", "跳到正文", bar[language], "Identify your machine", "型号查询"])
        expect(text).not.toContain(word);
    });
  }
}

test("all support pages are readable without JavaScript", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const id of ["support", ...tabs, ...beside, "privacy", "terms"] as const) {
    await page.goto(pagePath(id, "zh"));
    await expect(page.locator("h1")).toBeVisible();
    for (const heading of await page.locator("main h2").all()) await expect(heading).toBeVisible();
  }
  await page.goto(`${pagePath("faq", "zh")}#pvc`);
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await page.goto(pagePath("specifications", "zh"));
  const table = page.locator("section#light-640");
  await table.locator("label", { hasText: "英寸" }).click();
  await expect(table.getByText(imperial)).toBeVisible();
  await context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test(`an open answer is accessible in ${colorScheme} on a phone`, async ({ page }) => {
      await page.goto(`${pagePath("faq", "en")}#pvc`);
      await page.locator(hydrated).waitFor();
      await expect(page.locator("main details[open]")).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test("the privacy page describes what the server does", async ({ page }) => {
  await page.goto("/en/privacy");
  await expect(page.getByRole("table").first()).toContainText("90 days");
  expect(await page.context().cookies()).toEqual([]);
});
