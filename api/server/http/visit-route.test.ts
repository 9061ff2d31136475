import { afterAll, beforeAll, expect, test } from "vitest";
import { routes, unloadVisitAddress } from "../../contract/index.ts";
import type { RunningServer } from "../start-server.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import type { VisitRow } from "../storage/tables.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startTestServer } from "../testing/test-servers.ts";

let folder: TestFolder;
let server: RunningServer;
let storage: Storage;
beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  server = await startTestServer({
    DATA_DIR: folder.path,
    SITE_DIR: site,
    MEDIA_DIR: site,
    TRUSTED_PROXIES: "loopback",
  });
  storage = await openStorage({ dataDir: folder.path, onIdleError: () => undefined });
});
afterAll(async () => {
  await storage.close();
  await server.stop();
  await folder.remove();
});

const visit = { visitPage: "/en/about/news", stopTime: 12.5 };

/** Posts a visit and returns the response and the stored rows. */
async function post(
  body: unknown,
  { path = routes.saveVisit as string, ...headers }: Record<string, string> = {},
): Promise<{ code: number; message: string; rows: readonly VisitRow[] }> {
  const before = (await storage.listVisits()).length;
  const response = await fetch(server.address + path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  const { code, message } = (await response.json()) as { code: number; message: string };
  expect(response.status).toBe(code);
  return { code, message, rows: (await storage.listVisits()).slice(before) };
}

test("seconds on leaving a route and milliseconds on unload are stored as one unit", async () => {
  const left = await post(visit);
  expect(left).toMatchObject({ code: 200, message: "visit.stored" });
  expect(left.rows).toMatchObject([{ path: "/en/about/news", stay_ms: 12_500 }]);
  const unloaded = await post({ ...visit, stopTime: 12_500.4 }, { path: unloadVisitAddress });
  expect(unloaded.rows).toMatchObject([{ stay_ms: 12_500 }]);
});

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2::3", "2001:db8:1::"],
  ["198.51.100.9, 203.0.113.77", "203.0.113.0"],
])("the visitor at %s is stored as %s", async (address, network) => {
  const { rows } = await post(visit, { "x-forwarded-for": address });
  expect(rows).toMatchObject([{ network }]);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.77");
});

test("text/plain is taken, as sendBeacon sends it; a form is not", async () => {
  expect(await post(visit, { "content-type": "text/plain;charset=UTF-8" })).toMatchObject({ code: 200 });
  expect(await post("visitPage=/", { "content-type": "application/x-www-form-urlencoded" })).toMatchObject({
    code: 415,
    rows: [],
  });
});

test.each([{ dnt: "1" }, { "sec-gpc": "1" }])("with %j nothing is stored", async (headers) => {
  expect(await post(visit, headers)).toEqual({ code: 200, message: "visit.ignored", rows: [] });
});

test("a query is not stored, and a stay is at most a day", async () => {
  const { rows } = await post({ visitPage: "/a?email=x@y.z#b", stopTime: 1e300 });
  expect(rows).toMatchObject([{ path: "/a", stay_ms: 86_400_000 }]);
});

test.each([
  ["{", "request.notJson"],
  [{}, "request.invalid"],
  [{ ...visit, stopTime: -1 }, "request.invalid"],
  [{ ...visit, stopTime: "1" }, "request.invalid"],
  [{ ...visit, stopTime: null }, "request.invalid"],
  [{ ...visit, visitPage: "https://evil.example" }, "request.invalid"],
  [{ ...visit, visitPage: "/a b" }, "request.invalid"],
  [{ ...visit, visitPage: "/a\u0000b" }, "request.invalid"],
  [{ ...visit, visitPage: `/${"x".repeat(500)}` }, "request.invalid"],
])("%j is refused", async (body, message) => {
  expect(await post(body)).toEqual({ code: 400, message, rows: [] });
});

test("another site cannot report visits", async () => {
  expect(await post(visit, { "sec-fetch-site": "cross-site" })).toEqual({
    code: 403,
    message: "request.crossSite",
    rows: [],
  });
});
