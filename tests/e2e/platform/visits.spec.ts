import { expect, test } from "../fixtures.ts";

test("a visit is reported in seconds on navigation and in milliseconds on unload, without its source", async ({
  page,
  product,
}) => {
  // Fetched by the same late script that measures the stay.
  const late = page.waitForResponse((response) => response.url().endsWith("/api/seoTable/selectAll"));
  await page.goto("/en/about");
  await late;
  const left = page.waitForRequest((request) => request.url().includes("/api/ip/save"));
  await page.locator("footer a[href='/en/terms']").click();
  const body = (await left).postDataJSON();
  expect(Object.keys(body)).toEqual(["visitPage", "stopTime"]);
  expect(body.visitPage).toBe("/en/about");
  await page.goto("about:blank");
  await expect
    .poll(() => product.query("select path from visits where path = '/en/terms'").length)
    .toBeGreaterThan(0);
});
