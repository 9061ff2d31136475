import { languages, pagePath } from "@lightmaker/content/routes";
import { expect, test } from "../fixtures.ts";
import { open, setUpVisitor } from "./visitor.ts";

const words = {
  zh: { hub: "量一量场地", all: "八台一起摆", send: "带着平面图问我们", message: /场地平面图/ },
  en: {
    hub: "Measure the room",
    all: "Place all eight",
    send: "Ask us with this plan",
    message: /Plan of my room/,
  },
} as const;

for (const language of languages)
  test(`home → support → room planner → all eight → contact form, by clicks, in ${language}`, async ({
    page,
  }) => {
    const own = words[language];
    await setUpVisitor(page);
    await open(page, pagePath("home", language));
    const foot = page.locator("footer details", {
      has: page.locator(`a[href='${pagePath("support", language)}']`),
    });
    await foot.locator("summary").click();
    await foot.locator(`a[href='${pagePath("support", language)}']`).click();
    await page.getByRole("link", { name: own.hub }).click();
    await page.waitForURL(/\/support\/room$/);
    await page.getByRole("button", { name: own.all }).click();
    await page.waitForURL(/put=light-530/);
    await page.getByRole("button", { name: own.send }).click();
    await page.waitForURL(/\/contact\/contactus#message$/);
    await expect(page.locator("#message textarea[name=message]")).toHaveValue(own.message);
  });
