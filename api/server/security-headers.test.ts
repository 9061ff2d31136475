import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedPages, routes } from "../contract/index.ts";
import { pagePolicy, securityHeaders } from "./security-headers.ts";
import type { RunningServer } from "./start-server.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { sendRaw, startTestServer } from "./testing/test-servers.ts";

const token = "a-token-of-the-test-long-enough";
const page = "<!doctype html><script>theme()</script><div data-news>[news]</div>";

let folder: TestFolder;
let server: RunningServer;
let closed: RunningServer;
let etag: string;

beforeAll(async () => {
  folder = await createTestFolder({
    "site/index.html": page,
    "site/about/news/index.html": page,
    "site/404/index.html": page,
    "site/notice/maintenance/index.html": page,
    "site/js/app-DkD2_x1Q.js": "go()",
    "site/data.json": "{}",
    "site/feed.json": "{}",
    "site/feed/products.json": "{}",
    "site/feed/en/products.json": "{}",
    "media/film.0123abcd.mp4": "film",
    // Fills in content that must never be trusted: a script from a news item.
    "pages/news.js": `export const newsPage = {
      open: (page) => ({
        viewOf: () => "",
        fill: () => page.replace("[news]", "<script>evil()</script>"),
      }),
    };`,
  });
  const environment = {
    SITE_DIR: `${folder.path}/site`,
    MEDIA_DIR: `${folder.path}/media`,
    PAGES_DIR: `${folder.path}/pages`,
    HSTS_DAYS: "365",
    METRICS_TOKEN: token,
    API_DOCS: "on",
  };
  server = await startTestServer({ ...environment, DATA_DIR: `${folder.path}/data` });
  closed = await startTestServer({ ...environment, DATA_DIR: `${folder.path}/closed`, MAINTENANCE: "on" });
  etag = (await fetch(server.address)).headers.get("etag") ?? "";
});
afterAll(async () => {
  await server.stop();
  await closed.stop();
  await folder.remove();
});

const names = Object.keys(securityHeaders) as (keyof typeof securityHeaders)[];
const shown = (headers: Headers) => Object.fromEntries(names.map((name) => [name, headers.get(name)]));
const sources = (policy: string | null, directive: string): string | undefined =>
  policy?.split("; ").find((each) => each.startsWith(`${directive} `));
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function upload(content: string, name: string): FormData {
  const form = new FormData();
  form.set("file", new Blob([content]), name);
  return form;
}

const pages: readonly (readonly [what: string, path: string, status: number, init?: RequestInit])[] = [
  ["a page", "/", 200],
  ["a page that is filled by the server", "/about/news", 200],
  ["a page that does not exist", "/nowhere", 404],
];

const others: typeof pages = [
  ["a script", "/js/app-DkD2_x1Q.js", 200],
  ["data of the site", "/data.json", 200],
  ["the right spelling of an address", "/index.html", 308],
  ["a method that pages do not have", "/", 405, { method: "POST" }],
  ["an answer of the API", routes.selectNews, 200],
  ["a feed", feedPages.en, 200],
  ["the API's description", routes.openApi, 200],
  ["the health check", routes.health, 200],
  ["the metrics", "/metrics", 200, { headers: { authorization: `Bearer ${token}` } }],
  ["a path that the API does not have", "/api/nothing", 404],
  ["a method that the API does not have", routes.selectNews, 405, { method: "DELETE" }],
  [
    "what is no JSON",
    routes.insertMessage,
    400,
    { method: "POST", body: "{", headers: { "content-type": "application/json" } },
  ],
  [
    "another type of body",
    routes.saveVisit,
    415,
    { method: "POST", body: "x", headers: { "content-type": "a/b" } },
  ],
  [
    "another site's request",
    routes.saveVisit,
    403,
    { method: "POST", body: "{}", headers: { "sec-fetch-site": "cross-site" } },
  ],
  ["an upload", routes.uploadFile, 200, { method: "POST", body: upload("%PDF-1.4\n%%EOF", "a.pdf") }],
  ["a refused upload", routes.uploadFile, 415, { method: "POST", body: upload("<script>", "a.pdf") }],
  ["a link to a file that nobody signed", `${routes.file}/x`, 403],
  [
    "a form without a script",
    routes.insertMessage,
    303,
    { method: "POST", body: new URLSearchParams({ name: "" }) },
  ],
  ["a chat that is no WebSocket", routes.chat, 426],
];

const ask = (path: string, init: RequestInit = {}, { address } = server) =>
  fetch(address + path, { redirect: "manual", ...init });

