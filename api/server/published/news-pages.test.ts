import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runAdmin } from "../admin/run.ts";
import type { RunningServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";

/** Fake filler of the site: shows the items it was given, and counts the calls to open and fill. */
const filler = `
let [opens, fills] = [0, 0];
export const newsPage = {
  open(page, items, origin) {
    if (!page.includes("[news]")) throw new Error("another build");
    opens += 1;
    return {
      viewOf(search) {
        const query = new URLSearchParams(search);
        const id = query.get("item");
        return items.some((item) => item.id === id) ? "?item=" + id : "";
      },
      fill: (view) =>
        page.replace("[news]", () => [opens, ++fills, origin + view, ...items.map(({ id }) => id)].join(" ")),
    };
  },
};`;

let folder: TestFolder;
let environment: Record<string, string>;
let server: RunningServer;

beforeAll(async () => {
  folder = await createTestFolder({
    "site/index.html": "home [news]",
    "site/about/news/index.html": "zh [news]",
    "site/en/about/news/index.html": "page of another build",
    "pages/news.js": filler,
    "broken/news.js": "export const newsPage = {};",
    "empty/readme.txt": "",
  });
  environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: `${folder.path}/site`,
    PAGES_DIR: `${folder.path}/pages`,
    SITE_URL: "https://www.example.com",
  };
  server = await startTestServer(environment);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { headers });
const text = async (path: string) => (await read(path)).text();

describe("the news page", () => {
  test("is filled, once for each view that is different", async () => {
    const list = await text("/about/news");
    expect(list).toMatch(/^zh \d+ \d+ https:\/\/www\.example\.com .*\bfit-gauge\b/);
    expect(await text("/about/news?item=nothing&other=1")).toBe(list);
    const item = await text("/about/news?item=fit-gauge");
    expect(item).toContain("https://www.example.com?item=fit-gauge");
    expect(await text("/about/news?item=fit-gauge")).toBe(item);
    expect(await text("/about/news")).toBe(list);
  });

  test("is opened and filled once, whatever campaigns put into its address", async () => {
    const list = await text("/about/news");
    const seen = await Promise.all(
      Array.from({ length: 300 }, (_, number) => text(`/about/news?gclid=${number}&utm_source=${-number}`)),
    );
    expect(new Set(seen)).toEqual(new Set([list]));
    expect(await text("/about/news?item=lens-care&gclid=1")).toBe(
      await text("/about/news?gclid=2&item=lens-care"),
    );
  });

  test("is compressed and tagged like every page", async () => {
    const answer = await read("/about/news", { "accept-encoding": "br" });
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-encoding")).toBe("br");
    const etag = answer.headers.get("etag") ?? "";
    expect((await read("/about/news", { "accept-encoding": "br", "if-none-match": etag })).status).toBe(304);
  });

  test("changes when the news do", async () => {
    await runAdmin(["news", "unpublish", "fit-gauge"], environment, () => undefined);
    await waitFor("the item has gone", async () => !(await text("/about/news")).includes("fit-gauge"));
    expect(await text("/about/news?item=fit-gauge")).toBe(await text("/about/news"));
    await runAdmin(["news", "publish", "fit-gauge"], environment, () => undefined);
    await waitFor("the item is back", async () => (await text("/about/news")).includes("fit-gauge"));
  });

  test("is sent as it was built when it cannot be filled, and other pages always", async () => {
    expect(await text("/en/about/news")).toBe("page of another build");
    expect(await text("/")).toBe("home [news]");
  });
});

test("a server without the site's module sends the page as it was built", async () => {
  // The default folder is this repository's. Whether it is built or not, the test's page is not from its build.
  const { PAGES_DIR: _, ...rest } = environment;
  const plain = await startTestServer({ ...rest, DATA_DIR: `${folder.path}/other` });
  expect(await (await fetch(`${plain.address}/about/news`)).text()).toBe("zh [news]");
  await plain.stop();
});

test.each([
  ["broken", /exports no newsPage/],
  ["empty", /there is no news\.js in it/],
])("a server is not started with a PAGES_DIR that is %s", async (name, message) => {
  await expect(
    startTestServer({
      ...environment,
      DATA_DIR: `${folder.path}/${name}-data`,
      PAGES_DIR: `${folder.path}/${name}`,
    }),
  ).rejects.toThrow(message);
});
