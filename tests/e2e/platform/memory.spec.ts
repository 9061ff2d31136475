import { expect, hydrated, test } from "../fixtures.ts";

test("navigating 40 pages leaks no listeners and no memory", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto("/en");
  await page.locator(hydrated).waitFor();
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
  const visit = async (path: string) => {
    await page
      .locator(`footer a[href='${path}']`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(page.locator("#content")).toBeFocused();
  };
  const measure = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { listeners: of("JSEventListeners"), nodes: of("Nodes"), heap: of("JSHeapUsedSize") };
  };
  await session.send("Performance.enable");
  for (const path of [...paths, ...paths]) await visit(path);
  const before = await measure();
  for (let round = 0; round < 4; round += 1) for (const path of paths) await visit(path);
  // The last page may stay in memory a moment longer. A leak stays for good.
  await expect(async () => {
    const after = await measure();
    console.info("after 20 and after 60 navigations:", before, after);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.2);
  }).toPass({ timeout: 60_000 });
});
