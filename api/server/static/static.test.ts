import { randomBytes } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pagePolicy } from "../security-headers.ts";
import type { RunningServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";
import { cacheControlOf } from "./static-entry.ts";

const home = `<!doctype html><title>首页</title>${"<p>激光切割</p>".repeat(200)}`;
const english = `<!doctype html><title>Home</title>${"<p>laser cutting</p>".repeat(200)}`;
const script = `console.log(${JSON.stringify("a".repeat(3_000))})`;
const film = randomBytes(300_000);
const smallPicture = randomBytes(5_000);
// Differs from the server's own compression, so the test can see whose bytes are sent.
const builtTwin = brotliCompressSync(Buffer.from(script));

let folder: TestFolder;
let server: RunningServer;

beforeAll(async () => {
  folder = await createTestFolder({
    "site/index.html": home,
    "site/en/index.html": english,
    "site/about/news/index.html": home,
    "site/404/index.html": "<title>没有这一页</title>",
    "site/en/404/index.html": "<title>No such page</title>",
    "site/js/app-DkD2_x1Q.js": script,
    "site/js/app-DkD2_x1Q.js.br": builtTwin,
    "site/css/root-B1c2D3e4.css": "body{color:red}".repeat(100),
    "site/css/root-B1c2D3e4.css.br": brotliCompressSync(Buffer.from("body{color:blue}")),
    "site/favicon.svg": "<svg/>",
    "site/en.data": "x".repeat(1_000),
    "site/a b/ü.txt": "spaces and umlauts",
    "site/.vite/manifest.json": "{}",
    "site/js/.env": "hidden",
    "site/en/.git/config": "hidden",
    "site/.well-known/security.txt": "Contact: mailto:security@example.com",
    "media/home/film.0123abcd.mp4": film,
    "media/home/long.89abcdef.mp4": Buffer.alloc(30_000_000),
    "media/home/hero-640.89abcdef.avif": smallPicture,
    "secret.txt": "outside the folders",
  });
  server = await startTestServer({
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: `${folder.path}/site`,
    MEDIA_DIR: `${folder.path}/media`,
  });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a plain request: adds no headers, decompresses nothing and follows no redirects. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(server.address, { path, method, headers, agent: false }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () =>
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  })
    .on("error", reject)
    .end();
  return promise;
}

describe("pages", () => {
  test.each([
    ["/", home],
    ["/?utm=1", home],
    ["/en", english],
    ["/about/news?item=3", home],
  ])("%s is a page, asked about each time", async (path, page) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, page]);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": pagePolicy(page),
    });
  });

  test.each([
    ["/en/", "/en"],
    ["/en/?a=1&b", "/en?a=1&b"],
    ["/index.html", "/"],
    ["/en/index.html", "/en"],
    ["/about/news/", "/about/news"],
    ["/js/app-DkD2_x1Q.js/", "/js/app-DkD2_x1Q.js"],
    ["/a%20b/%C3%BC.txt/", "/a%20b/%C3%BC.txt"],
  ])("%s moves to %s for good", async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers["location"]]).toEqual([308, location]);
  });

  test.each([
    ["/nowhere", "没有这一页"],
    ["/entry", "没有这一页"],
    ["//evil.example/", "没有这一页"],
    ["/%", "没有这一页"],
    ["/en/nowhere", "No such page"],
    ["/404", "没有这一页"],
    ["/en/404", "No such page"],
    ["/js/app-00000000.js", "没有这一页"],
    ["/../secret.txt", "没有这一页"],
    ["/%2e%2e/secret.txt", "没有这一页"],
    ["/..%2fsecret.txt", "没有这一页"],
    ["/.vite/manifest.json", "没有这一页"],
    ["/js/.env", "没有这一页"],
    ["/en/.git/config", "No such page"],
    ["/js/app-DkD2_x1Q.js.br", "没有这一页"],
  ])("%s is the 404 page of its language, with status 404", async (path, title) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain(title);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["etag"]).toBeUndefined();
  });

  test("a whole address, as proxies send it, is understood", async () => {
    expect((await get("http://shop.example/en?x")).body.toString()).toBe(english);
  });

  test("other paths that need decoding, and what RFC 8615 publishes, are found", async () => {
    expect((await get("/a%20b/%c3%bc.txt")).body.toString()).toBe("spaces and umlauts");
    expect((await get("/.well-known/security.txt")).status).toBe(200);
    expect((await get("/en.data")).headers["content-type"]).toBe("text/x-script; charset=utf-8");
  });

  test.each(["POST", "TRACE"])("nothing is done to a page by %s", async (method) => {
    const { status, headers, body } = await get("/en", {}, method);
    expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
    expect(JSON.parse(body.toString())).toEqual({
      code: 405,
      message: "request.methodNotAllowed",
      data: null,
    });
  });
});

