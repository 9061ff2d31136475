import { createHash } from "node:crypto";
import http from "node:http";
import { DatabaseSync } from "node:sqlite";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runAdmin } from "../admin/run.ts";
import type { RunningServer } from "../start-server.ts";
import { readStaticTable } from "../static/static-table.ts";
import type { SeoRow } from "../storage/tables.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";
import { openSeoPages, withHead } from "./seo-pages.ts";

const script = "window.own = 1";
/** Page as the site's build writes it. */
const page = (title: string, words: string, more = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>${script}</script><title>${title}</title>` +
  `<meta name="description" content="${words}"/><meta name="keywords" content="k"/>${more}` +
  `<meta property="og:title" content="${title}"/><meta property="og:description" content="${words}"/></head>` +
  `<body><svg><title>a drawing</title></svg><p>[news] ${title}</p></body></html>`;
/** The addresses in a page's head, as React writes them. */
const own = (path: string) =>
  `<link rel="canonical" href="https://maker.example${path}"/><link rel="alternate" hrefLang="en" href="https://maker.example${path}"/>` +
  `<link rel="alternate" type="application/atom+xml" title="News" href="/feed.xml"/>` +
  `<meta property="og:url" content="https://maker.example${path}"/><link rel="icon" href="/favicon.svg"/>`;
const noindex = `<meta name="robots" content="noindex"/>`;

const filler = `
export const newsPage = {
  open: (page, items) => ({
    viewOf: (search) => search,
    fill: () => page.replace("[news]", String(items.length)),
  }),
};`;

const row = (path: string, title: string, describe = "new words", keyword = "new,keys"): SeoRow => ({
  path,
  title,
  keyword,
  describe,
});

let folder: TestFolder;
let environment: Record<string, string>;
let server: RunningServer;

beforeAll(async () => {
  folder = await createTestFolder({
    "site/index.html": page("LightMaker", "激光机器"),
    "site/about/index.html": page("关于 | LightMaker", "我们 &amp; 机器"),
    "site/en/about/index.html": page("About | LightMaker", "We &amp; machines"),
    "site/en/about/news/index.html": page("News | LightMaker", "What is new"),
    "site/en/series/index.html": page("Radiance | LightMaker", "Four beds", own("/en/series")),
    "site/model-heads.json": JSON.stringify([
      row("/en/series?model=light-960", "Light 960 | LightMaker", "A 960 bed", "960"),
      row("/en/series?model=light-640", "Light 640 | LightMaker", "A 640 bed", "640"),
    ]),
    "site/sent/index.html": page("Sent | LightMaker", "", noindex),
    "site/notes.txt": "<title>no page</title></head>",
    "site/js/entry.js": "0",
    "pages/news.js": filler,
  });
  environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: `${folder.path}/site`,
    PAGES_DIR: `${folder.path}/pages`,
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
const head = (html: string) => html.slice(0, html.indexOf("</head>"));

/** Changes entries with the admin command, like another process. */
async function store(...rows: SeoRow[]): Promise<void> {
  const entries = await createTestFolder({ "seo.json": JSON.stringify(rows) });
  await runAdmin(["seo", "import", `${entries.path}/seo.json`], environment, () => undefined);
  await entries.remove();
}
const says = (path: string, words: string) =>
  waitFor(`${path} says ${words}`, async () => (await text(path)).includes(words));

describe("a page whose entry is changed", () => {
  test("says it in its HTML, in both languages, and nowhere else than in its head", async () => {
    await store(
      row("/about", "新的标题 | LightMaker", "新的话"),
      row("/en/about", "A new title | LightMaker"),
    );
    await says("/about", "<title>新的标题 | LightMaker</title>");
    await says("/en/about", "<title>A new title | LightMaker</title>");
    const html = await text("/en/about");
    expect(html).toContain(`<meta name="description" content="new words"/>`);
    expect(html).toContain(`<meta name="keywords" content="new,keys"/>`);
    expect(html).toContain(`<meta property="og:title" content="A new title | LightMaker"/>`);
    expect(html).toContain(`<meta property="og:description" content="new words"/>`);
    expect(html).toContain("<svg><title>a drawing</title></svg><p>[news] About | LightMaker</p>");
    expect(await text("/about")).toContain(`<meta property="og:description" content="新的话"/>`);
  });

  test("is compressed, tagged and guarded like every page", async () => {
    const plain = await text("/en/about");
    await waitFor("it is compressed", async () => {
      const { headers } = await read("/en/about", { "accept-encoding": "gzip" });
      return headers.get("content-encoding") === "gzip";
    });
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, unpack] of Object.entries(unpacked)) {
      const { promise, resolve, reject } = Promise.withResolvers<{ body: Buffer; etag: string }>();
      http
        .get(`${server.address}/en/about`, { headers: { "accept-encoding": encoding } }, (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () => resolve({ body: Buffer.concat(parts), etag: String(answer.headers.etag) }));
        })
        .on("error", reject);
      const { body, etag } = await promise;
      expect(unpack(body).toString()).toBe(plain);
      const again = await read("/en/about", { "accept-encoding": encoding, "if-none-match": etag });
      expect(again.status).toBe(304);
    }
    const answer = await read("/en/about");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const hash = createHash("sha256").update(script).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  });

  test("gets another tag with every change, and its own again when the entry has gone", async () => {
    const tag = async () => (await read("/en/about")).headers.get("etag");
    const first = await tag();
    await store(row("/en/about", "Another title | LightMaker"));
    await says("/en/about", "Another title");
    const second = await tag();
    expect(second).not.toBe(first);
    const database = new DatabaseSync(`${folder.path}/data/lightmaker.sqlite`);
    database.exec("delete from seo where path = '/en/about'");
    database.exec("update versions set version = version + 1 where name = 'seo'");
    database.close();
    await says("/en/about", "<title>About | LightMaker</title>");
    expect(await text("/en/about")).toBe(page("About | LightMaker", "We &amp; machines"));
    expect(await tag()).not.toBe(second);
  });

  test("cannot be broken out of", async () => {
    const hostile = `</title><script>alert(1)</script>"'&amp;$&$1<!--`;
    await store(row("/en/about", hostile, `"><script>alert(2)</script>`, `" onload="alert(3)`));
    await says("/en/about", "alert(1)");
    const html = await text("/en/about");
    const escaped = "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;amp;$&amp;$1&lt;!--";
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${escaped}"/>`);
    expect(html).toContain(
      `<meta name="description" content="&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;"/>`,
    );
    expect(html).toContain(`<meta name="keywords" content="&quot; onload=&quot;alert(3)"/>`);
    expect(head(html).match(/<script/g)).toHaveLength(1);
    const policy = (await read("/en/about")).headers.get("content-security-policy");
    expect(policy?.match(/'sha256-/g)).toHaveLength(1);
  });

  test("says it from the first request of a server that is started again", async () => {
    await store(row("/en/about", "Kept title | LightMaker"));
    await server.stop();
    server = await startTestServer(environment);
    expect(await text("/en/about")).toContain("<title>Kept title | LightMaker");
  });

  test("is filled with its news as well", async () => {
    await store(row("/en/about/news", "Fresh news | LightMaker"));
    await says("/en/about/news", "<title>Fresh news | LightMaker</title>");
    expect(await text("/en/about/news")).toMatch(/<p>\d+ News \| LightMaker<\/p>/);
    await store(row("/en/about/news", "News again | LightMaker"));
    await says("/en/about/news", "<title>News again | LightMaker</title>");
    expect(await text("/en/about/news?item=x")).toContain("<title>News again | LightMaker</title>");
  });

  test("stays as it is when nobody should find it, and what is no page always", async () => {
    await store(
      row("/sent", "Changed"),
      row("/notes.txt", "Changed"),
      row("/no/such/page", "Changed"),
      row("/about", "Last of all | LightMaker"),
    );
    await says("/about", "Last of all");
    expect(await text("/sent")).toBe(page("Sent | LightMaker", "", noindex));
    expect(await text("/notes.txt")).toBe("<title>no page</title></head>");
    expect((await read("/no/such/page")).status).toBe(404);
  });
});

