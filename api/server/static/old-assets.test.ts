import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startTestServer } from "../testing/test-servers.ts";

let folder: TestFolder;
beforeEach(async () => {
  folder = await createTestFolder({
    "site/index.html": "<!doctype html>",
    "site/js/page-AAAAAAA1.js": "old()",
    "site/css/style-AAAAAAA1.css": "old {}",
  });
});
afterEach(() => folder.remove());

/** Starts a server with the folder, requests a file, and stops it. */
async function ask(path: string, more: Readonly<Record<string, string>> = {}) {
  const site = `${folder.path}/site`;
  const server = await startTestServer({
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    ...more,
  });
  try {
    const response = await fetch(server.address + path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  } finally {
    await server.stop();
  }
}

/** Replaces the build by another one. */
async function deploy(): Promise<void> {
  await rm(`${folder.path}/site/js/page-AAAAAAA1.js`);
  await writeFile(`${folder.path}/site/js/page-BBBBBBB2.js`, "new()");
}

test("a script of an earlier build is served after a deployment, beside the new one", async () => {
  await ask("/");
  await deploy();
  const old = await ask("/js/page-AAAAAAA1.js");
  expect([old.status, old.text]).toEqual([200, "old()"]);
  expect(old.headers.get("cache-control")).toContain("immutable");
  expect((await ask("/js/page-BBBBBBB2.js")).text).toBe("new()");
});

test("it is deleted when no build has had it for some days, and what the build has is not", async () => {
  await ask("/");
  await deploy();
  const long = new Date(Date.now() - 31 * 86_400_000);
  await utimes(`${folder.path}/data/assets/js/page-AAAAAAA1.js`, long, long);
  await utimes(`${folder.path}/data/assets/css/style-AAAAAAA1.css`, long, long);
  expect((await ask("/js/page-AAAAAAA1.js")).status).toBe(404);
  expect(await readdir(`${folder.path}/data/assets/js`)).toEqual(["page-BBBBBBB2.js"]);
  expect(await readdir(`${folder.path}/data/assets/css`)).toEqual(["style-AAAAAAA1.css"]);
});

test("it is kept until the days of the setting are over", async () => {
  await ask("/");
  await deploy();
  for (const [days, status] of [
    [13, 200],
    [15, 404],
  ] as const) {
    const then = new Date(Date.now() - days * 86_400_000);
    await utimes(`${folder.path}/data/assets/js/page-AAAAAAA1.js`, then, then);
    expect((await ask("/js/page-AAAAAAA1.js", { OLD_ASSETS_DAYS: "14" })).status).toBe(status);
  }
});

test("nothing is kept for 0 days, and a folder that cannot be written stops nothing", async () => {
  await ask("/", { OLD_ASSETS_DAYS: "0" });
  await writeFile(`${folder.path}/data/assets`, "not a folder");
  expect((await ask("/js/page-AAAAAAA1.js")).status).toBe(200);
  await deploy();
  expect((await ask("/js/page-AAAAAAA1.js")).status).toBe(404);
});