describe("compression", () => {
  const unfold = {
    br: brotliDecompressSync,
    zstd: zstdDecompressSync,
    gzip: gunzipSync,
  } as const;

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, zstd", "zstd"],
    ["gzip", "gzip"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["br;q=0, *", "zstd"],
    ["GZIP", "gzip"],
  ] as const)("Accept-Encoding %j gets %s", async (accept, encoding) => {
    const { headers, body } = await get("/", { "accept-encoding": accept });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(unfold[encoding](body).toString()).toBe(home);
  });

  test.each(["", "identity", "deflate", "br;q=0", "br;q=nonsense"])(
    "Accept-Encoding %j gets it plain",
    async (accept) => {
      const { headers, body } = await get("/", { "accept-encoding": accept });
      expect(headers["content-encoding"]).toBeUndefined();
      expect(body.toString()).toBe(home);
    },
  );

  test("what the build compressed is sent as it is", async () => {
    const { body } = await get("/js/app-DkD2_x1Q.js", { "accept-encoding": "br" });
    expect(body.equals(builtTwin)).toBe(true);
  });

  test("a compressed file that is not of this file is not believed", async () => {
    const { body } = await get("/css/root-B1c2D3e4.css", { "accept-encoding": "br" });
    expect(brotliDecompressSync(body).toString()).toContain("red");
  });

  test("what would not get smaller, and pictures, stay as they are", async () => {
    for (const path of ["/favicon.svg", "/media/home/hero-640.89abcdef.avif"]) {
      expect(
        (await get(path, { "accept-encoding": "br, gzip" })).headers["content-encoding"],
      ).toBeUndefined();
    }
  });
});

describe("caching", () => {
  test.each([
    ["/js/app-DkD2_x1Q.js", true],
    ["/css/root-B1c2D3e4.css", true],
    ["/assets/entry-a_b-c1d2.js", true],
    ["/fonts/geist-Ab3dEf6h.woff2", true],
    ["/media/home/hero-640.89abcdef.avif", true],
    ["/media/home/hero.0123456789abcdef.webm", true],
    ["/js/some-settings.js", false],
    ["/media/home/product.zh.vtt", false],
    ["/favicon.svg", false],
    ["/en", false],
    ["/about/app-DkD2_x1Q.js", false],
  ])("%s immutable: %s", (path, immutable) => {
    expect(cacheControlOf(path)).toBe(immutable ? "public, max-age=31536000, immutable" : "no-cache");
  });

  test("each way to send a file has a tag of its own, and the tag saves sending it again", async () => {
    const plain = (await get("/en")).headers["etag"];
    const brotli = (await get("/en", { "accept-encoding": "br" })).headers["etag"];
    expect(plain).toMatch(/^"[\w-]{27}"$/);
    expect(brotli).toBe(`${String(plain).slice(0, -1)}-br"`);
    for (const tag of [String(plain), `W/${plain}`, `"other", ${plain}`, "*"]) {
      const { status, headers, body } = await get("/en", { "if-none-match": tag });
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers).toMatchObject({ etag: plain, "cache-control": "no-cache", vary: "Accept-Encoding" });
    }
    expect((await get("/en", { "if-none-match": String(brotli) })).status).toBe(200);
  });

  test("HEAD has the headers of GET and no body", async () => {
    for (const path of ["/en", "/media/home/film.0123abcd.mp4"]) {
      const [whole, head] = [await get(path), await get(path, { range: "bytes=0-1" }, "HEAD")];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
    }
  });
});

