import { expect, test } from "../fixtures.ts";
import { measureMemory, open, visitByFooter } from "../journeys/visitor.ts";

test("navigating 40 pages leaks no listeners and no memory", async ({ page }) => {
  await open(page, "/en");
  const paths = [
    "/en/about",
    "/en/materials",
    "/en/contact",
    "/en/terms",
    "/en/privacy",
    "/en/support/faq",
    "/en/applications",
    "/en/products",
    "/en/about/service",
    "/en/materials/wood",
  ];
  for (const path of [...paths, ...paths]) await visitByFooter(page, path);
  const before = await measureMemory(page);
  for (let round = 0; round < 4; round += 1) for (const path of paths) await visitByFooter(page, path);
  // The last page may stay in memory a moment longer. A leak stays for good.
  await expect(async () => {
    const after = await measureMemory(page);
    console.info("after 20 and after 60 navigations:", before, after);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.2);
  }).toPass({ timeout: 60_000 });
});