describe("a model's address", () => {
  const series = "/en/series";

  test("has the title and the addresses of the model, the same body, and the policy of the page", async () => {
    const built = await text(series);
    expect(built).toContain("<title>Radiance | LightMaker</title>");
    for (const query of ["?model=light-960", "?utm_source=mail&model=light-960"]) {
      const html = await text(series + query);
      expect(html).toContain("<title>Light 960 | LightMaker</title>");
      expect(html).toContain(`<meta name="description" content="A 960 bed"/>`);
      expect(html).toContain(`<meta property="og:title" content="Light 960 | LightMaker"/>`);
      const address = `https://maker.example${series}?model=light-960`;
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${address}"/>`);
      expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
      expect(html).toContain(`href="/feed.xml"`);
      expect(html).toContain(`href="/favicon.svg"`);
      expect(html.slice(html.indexOf("</head>"))).toBe(built.slice(built.indexOf("</head>")));
    }
    const policies = await Promise.all(
      ["", "?model=light-960"].map(async (query) =>
        (await read(series + query)).headers.get("content-security-policy"),
      ),
    );
    expect(policies[1]).toBe(policies[0]);
    expect(await text(`${series}?model=light-640`)).toContain("<title>Light 640 | LightMaker</title>");
  });

  test("of an unknown model, or of another page, is the page as it was built", async () => {
    const built = await text(series);
    for (const query of ["?model=light-530", "?model=", "?model=constructor", "?model=%00", "?a=light-960"])
      expect(await text(series + query)).toBe(built);
    expect(await text("/en/about?model=light-960")).not.toContain("Light 960");
  });

  test("has the table's entry, if there is one, and a changed series leaves its models alone", async () => {
    await store(
      row(`${series}?model=light-640`, "The 640 | LightMaker"),
      row(series, "Radiance anew | LightMaker"),
    );
    await says(series, "<title>Radiance anew | LightMaker</title>");
    expect(await text(`${series}?model=light-640`)).toContain("<title>The 640 | LightMaker</title>");
    expect(await text(`${series}?model=light-960`)).toContain("<title>Light 960 | LightMaker</title>");
  });

  test("cannot carry HTML into a page, even from a forged backup", async () => {
    const forged = `${series}?model="><meta http-equiv="refresh" content="0;url=https://evil.example/">`;
    const database = new DatabaseSync(`${folder.path}/data/lightmaker.sqlite`);
    database
      .prepare("insert into seo (path, title, keyword, describe) values (?, 'Forged', '', '')")
      .run(forged);
    database.exec("update versions set version = version + 1 where name = 'seo'");
    database.close();
    await store(row("/about", "After the forged one | LightMaker"));
    await says("/about", "After the forged one");
    expect(await text(series + encodeURI(forged.slice(series.length)))).not.toContain("evil.example");
  });

  test("is served from the first request while the database is away, and not at all from a damaged list", async () => {
    const table = async (heads: string) => {
      const site = await createTestFolder({
        "products/index.html": page("Series", "s", own("/products")),
        "model-heads.json": heads,
      });
      const read = await readStaticTable(
        [{ folder: site.path, prefix: "", inMemoryLimit: 1_000_000 }],
        () => undefined,
      );
      await site.remove();
      return read;
    };
    const published = {
      version: () => Promise.reject(new Error("the database is away")),
    } as unknown as Parameters<typeof openSeoPages>[0]["storage"]["published"];
    const logger = pino({ level: "silent" });
    const model = row("/products?model=light-960", "Light 960");
    const seo = openSeoPages({ storage: { published }, site: await table(JSON.stringify([model])), logger });
    await seo.refresh();
    expect(String(seo.pageAt("/products", "?model=light-960")?.plain.bytes)).toContain(
      "<title>Light 960</title>",
    );
    expect(seo.pageAt("/products")).toBeUndefined();
    const damaged = openSeoPages({ storage: { published }, site: await table("[{"), logger });
    await damaged.refresh();
    expect(damaged.pageAt("/products", "?model=light-960")).toBeUndefined();
  });
});

