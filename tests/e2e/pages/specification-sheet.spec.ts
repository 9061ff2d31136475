import { languages, modelIds, sheetPath } from "@lightmaker/content/routes";
import { a4, printed } from "../../pdf.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/** The parts of a specification's JSON that these tests read. */
interface Sheet {
  schemaVersion: number;
  language: string;
  url: string;
  model: { id: string; name: string };
  headline: { text: string }[];
  specifications: { label: string; text: string | null }[];
}

/** A PDF does not distinguish kinds of spaces, and fonts replace some characters by others that look the same. */
const bare = (text: string) => text.normalize("NFKC").replaceAll(/[\s\u2060]/g, "");
/** Lines may break, so the search is for the text before the first possible break. */
const beginning = (text: string) => bare(text.split(/[\s,，、（]/)[0] ?? "").slice(0, 6);

// Both languages print by the same components.
for (const [index, model] of modelIds.entries()) {
  const language = languages[index % languages.length] ?? "zh";
  const address = sheetPath(model, language);
  test(`${address} has the model's specification, and its page prints all of it on A4`, async ({
    page,
    request,
  }) => {
    const response = await request.get(address);
    expect(response.headers()["content-type"]).toMatch(/^application\/json/);
    const sheet: Sheet = await response.json();
    expect(sheet).toMatchObject({ schemaVersion: 1, model: { id: model } });

    const { pathname, search } = new URL(sheet.url);
    await page.goto(pathname + search);
    await page.locator(hydrated).waitFor();
    const panel = page.locator("[data-models] > div > [role=tabpanel][data-state=active]");
    await expect(panel.getByRole("link", { name: /JSON/ })).toHaveAttribute("href", address);

    const { pages, text } = await printed(page);
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const { width, height } of pages) {
      expect(Math.round(width)).toBeCloseTo(a4.width, -1);
      expect(Math.round(height)).toBeCloseTo(a4.height, -1);
    }
    const paper = bare(text);
    expect(paper).toContain(bare(sheet.model.name));
    expect(paper).toContain("400-000-0000");
    for (const { label, text: value } of sheet.specifications) {
      expect(paper).toContain(beginning(label));
      if (value !== null) expect(paper).toContain(beginning(value));
    }
    for (const word of ["English", "Sign", "©", "跳到正文", "打印", "Print the spec", "常问", "FAQ"])
      expect(text).not.toContain(word);
  });
}

test("the print button opens the print dialog", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/products/zhongtian");
  await page.locator(hydrated).waitFor();
  await page.getByRole("button", { name: "打印参数表" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test("a sheet prints dark on white in the dark theme", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/products/zhongtian");
  await page.locator(hydrated).waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("[data-state=active] > [data-sheet=specification] dd").first()).toHaveCSS(
    "color",
    "rgb(0, 0, 0)",
  );
  await context.close();
});
