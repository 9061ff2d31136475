import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeServiceWorker } from "./service-worker.ts";

const origin = "https://shop.example";

let script = "";
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lightmaker-worker-"));
  await writeServiceWorker(folder);
  script = await readFile(path.join(folder, "service-worker.js"), "utf8");
});
afterAll(() => rm(folder, { recursive: true }));

/** A cache in memory: responses by path. A full disk refuses what is written. */
class MemoryCache {
  readonly held = new Map<string, Response>();
  #path = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, origin).pathname;
  keys = async () => [...this.held.keys()].map((each) => ({ url: origin + each }));
  match = async (request: string | { url: string }) => this.held.get(this.#path(request))?.clone();
  put = async (request: string | { url: string }, answer: Response) => {
    if (fault !== undefined) throw new DOMException("no room", "QuotaExceededError");
    this.held.set(this.#path(request), answer);
  };
  delete = async (request: { url: string }) => this.held.delete(this.#path(request));
}

interface Visited {
  readonly mode?: "navigate" | "no-cors";
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

let server: Map<string, Response>;
let online: boolean;
/** What does not work: a full disk refuses what is written, a damaged one every use of the caches. */
let fault: "full" | "damaged" | undefined;
let caches: Map<string, MemoryCache>;
/** Number of times the worker asked to take over from an older version. */
let takenOver = 0;
let send: (type: string, event: object) => Promise<unknown>;

/** Starts the worker of the build in a browser without a browser. */
beforeEach(async () => {
  server = new Map([
    ["/notice/offline", new Response("离线")],
    ["/en/notice/offline", new Response("Offline")],
    ["/products", new Response("old page")],
    ["/js/entry-1.js", new Response("script")],
  ]);
  online = true;
  fault = undefined;
  caches = new Map();
  const listeners = new Map<string, (event: object) => void>();
  send = async (type, event) => {
    const work: unknown[] = [];
    const keep = (promise: unknown) => void work.push(promise);
    listeners.get(type)?.({ ...event, waitUntil: keep, respondWith: keep });
    const first = await work[0];
    // What the worker starts while it answers.
    await Promise.all(work);
    return first;
  };
  runInNewContext(script, {
    self: {
      location: new URL(origin),
      skipWaiting: async () => {
        takenOver += 1;
      },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    },
    caches: {
      open: async (name: string) => {
        if (fault === "damaged") throw new DOMException("no caches", "UnknownError");
        const cache = caches.get(name) ?? new MemoryCache();
        caches.set(name, cache);
        return cache;
      },
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: async (request: string | { url: string }) => {
      if (!online) throw new TypeError("no network");
      const { pathname } = new URL(typeof request === "string" ? request : request.url, origin);
      return server.get(pathname)?.clone() ?? new Response("missing", { status: 404 });
    },
    URL,
    Promise,
    Math,
  });
  await send("install", {});
});

/** Opens an address. Returns the text of the answer, or `undefined` if the worker leaves the request to the browser. */
async function open(address: string, { mode = "navigate", method = "GET", headers = {} }: Visited = {}) {
  const request = { url: origin + address, mode, method, headers: new Headers(headers) };
  const answer = await send("fetch", { request });
  return answer instanceof Response ? answer.text() : undefined;
}

describe("a page", () => {
  it("comes from the server as long as there is one, so nothing outdated is shown", async () => {
    expect(await open("/products")).toBe("old page");
    server.set("/products", new Response("new page"));
    expect(await open("/products")).toBe("new page");
  });

  it("opens without network as it was last seen, whatever its query", async () => {
    await open("/products?model=x");
    online = false;
    expect(await open("/products?model=y")).toBe("old page");
  });

  it.each([
    ["/never-seen", "离线"],
    ["/en/never-seen", "Offline"],
    ["/en", "Offline"],
    ["/english", "离线"],
  ])("that was never seen is a notice in its language: %s", async (address, notice) => {
    online = false;
    expect(await open(address)).toBe(notice);
  });

  it("that failed is not kept in place of the page", async () => {
    await open("/products");
    server.set("/products", new Response("out of order", { status: 503 }));
    expect(await open("/products")).toBe("out of order");
    online = false;
    expect(await open("/products")).toBe("old page");
  });

  it("that was opened by client-side navigation is kept with its files", async () => {
    await send("message", { data: { page: "/products", parts: ["/js/entry-1.js"] } });
    online = false;
    expect(await open("/products")).toBe("old page");
    expect(await open("/js/entry-1.js", { mode: "no-cors" })).toBe("script");
  });
});

describe.each(["full", "damaged"] as const)("on a disk that is %s", (kind) => {
  it("pages and files come from the server as they are now", async () => {
    await open("/products");
    server.set("/products", new Response("new page"));
    fault = kind;
    expect(await open("/products")).toBe("new page");
    expect(await open("/en/never-seen")).toBe("missing");
    expect(await open("/js/entry-1.js", { mode: "no-cors" })).toBe("script");
    await send("message", { data: { page: "/products", parts: ["/js/entry-1.js"] } });
    online = false;
    if (kind === "full") expect(await open("/products")).toBe("old page");
    else await expect(open("/products")).rejects.toThrow("no network");
  });

  it("a new version of the worker takes over", async () => {
    fault = kind;
    for (const cache of caches.values()) cache.held.clear();
    const before = takenOver;
    await send("install", {});
    expect(takenOver).toBe(before + 1);
  });
});

describe("what the worker leaves to the browser", () => {
  it.each<[string, string, Visited]>([
    ["a posted form", "/products", { method: "POST" }],
    ["the API", "/api/news/selectAll", {}],
    ["a part of a film", "/media/film.webm", { mode: "no-cors", headers: { range: "bytes=0-" } }],
    ["a film", "/media/film.mp4", { mode: "no-cors" }],
    ["a data file", "/search.json", { mode: "no-cors" }],
  ])("is %s", async (_, address, visited) => {
    expect(await open(address, visited)).toBeUndefined();
  });
});

it("drops the oldest pages first, and never the notices", async () => {
  for (let number = 1; number <= 70; number += 1) {
    const page = `/page-${number}`;
    server.set(page, new Response(page));
    await send("message", { data: { page, parts: [] } });
  }
  const kept = [...(caches.get("pages-1")?.held.keys() ?? [])];
  expect(kept).toContain("/notice/offline");
  expect(kept).toContain("/en/notice/offline");
  expect(kept.filter((each) => each.startsWith("/page-"))).toEqual(
    Array.from({ length: 60 }, (_, at) => `/page-${at + 11}`),
  );
});