test("a changed page can be sent at once, and is compressed afterwards", async () => {
  const site = await readStaticTable(
    [{ folder: `${folder.path}/site`, prefix: "", inMemoryLimit: 1_000_000 }],
    () => undefined,
  );
  const published = {
    version: async () => 1,
    seo: async () => [row("/about", "One"), row("/en/about", "Two")],
  } as unknown as Parameters<typeof openSeoPages>[0]["storage"]["published"];
  const seo = openSeoPages({ storage: { published }, site, logger: pino({ level: "silent" }) });
  await seo.refresh();
  const entries = ["/about", "/en/about"].map((path) => seo.pageAt(path));
  for (const entry of entries) {
    expect(String(entry?.plain.bytes)).toMatch(/<title>(One|Two)</);
    expect(entry?.encoded).toEqual({});
  }
  await waitFor("both are compressed", () => entries.every((entry) => entry?.encoded.gzip !== undefined));
  for (const entry of entries) {
    expect(brotliDecompressSync(entry?.encoded.br?.bytes ?? Buffer.alloc(0))).toEqual(entry?.plain.bytes);
    expect(entry?.encoded.br?.headers["Content-Encoding"]).toBe("br");
  }
  expect(["/about", "/en/about"].map((path) => seo.pageAt(path))).toEqual(entries);
});

