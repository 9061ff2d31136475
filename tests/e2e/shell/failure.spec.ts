import { expect, expected, footerLink, hydrated, test } from "../fixtures.ts";

test("a page whose script fails to load shows an error in the shell, reports it once, and can be reloaded", async ({
  page,
  consoleMessages,
}) => {
  let tries = 0;
  await page.route(/\/js\/product-blocks-/, (route) => {
    tries += 1;
    return route.abort();
  });
  const reported = page.waitForRequest((request) => request.url().endsWith("/api/client-error"));
  await page.goto("/en/about");
  await page.locator(hydrated).waitFor();
  await (await footerLink(page, "/en/products/zhongtian")).click();
  await expect(page.locator("h1")).toHaveText("This page didn't load completely");
  await expect(page.locator("footer")).toBeVisible();
  expect((await reported).postDataJSON()).toEqual({
    name: "ChunkLoadError",
    page: "/en/about",
    asset: "js/product-blocks",
  });
  expect(tries).toBeGreaterThanOrEqual(2);
  await page.unroute(/\/js\/product-blocks-/);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator(hydrated).waitFor();
  await expect(page.locator("h1")).toHaveText(/Radiance/);
  expected(consoleMessages, /net::ERR_FAILED/, /uncaught: The chunk "js\/product-blocks" did not load/);
});

test("a form whose script fails to load still posts, and the input survives the reload", async ({
  page,
  consoleMessages,
}) => {
  await page.route(/\/js\/form-behaviour-/, (route) => route.abort());
  await page.goto("/en/contact/contactus");
  await page.locator(hydrated).waitFor();
  await page.locator("main form").scrollIntoViewIfNeeded();
  const offer = page.getByRole("alert").getByRole("button");
  await expect(offer).toBeVisible();
  await page.locator("main form [name=name]").fill("typed without its script");
  await page.unroute(/\/js\/form-behaviour-/);
  await offer.click();
  await page.locator("main form").scrollIntoViewIfNeeded();
  await expect(page.locator("main form[data-live]")).toBeVisible();
  await expect(page.locator("main form [name=name]")).toHaveValue("typed without its script");
  // Each focus of the form tried to load the script again and logged the failure.
  expected(consoleMessages, /net::ERR_FAILED/, /The chunk "js\/form-behaviour" did not load/);
});

test("the input survives the reload after a new deployment has removed files", async ({
  page,
  consoleMessages,
}) => {
  // The server's response for a file that no longer exists.
  await page.route(/\/js\/product-blocks-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/en/contact/contactus");
  await page.locator(hydrated).waitFor();
  await page.locator("main form").scrollIntoViewIfNeeded();
  await expect(page.locator("main form[data-live]")).toBeVisible();
  await page.locator("main form [name=message]").fill("half a sentence");
  await (await footerLink(page, "/en/products/zhongtian")).click();
  await expect(page.locator("h1")).toHaveText("This page didn't load completely");
  await page.unroute(/\/js\/product-blocks-/);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("h1")).toHaveText(/Radiance/);
  await page.locator(hydrated).waitFor();
  await page.goBack();
  await page.locator("main form").scrollIntoViewIfNeeded();
  await expect(page.locator("main form [name=message]")).toHaveValue("half a sentence");
  expected(consoleMessages, /status of 404/, /The chunk "js\/product-blocks" did not load/);
});

test("a form sent offline shows a network error and keeps the input", async ({
  page,
  context,
  consoleMessages,
}) => {
  await page.goto("/en/contact/contactus");
  await page.locator(hydrated).waitFor();
  const form = page.locator("main form");
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator("main form[data-live]")).toBeVisible();
  for (const name of ["name", "corporateName", "phone"]) await form.locator(`[name=${name}]`).fill("kept");
  await form.locator("[name=email]").fill("kept@example.com");
  await form.locator("[name=message]").fill("kept");
  await context.setOffline(true);
  await form.locator("[type=submit]").click();
  const failed = "Network request failed. Please check your connection.";
  await expect(form.getByRole("alert").filter({ hasText: failed })).toHaveText(failed);
  await expect(form.locator("[name=email]")).toHaveValue("kept@example.com");
  expected(consoleMessages, /net::ERR_INTERNET_DISCONNECTED/, /The form was not sent/);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a visited page opens, and any other shows the offline notice", async ({
    page,
    context,
    consoleMessages,
  }) => {
    await page.goto("/en/materials/wood");
    await page.locator(hydrated).waitFor();
    const kept = () =>
      page.evaluate(async () => {
        const [pages, parts] = [await caches.open("pages-1"), await caches.open("parts-1")];
        const script = [...document.querySelectorAll("script[src], link[rel=modulepreload]")].length;
        return [
          (await pages.match("/en/materials/wood")) !== undefined,
          (await pages.match("/en/notice/offline")) !== undefined,
          (await parts.keys()).length > script,
        ];
      });
    await expect.poll(kept).toEqual([true, true, true]);
    await context.setOffline(true);
    await page.reload();
    await page.locator(hydrated).waitFor();
    await expect(page.locator("h1")).toBeVisible();
    await page.goto("/en/materials/glass");
    await expect(page.locator("h1")).toHaveText("You are offline");
    await expect(page.getByText("You haven't opened this page before")).toBeVisible();
    await expect(page).toHaveURL("/en/materials/glass");
    // Chromium reports each file that neither of the worker's caches has. Its own cache may have all of them.
    const offline = (message: string) => message.includes("net::ERR_INTERNET_DISCONNECTED");
    expect(consoleMessages.splice(0).filter((message) => !offline(message))).toEqual([]);
  });
});

test("a carousel without Embla is a scrollable row with working arrows", async ({
  page,
  consoleMessages,
}) => {
  const asked = page.waitForRequest(/\/js\/embla-/);
  await page.route(/\/js\/embla-/, (route) => route.abort());
  await page.goto("/applications/education");
  await page.locator(hydrated).waitFor();
  const carousel = page.locator("main [data-carousel]").first();
  await carousel.scrollIntoViewIfNeeded();
  await asked;
  await carousel.locator("[data-step='1']").click();
  const row = carousel.locator("> [tabindex='0']");
  await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  await expect(row).not.toHaveAttribute("data-live");
  await expect.poll(() => consoleMessages.join()).toContain('"embla" did not load');
  expected(consoleMessages, /net::ERR_FAILED/, /"embla" did not load/);
});
