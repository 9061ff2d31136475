import { type PageId, pagePath } from "@lightmaker/content/routes";
import { expect, test } from "../fixtures.ts";
import { followHeader, hydrateLateContent, navigate, open, setUpVisitor, siteForms } from "./visitor.ts";

/** Pages with a form, and a field of it that anybody can fill in. */
const asking = {
  home: "email",
  sample: "corporateName",
  contactus: "corporateName",
  finance: "company",
} as const;
const starts = ["home", "sample", "contactus", "finance", "faq"] as const satisfies readonly PageId[];

for (const [language, width, height] of [
  ["zh", 390, 844],
  ["en", 1440, 900],
] as const)
  for (const [to, field] of Object.entries(asking) as [keyof typeof asking, string][])
    test(`the form of ${pagePath(to, language)} hydrates after client-side navigation, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await setUpVisitor(page);
      // Each pair of pages in one of the languages, which run the same code.
      for (const from of starts.filter((_, index) => index % 2 === (language === "zh" ? 0 : 1))) {
        if (from === to) continue;
        const how = `${pagePath(from, language)} → ${pagePath(to, language)}`;
        const typed = `typed on the way from ${from}`;
        // A full page load on which no form has been close to the viewport yet.
        await open(page, pagePath(from, language));
        await navigate(page, () => followHeader(page, pagePath(to, language)));
        const form = page.locator(siteForms);
        await form.scrollIntoViewIfNeeded();
        await expect(form, how).toHaveAttribute("data-live");
        await form.locator(`[name=${field}]`).fill(typed);
        await page.reload();
        await hydrateLateContent(page);
        await expect(form.locator(`[name=${field}]`), `${how}: input`).toHaveValue(typed);
      }
    });