test("an entry that says what the page says changes nothing, letter by letter", () => {
  const html = page("A &amp; B&#x27;s &lt;b&gt;", "&quot;C&quot;");
  const same = { title: "A & B's <b>", keyword: "k", describe: '"C"' };
  expect(withHead(html, same)).toBe(html);
  expect(withHead(html, { ...same, title: "D" })).not.toBe(html);
  expect(withHead("no page at all", same)).toBe("no page at all");
});

test("pages are made once for each change, only those that change, and a database that is away changes none", async () => {
  const site = await readStaticTable(
    [{ folder: `${folder.path}/site`, prefix: "", inMemoryLimit: 1_000_000 }],
    () => undefined,
  );
  let rows = [row("/about", "One"), row("/en/about", "Two")];
  let version = 1;
  const asked = { version: 0, rows: 0 };
  let away = false;
  const published = {
    version: async () => {
      asked.version += 1;
      if (away) throw new Error("the database is away");
      return version;
    },
    seo: async () => {
      asked.rows += 1;
      return rows;
    },
  } as unknown as Parameters<typeof openSeoPages>[0]["storage"]["published"];
  const seo = openSeoPages({
    storage: { published },
    site,
    logger: pino({ level: "silent" }),
    freshMs: 60_000,
  });
  await seo.refresh();
  const [one, two] = [seo.pageAt("/about"), seo.pageAt("/en/about")];
  expect([one, two].every((entry) => entry !== undefined)).toBe(true);
  for (let turn = 0; turn < 100; turn += 1) seo.pageAt("/about");
  expect(asked).toEqual({ version: 1, rows: 1 });
  await seo.refresh();
  expect(asked).toEqual({ version: 2, rows: 1 });
  rows = [row("/about", "One"), row("/en/about", "Three")];
  version = 2;
  await seo.refresh();
  expect(seo.pageAt("/about")).toBe(one);
  expect(seo.pageAt("/en/about")).not.toBe(two);
  away = true;
  await seo.refresh();
  expect(seo.pageAt("/about")).toBe(one);
});
