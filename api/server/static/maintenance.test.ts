import { afterAll, beforeAll, expect, test } from "vitest";
import { formAction, routes } from "../../contract/index.ts";
import type { RunningServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { sendRaw, startTestServer } from "../testing/test-servers.ts";

let folder: TestFolder;
let server: RunningServer;
beforeAll(async () => {
  folder = await createTestFolder({
    "site/index.html": "home",
    "site/404/index.html": "no such page",
    "site/notice/maintenance/index.html": "维护中",
    "site/en/notice/maintenance/index.html": "closed for a while",
    "site/not-sent/index.html": "没有提交成功",
    "site/en/not-sent/index.html": "not sent",
    "site/css/root-B1c2D3e4.css": "body{}",
  });
  const site = `${folder.path}/site`;
  server = await startTestServer({
    DATA_DIR: folder.path,
    SITE_DIR: site,
    MEDIA_DIR: site,
    MAINTENANCE: "on",
  });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test.each([
  ["/", "维护中"],
  ["/no/such/page", "维护中"],
  ["/en/products", "closed for a while"],
])("%s is answered by the page that says that the site is closed", async (path, text) => {
  const response = await fetch(server.address + path);
  expect([response.status, await response.text()]).toEqual([503, text]);
  expect(response.headers.get("retry-after")).toBe("600");
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test("what that page is made of is served, and the health check answers", async () => {
  expect((await fetch(`${server.address}/css/root-B1c2D3e4.css`)).status).toBe(200);
  expect((await fetch(server.address + routes.health)).status).toBe(200);
});

test("feeds and chat are closed as well", async () => {
  for (const path of ["/feed.xml", "/en/feed.xml", routes.chat]) {
    const response = await fetch(server.address + path);
    expect([path, response.status, ((await response.json()) as { message: string }).message]).toEqual([
      path,
      503,
      "server.maintenance",
    ]);
  }
  const chat = await sendRaw(
    server.address,
    `GET ${routes.chat} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  expect([chat.status, JSON.parse(chat.body).message]).toEqual([503, "server.maintenance"]);
});

test("nothing is taken that might get lost", async () => {
  const response = await fetch(server.address + routes.insertMessage, { method: "POST", body: "{}" });
  expect(await response.json()).toEqual({ code: 503, message: "server.maintenance", data: null });
  expect(response.headers.get("retry-after")).toBe("600");
});

test.each([
  ["zh", "没有提交成功"],
  ["en", "not sent"],
] as const)(
  "a form without script is told in words that nothing was stored, in %s",
  async (language, text) => {
    const body = new URLSearchParams({ surName: "王", name: "芳", email: "wang@example.com" });
    const response = await fetch(server.address + formAction(routes.addAccessInformation, language), {
      method: "POST",
      body,
    });
    expect([response.redirected, response.status, await response.text()]).toEqual([true, 200, text]);
  },
);