describe("every answer has all headers", () => {
  for (const [what, path, status, init] of [...pages, ...others])
    test(what, async () => {
      const answer = await ask(path, init);
      expect(answer.status).toBe(status);
      const policy = { "Content-Security-Policy": pagePolicy(page) };
      expect(shown(answer.headers)).toEqual({
        ...securityHeaders,
        ...(pages.some(([known]) => known === what) && policy),
      });
      expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
    });

  test("a page that the browser has already", async () => {
    const answer = await ask("/", { headers: { "if-none-match": etag, "accept-encoding": "identity" } });
    expect(answer.status).toBe(304);
    expect(shown(answer.headers)).toEqual({
      ...securityHeaders,
      "Content-Security-Policy": pagePolicy(page),
    });
  });

  test.each([
    [undefined, 200],
    ["bytes=0-1", 206],
    ["bytes=9-", 416],
  ])("a film, range %s; other sites may show it", async (range, status) => {
    const answer = await ask("/media/film.0123abcd.mp4", { headers: range === undefined ? {} : { range } });
    expect(answer.status).toBe(status);
    expect(shown(answer.headers)).toEqual({
      ...securityHeaders,
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });

  test("the product feed, which other sites may read, also when they have it already", async () => {
    const sharing = {
      ...securityHeaders,
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag",
    };
    const shown = (headers: Headers) =>
      Object.fromEntries(Object.keys(sharing).map((name) => [name, headers.get(name)]));
    for (const path of ["/feed/products.json", "/feed/en/products.json"]) {
      const first = await ask(path, {
        headers: { "accept-encoding": "identity", origin: "https://dealer.example" },
      });
      expect([first.status, shown(first.headers)]).toEqual([200, sharing]);
      const etag = first.headers.get("etag") ?? "";
      const again = await ask(path, { headers: { "if-none-match": etag, "accept-encoding": "identity" } });
      expect([again.status, shown(again.headers)]).toEqual([304, sharing]);
    }
    const beside = await ask("/feed.json");
    expect(beside.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("the site while it is closed, pages and API", async () => {
    const answer = await ask("/", {}, closed);
    expect(answer.status).toBe(503);
    expect(shown(answer.headers)).toEqual({
      ...securityHeaders,
      "Content-Security-Policy": pagePolicy(page),
    });
    const refused = await ask(routes.selectNews, {}, closed);
    expect(refused.status).toBe(503);
    expect(shown(refused.headers)).toEqual(securityHeaders);
  });

  test("no answer says what made it, sets a cookie, or may be read by other sites", async () => {
    for (const [what, path, , init] of [...pages, ...others]) {
      const { headers } = await ask(path, init);
      for (const name of ["server", "x-powered-by", "access-control-allow-origin", "set-cookie"])
        expect(headers.get(name), `${what}: ${name}`).toBeNull();
    }
  });

  // These responses are written to the bare connection.
  test.each([
    ["what is no HTTP", "nonsense\r\n\r\n", 400],
    ["a head that is too long", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    [
      "a chat of another site",
      `GET ${routes.chat} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-Fetch-Site: cross-site\r\n\r\n`,
      403,
    ],
    ["a request without Host", "GET / HTTP/1.1\r\n\r\n", 400],
  ])("%s", async (_, request, status) => {
    const answer = await sendRaw(server.address, request);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain("\r\nStrict-Transport-Security: max-age=31536000");
    for (const [name, value] of Object.entries(securityHeaders))
      expect(answer.head).toContain(`\r\n${name}: ${value}\r\n`);
  });
});

test("the other hosts of the domain are kept on HTTPS where the setting says so", async () => {
  const all = await startTestServer({
    DATA_DIR: `${folder.path}/all`,
    SITE_DIR: `${folder.path}/site`,
    HSTS_DAYS: "365",
    HSTS_SUBDOMAINS: "on",
  });
  try {
    const header = (await fetch(all.address)).headers.get("strict-transport-security");
    expect(header).toBe("max-age=31536000; includeSubDomains");
  } finally {
    await all.stop();
  }
});

test("without the setting nothing is said about HTTPS", async () => {
  const plain = await startTestServer({ DATA_DIR: `${folder.path}/plain`, SITE_DIR: `${folder.path}/site` });
  try {
    expect((await fetch(plain.address)).headers.get("strict-transport-security")).toBeNull();
  } finally {
    await plain.stop();
  }
});

describe("the policy of a page", () => {
  test("names what stands in it, once, and nothing that any inline script or style may", () => {
    const policy = pagePolicy(
      `<script>one()</script><script type="module">two()</script><script>one()</script><style>p{}</style>` +
        `<script type="application/ld+json">{}</script><script type="application/json" data-x="">{}</script>` +
        `<script src="/js/a.js"></script><p style="--a:&quot;b&quot;">`,
    );
    expect(sources(policy, "script-src")).toBe(`script-src 'self' ${hashOf("one()")} ${hashOf("two()")}`);
    expect(sources(policy, "style-src")).toBe(`style-src 'self' ${hashOf("p{}")}`);
    expect(sources(policy, "style-src-attr")).toBe(`style-src-attr 'unsafe-hashes' ${hashOf('--a:"b"')}`);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  test("of one without styles allows none", () => {
    expect(sources(pagePolicy("<p>"), "style-src-attr")).toBe("style-src-attr 'none'");
  });

  test("does not allow a script that was filled in with the news", async () => {
    const answer = await ask("/about/news");
    expect(await answer.text()).toContain("evil()");
    const policy = answer.headers.get("content-security-policy");
    expect(sources(policy, "script-src")).toBe(`script-src 'self' ${hashOf("theme()")}`);
  });

  test("of the API's description lets its styles apply and no script run", async () => {
    const answer = await ask("/api/docs");
    const style = /<style>(.*?)<\/style>/s.exec(await answer.text())?.[1] ?? "";
    const policy = answer.headers.get("content-security-policy");
    expect(sources(policy, "style-src")).toBe(`style-src 'self' ${hashOf(style)}`);
    expect(sources(policy, "script-src")).toBe("script-src 'self'");
  });
});
