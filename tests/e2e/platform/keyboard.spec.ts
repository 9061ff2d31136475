import { type Language, type PageId, pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { fieldOf, isChoice } from "../fields.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { expectVisibleFocus, focusable, tabTo } from "../keyboard.ts";

// A smooth scroll would still be running at the next key press.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, id: PageId, language: Language): Promise<void> {
  await page.goto(pagePath(id, language));
  await page.locator(hydrated).waitFor();
}

/** Presses Enter on a link and expects the focus in the content of the next page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  await expect(page.locator("#content")).toBeFocused();
}

// Each in one language: both have the same controls in the same order.
test("a machine can be found by keyboard", async ({ page }) => {
  const language = "en";
  await open(page, "products", language);
  await tabTo(page, page.locator("a[href='#content']"));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#content:focus-within")).toHaveCount(1);
  await expectVisibleFocus(page);

  const answers = page.locator("#finder [data-question=material]");
  await tabTo(page, answers.and(page.locator(":checked")));
  const metal = answers.and(page.locator("[value=metal]"));
  while (!(await metal.isChecked())) {
    await page.keyboard.press("ArrowDown");
    await expectVisibleFocus(page);
  }
  await expect(metal).toBeFocused();
  await expect(page).toHaveURL(/\?material=metal#finder$/);
  const first = page.locator("#finder [data-no] a").first();
  await expect(first).toHaveText("Mark M20");
  await tabTo(page, first);
  await follow(page, `${pagePath("morningLight", language)}?model=mark-m20`);
  await page.keyboard.press("Tab");
  await expectVisibleFocus(page);
});

test("machines can be compared by keyboard", async ({ page }) => {
  const language = "zh";
  await open(page, "products", language);
  const table = page.getByRole("table");
  const box = page.getByRole("checkbox", { name: "Mark M20" });
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeFocused();
  await expect(table.getByRole("columnheader", { name: "Mark M20" })).toBeVisible();
  const before = page.getByRole("checkbox", { name: "Light 530", exact: true });
  await tabTo(page, before, "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(table.getByRole("columnheader", { name: "Light 530", exact: true })).toHaveCount(0);
  await tabTo(page, table.getByRole("link", { name: "Mark M20" }));
  await follow(page, `${pagePath("morningLight", language)}?model=mark-m20`);
});

test("a sample can be requested from a material page by keyboard", async ({ page, product }) => {
  const language = "en";
  await open(page, "wood", language);
  const address = `${pagePath("sample", language)}?material=wood`;
  await tabTo(page, page.locator(`main a[href="${address}"]`).first());
  await follow(page, address);

  const form = page.locator("#apply form");
  const submit = form.locator("[type=submit]");
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  // Nothing is filled in: the summary takes the focus, and its first link leads to the first field.
  const summary = form.getByRole("group").filter({ has: page.getByRole("heading") });
  await expect(summary).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const company = crypto.randomUUID();
  const values = {
    corporateName: company,
    applicant: "Wang Fang",
    phone: "010-00000000",
    ...(language === "en" ? { mobile: "13900000000" } : {}),
    email: "wang@example.com",
    sampleModel: "Light 530",
  };
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (name !== "corporateName") await tabTo(page, field);
    await expect(field).toBeFocused();
    await expectVisibleFocus(page);
    // The first model is chosen with the space bar.
    await page.keyboard.type((await isChoice(form, name)) ? " " : value);
  }
  // The URL has filled in the material.
  await expect(form.locator("[name=applicationDescription]")).not.toHaveValue("");
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status").and(page.locator(":focus"))).toBeVisible();
  await expectVisibleFocus(page);
  expect(product.query("select id from leads where payload like ?", `%${company}%`)).toHaveLength(1);
});

for (const [width, language] of [
  [390, "zh"],
  [1440, "en"],
] as const)
  test(`a manual can be downloaded through the menu by keyboard, ${width} px wide, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "materials", language);
    const support = pagePath("support", language);
    const downloads = pagePath("downloads", language);
    const menu = page.locator("header [popover]:has(nav details)");
    if (width < 768) {
      const toggle = page.locator("header div:has(> [popover] nav details) > button");
      await tabTo(page, toggle);
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await page.keyboard.press("Space");
      await tabTo(page, menu.locator(`details:has(a[href="${support}"]) > summary`));
      await page.keyboard.press("Enter");
      await tabTo(page, menu.locator(`a[href="${downloads}"]`));
    } else {
      const entry = page.locator(`header nav li:has(> a[href="${support}"])`);
      await tabTo(page, entry.getByRole("button"));
      await page.keyboard.press("Enter");
      await expect(entry.locator("[popover]")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(entry.locator("[popover]")).toBeHidden();
      await expect(entry.getByRole("button")).toBeFocused();
      await page.keyboard.press("Space");
      await tabTo(page, entry.locator(`a[href="${downloads}"]`));
    }
    await follow(page, downloads);

    const name = language === "zh" ? "用户手册" : "User manual";
    const tabs = page.getByRole("tablist").filter({ hasText: name }).getByRole("tab");
    await tabTo(page, tabs.and(page.locator("[aria-selected=true]")));
    const manual = tabs.filter({ hasText: name });
    while ((await manual.getAttribute("aria-selected")) !== "true") {
      await page.keyboard.press("ArrowRight");
      await expectVisibleFocus(page);
    }
    await tabTo(page, page.locator("main a[download]").filter({ visible: true }).first());
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toMatch(new RegExp(`manual.*-${language}\\.pdf$`));
  });

for (const [id, width, directions] of [
  ["home", 390, "forwards and backwards"],
  ["home", 1440, "forwards and backwards"],
  ["products", 390, "forwards"],
  ["products", 1440, "backwards"],
  ["sample", 390, "backwards"],
  ["sample", 1440, "forwards"],
] as const)
  test(`the focus is visible at every tab stop of ${pagePath(id, "zh")} ${directions}, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, id, "zh");
    const last = page.locator("body").locator(focusable).filter({ visible: true }).last();
    const start = page.locator("a[href='#content']");
    await tabTo(page, start);
    if (directions === "backwards") await last.focus();
    else await tabTo(page, last);
    if (directions !== "forwards") await tabTo(page, start, "Shift+Tab");
  });
