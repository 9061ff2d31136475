import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { languages, pagePath, routes } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { startProduct } from "../../product.ts";
import { expect, hydrated, recordConsole, test } from "../fixtures.ts";

const pageIds = Object.keys(routes) as (keyof typeof routes)[];
const hidden = new Set(["sent", "notSent", "notFound"]);
const listed = languages.flatMap((language) =>
  pageIds.filter((id) => !hidden.has(id)).map((id) => pagePath(id, language)),
);

test("the built site has no dead link, no missing anchor and no orphan page", async ({ request }) => {
  const reached = new Set<string>();
  const faults: string[] = [];
  const texts = new Map<string, string>();
  const read = async (path: string) => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const response = await request.get(path);
    const text = response.ok() ? await response.text() : "";
    texts.set(path, text);
    return text;
  };
  for (const path of listed) {
    const html = await read(path);
    for (const [, found = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const href = found.replaceAll("&amp;", "&");
      if (/^(https?|mailto|tel):/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${path}`);
      if (pathname !== path) reached.add(pathname);
      const target = await read(pathname);
      if (target === "") faults.push(`${path}: ${href} leads nowhere`);
      else if (hash && !target.includes(`id="${decodeURIComponent(hash.slice(1))}"`))
        faults.push(`${path}: ${href} names nothing on its page`);
    }
  }
  expect(faults).toEqual([]);
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
});

/** Addresses of the models (decisions 7). */
const modelAddresses = ["", "/en"].flatMap((language) =>
  [
    ...["light-530", "light-blue-530", "light-530-rf", "mark-m20"].map(
      (model) => `morning-light?model=${model}`,
    ),
    ...["light-640", "light-960", "light-1390", "light-1610"].map((model) => `zhongtian?model=${model}`),
  ].map((address) => `${language}/products/${address}`),
);

test("every model has a title, description and canonical address of its own without scripts", async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const address of modelAddresses) {
    const html = await (await request.get(address)).text();
    const [, title = ""] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const [, description = ""] = /<meta name="description" content="(.*?)"/.exec(html) ?? [];
    expect(title).toMatch(/^(Light|Mark) (Blue )?[M\d]+/);
    expect(description).not.toBe("");
    const canonical = [...html.matchAll(/<link rel="canonical" href="https:\/\/[^/]+(.*?)"/g)];
    expect(canonical.map(([, path]) => path)).toEqual([address]);
    const translations = [
      ...html.matchAll(/<link rel="alternate" hrefLang=".*?" href="https:\/\/[^/]+(.*?)"/gi),
    ];
    expect(translations).toHaveLength(3);
    expect(translations.every(([, path = ""]) => modelAddresses.includes(path))).toBe(true);
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * modelAddresses.length);
});

test("the sitemap lists every page and model with its translations, and robots.txt names it", async ({
  request,
}) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = ""]) => new URL(place));
  const addresses = [...listed, ...modelAddresses];
  expect(places.map(({ pathname, search }) => pathname + search).toSorted()).toEqual(addresses.toSorted());
  const twins = [...map.matchAll(/hreflang="(.*?)"/g)].map(([, tag]) => tag);
  expect(new Set(twins)).toEqual(new Set(["zh-Hans", "en", "x-default"]));
  expect(twins).toHaveLength(addresses.length * 3);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});

test("titles follow the API's table, and do not change if both are the same", async ({ page }) => {
  await page.route("**/api/seoTable/selectAll", (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: "seo.read",
        data: [
          { path: "/en/about", title: "Edited | LightMaker", keyword: "edited", describe: "Edited words" },
          { path: "/en", title: "Start | LightMaker", keyword: "", describe: "" },
        ],
      },
    }),
  );
  await page.goto("/en/about");
  await expect(page).toHaveTitle("Edited | LightMaker");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", "Edited words");
  await page.locator("footer a[href='/en/terms']").click();
  await expect(page).toHaveTitle("Start | LightMaker");
});

/**
 * Returns the titles of the head as the server sent it and as React left it, and the number of tags that must be there
 * once.
 */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    titles: document.head.querySelectorAll("title").length,
    ...Object.fromEntries(
      ["name=description", "name=keywords", "property='og:title'", "property='og:description'"].map(
        (which) => [
          which,
          [...document.head.querySelectorAll<HTMLMetaElement>(`meta[${which}]`)].map(
            ({ content }) => content,
          ),
        ],
      ),
    ),
  }));

test("a notice has one title and one description, which say what it is", async ({ page }) => {
  for (const [address, title] of [
    ["/notice/maintenance", "网站正在维护 | LightMaker"],
    ["/en/notice/offline", "You are offline | LightMaker"],
  ] as const) {
    await page.goto(address);
    expect(await headOf(page)).toMatchObject({
      title,
      titles: 1,
      "name=description": [expect.stringMatching(/\S/)],
    });
  }
});

test("titles changed in the table are in the HTML and kept by hydration", async ({
  browser,
  consoleMessages,
}) => {
  const product = await startProduct();
  const folder = await mkdtemp(path.join(tmpdir(), "lightmaker-seo-"));
  const hostile = `</title><script>window.ran=1</script>"A" & 'B' $&`;
  const expected = (title: string) => ({
    title,
    titles: 1,
    "name=description": ["Edited words"],
    "name=keywords": ["edited"],
    "property='og:title'": [title],
    "property='og:description'": ["Edited words"],
  });
  try {
    const titles = { "/en/about": hostile, "/about/news": "改过的新闻标题 | LightMaker" };
    const file = path.join(folder, "seo.json");
    const entry = { keyword: "edited", describe: "Edited words" };
    const entries = Object.entries(titles).map(([path, title]) => ({ ...entry, path, title }));
    await writeFile(file, JSON.stringify(entries));
    await product.admin("seo", "import", file);
    for (const [address, title] of Object.entries(titles)) {
      const context = await browser.newContext({ baseURL: product.origin });
      const page = await context.newPage();
      recordConsole(page, consoleMessages);
      await expect.poll(async () => (await context.request.get(address)).text()).toContain("Edited words");
      // The table arrives late, with the same values. Until then, the head comes only from the HTML.
      const table = Promise.withResolvers<void>();
      await page.route("**/api/seoTable/selectAll", async (route) => {
        await table.promise;
        await route.continue();
      });
      const asked = page.waitForRequest("**/api/seoTable/selectAll");
      await page.goto(address, { waitUntil: "commit" });
      await asked;
      await page.locator(hydrated).waitFor();
      expect(await headOf(page)).toEqual(expected(title));
      const answered = page.waitForResponse("**/api/seoTable/selectAll");
      table.resolve();
      await answered;
      await expect.poll(() => headOf(page)).toEqual(expected(title));
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
      await context.close();
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
});