describe.each([
  ["streamed from disk", "/media/home/film.0123abcd.mp4", film],
  ["held in memory", "/media/home/hero-640.89abcdef.avif", smallPicture],
])("parts of a file %s", (_, path, content) => {
  const size = content.length;

  test("the whole file says that parts may be asked for", async () => {
    const { status, headers, body } = await get(path);
    expect([status, headers["accept-ranges"], headers["content-length"]]).toEqual([200, "bytes", `${size}`]);
    expect(body.equals(content)).toBe(true);
  });

  test.each([
    ["bytes=0-1", 0, 1],
    ["bytes=100-", 100, size - 1],
    ["bytes=-100", size - 100, size - 1],
    [`bytes=10-${size * 2}`, 10, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
  ])("%s", async (range, start, end) => {
    const { status, headers, body } = await get(path, { range });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${start}-${end}/${size}`);
    expect(headers["content-length"]).toBe(`${end - start + 1}`);
    expect(body.equals(content.subarray(start, end + 1))).toBe(true);
  });

  test.each(["bytes=0-1,5-6", "bytes=5-2", "bytes=-", "lines=1-2", "nonsense"])(
    "%s gets the whole file",
    async (range) => {
      const { status, body } = await get(path, { range });
      expect([status, body.length]).toEqual([200, size]);
    },
  );

  test.each([`bytes=${size}-`, "bytes=-0"])("%s lies outside", async (range) => {
    const { status, headers, body } = await get(path, { range });
    expect([status, headers["content-range"], body.length]).toEqual([416, `bytes */${size}`, 0]);
  });

  test("a part is only sent of the file the client knows", async () => {
    const etag = String((await get(path, {}, "HEAD")).headers["etag"]);
    expect((await get(path, { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    expect((await get(path, { range: "bytes=0-1", "if-range": '"older"' })).status).toBe(200);
  });
});

test("a page never has parts: they would be parts of its compressed form", async () => {
  expect((await get("/", { range: "bytes=0-1" })).status).toBe(200);
});

test("a visitor who leaves in the middle of a film harms nobody", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leaving = request(`${server.address}/media/home/film.0123abcd.mp4`, { agent: false }, (response) => {
    response.once("data", () => leaving.destroy());
    response.on("close", resolve);
    response.on("error", () => undefined);
  });
  leaving.on("error", () => undefined).end();
  await promise;
  expect((await get("/")).status).toBe(200);
});

describe("files that change under a running server", () => {
  test("a streamed file that was replaced or has gone is an error, not a broken answer", async () => {
    const other = await createTestFolder({
      "site/index.html": "home",
      "site/one.mp4": film,
      "site/two.mp4": film,
    });
    const site = `${other.path}/site`;
    const running = await startTestServer({ DATA_DIR: other.path, SITE_DIR: site, MEDIA_DIR: site });
    await writeFile(`${site}/one.mp4`, "shorter now");
    await rm(`${site}/two.mp4`);
    for (const path of ["/one.mp4", "/two.mp4"]) {
      const response = await fetch(running.address + path);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ code: 500, message: "server.failed", data: null });
    }
    // There is no 404 page here either: the response is an envelope.
    expect(await (await fetch(`${running.address}/nowhere`)).json()).toMatchObject({ code: 404 });
    await running.stop();
    await other.remove();
  });
});

test("requests for a film that wait for their turn on one connection open no file yet", async () => {
  const open = (): number =>
    readdirSync("/proc/self/fd").filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).endsWith("film.0123abcd.mp4");
      } catch {
        return false;
      }
    }).length;
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.pause();
  // More than the buffers of both sides hold.
  socket.write("GET /media/home/long.89abcdef.mp4 HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.write("GET /media/home/film.0123abcd.mp4 HTTP/1.1\r\nHost: x\r\n\r\n".repeat(10));
  await waitFor("the first request is read", () => socket.bytesWritten > 500);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect((await get("/")).status).toBe(200);
  expect(open()).toBe(0);
  const bytes: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => bytes.push(chunk));
  socket.resume();
  await waitFor(
    "all are answered in turn",
    () => Buffer.concat(bytes).toString("latin1").split("HTTP/1.1 200").length === 12,
  );
  socket.destroy();
});
