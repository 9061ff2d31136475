import { get } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedPages, type NewsItem, newsChipOf, newsSchema, routes, seoSchema } from "../../contract/index.ts";
import { runAdmin } from "../admin/run.ts";
import type { RunningServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";

let folder: TestFolder;
let environment: Record<string, string>;
let server: RunningServer;

beforeAll(async () => {
  folder = await createTestFolder({
    "site/index.html": "<!doctype html>",
    "media/news/technology-3-640.0123abcd.avif": "picture",
    "media/news/technology-3-320.0123abcd.avif": "picture",
  });
  environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: `${folder.path}/site`,
    MEDIA_DIR: `${folder.path}/media`,
    SITE_URL: "https://www.example.com",
  };
  server = await startTestServer(environment);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

async function admin(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runAdmin(words, environment, (line) => lines.push(line));
  return lines.join("\n");
}

async function news(query = ""): Promise<readonly NewsItem[]> {
  const response = await fetch(`${server.address}${routes.selectNews}${query}`);
  expect(response.status).toBe(200);
  const { code, message, data } = (await response.json()) as Record<string, unknown>;
  expect([code, message]).toEqual([200, "news.read"]);
  return v.parse(newsSchema, data);
}

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

function raw(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  get(server.address + path, { headers, method }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () =>
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  }).on("error", reject);
  return promise;
}

describe("a new database", () => {
  test("has news for three pages in both languages, of every type, with the same ids", async () => {
    const [chinese, english] = [await news(), await news("?language=en")];
    expect(chinese.length).toBeGreaterThan(12);
    expect(english.map(({ id }) => id)).toEqual(chinese.map(({ id }) => id));
    expect(new Set(chinese.map(({ type }) => newsChipOf(type)))).toEqual(
      new Set(["productDynamic", "company", "industryNews", "technologyNews"]),
    );
    const times = chinese.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort().reverse());
    for (const item of [...chinese, ...english]) {
      expect(item.state).toBe(1);
      expect(item.content).toMatch(/<h2>/);
      expect(item.content).not.toMatch(/<(h1|script|style)|on\w+=|\*\*|undefined/);
    }
  });

  test("has an entry for every address of the site", async () => {
    const response = await fetch(server.address + routes.selectSeo);
    const entries = v.parse(seoSchema, ((await response.json()) as { data: unknown }).data);
    expect(entries.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/", "/en", "/products/morning-light", "/en/about/news"]),
    );
  });

  test("is seeded once: what the staff changed stays", async () => {
    await admin("news", "unpublish", "fit-gauge");
    await server.stop();
    server = await startTestServer(environment);
    expect((await news()).map(({ id }) => id)).not.toContain("fit-gauge");
    await admin("news", "publish", "fit-gauge");
    await waitFor("the item is back", async () => (await news()).some(({ id }) => id === "fit-gauge"));
  });
});

test("a picture of the site has the address it has today, and one that is not there has none", async () => {
  const items = await news();
  const photo = (id: string): string | undefined => items.find((item) => item.id === id)?.photoUrl;
  expect(photo("lens-care")).toBe("/media/news/technology-3-640.0123abcd.avif");
  expect(photo("fit-gauge")).toBe("");
});

describe("the answer", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["zstd", zstdDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ])("comes as %s, with a tag of its own that is answered by 304", async (encoding, unfold) => {
    const { status, headers, body } = await raw(routes.selectNews, { "accept-encoding": encoding });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.any(String),
    });
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect((JSON.parse(unfold(body).toString()) as { code: number }).code).toBe(200);
    const again = await raw(routes.selectNews, {
      "accept-encoding": encoding,
      "if-none-match": String(headers["etag"]),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("of HEAD has no body", async () => {
    const { status, headers, body } = await raw(routes.selectNews, {}, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(1_000);
  });

  test("of anything else is 405", async () => {
    const response = await fetch(server.address + routes.selectNews, { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

test("a change made by another process is seen", async () => {
  const before = await raw(routes.selectNews);
  await admin("news", "unpublish", "lens-care");
  await waitFor("the item is gone", async () => !(await news()).some(({ id }) => id === "lens-care"));
  expect((await raw(routes.selectNews)).headers["etag"]).not.toBe(before.headers["etag"]);
  expect((await news("?language=en")).some(({ id }) => id === "lens-care")).toBe(false);
  await admin("news", "publish", "lens-care");
  await waitFor("the item is back", async () => (await news()).some(({ id }) => id === "lens-care"));
});

describe("feeds", () => {
  test.each([
    ["zh", "zh-Hans", "https://www.example.com/about/news?item=fit-gauge"],
    ["en", "en", "https://www.example.com/en/about/news?item=fit-gauge"],
  ] as const)("%s", async (language, tag, address) => {
    const response = await fetch(server.address + feedPages[language]);
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(`xml:lang="${tag}"`);
    expect(text).toContain(
      `<link rel="self" type="application/atom+xml" href="https://www.example.com${feedPages[language]}"/>`,
    );
    expect(text).toContain(`<id>${address}</id>`);
    expect(text.match(/<entry>/g)?.length).toBeGreaterThan(12);
    expect(text).toContain("&lt;h2&gt;");
  });
});
