import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedPages, routes } from "../../contract/index.ts";
import type { RunningServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { sendRaw, startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";

/** Forged host name, sent in every header that may carry a host. */
const evil = "evil.example";
const headers = [
  `Host: ${evil}`,
  `X-Forwarded-Host: ${evil}`,
  `X-Forwarded-Server: ${evil}`,
  `X-Host: ${evil}`,
  `X-Original-URL: http://${evil}/`,
  `Forwarded: host=${evil};proto=http`,
  "X-Forwarded-Proto: https",
];

let receiver: Server;
let received: string[];
beforeAll(async () => {
  receiver = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    incoming.on("end", () => {
      received.push(body);
      outgoing.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

describe.each([undefined, "https://www.example.com"])("with SITE_URL=%s", (SITE_URL) => {
  let folder: TestFolder;
  let server: RunningServer;
  let origin: string;
  beforeAll(async () => {
    received = [];
    folder = await createTestFolder({
      "site/index.html": "<!doctype html><title>x</title>",
      "site/404.html": "<!doctype html>",
      "site/about/news/index.html": "<!doctype html>",
      "pages/news.js": `export const newsPage = {
        open: (page, items, origin) => ({ viewOf: () => "", fill: () => page + "<p>" + origin + items.length }),
      };`,
    });
    server = await startTestServer({
      DATA_DIR: `${folder.path}/data`,
      SITE_DIR: `${folder.path}/site`,
      MEDIA_DIR: `${folder.path}/site`,
      PAGES_DIR: `${folder.path}/pages`,
      API_DOCS: "on",
      // A trusted proxy may set the visitor's address, and nothing else.
      TRUSTED_PROXIES: "loopback",
      WEBHOOKS: `json=http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      ...(SITE_URL && { SITE_URL }),
    });
    origin = SITE_URL ?? server.address;
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  const ask = (target: string, method = "GET") =>
    sendRaw(
      server.address,
      `${method} ${target} HTTP/1.1\r\n${headers.join("\r\n")}\r\nConnection: close\r\n\r\n`,
    );

  test.each([
    ...[
      "/",
      "/about/news",
      "/about/news/",
      "/index.html",
      "/no/such/page",
      "//x",
      routes.health,
      routes.selectNews,
    ],
    ...[feedPages.zh, feedPages.en, "/api/docs", "/api/openapi.json", "/api/nothing", `${routes.file}/x`],
    `http://${evil}/about/news`,
  ])("%s says nothing of the host that was asked for", async (target) => {
    for (const method of ["GET", "HEAD", "POST"]) {
      const answer = await ask(target, method);
      expect(answer.status).toBeGreaterThanOrEqual(200);
      expect(answer.head.toLowerCase()).not.toContain(evil);
      expect(answer.body.toLowerCase()).not.toContain(evil);
    }
  });

  test("feeds and news carry the address that is configured, for whoever comes next as well", async () => {
    for (const target of [feedPages.zh, "/about/news"]) {
      expect((await ask(target)).body).toContain(origin);
      expect(await (await fetch(server.address + target)).text()).not.toContain(evil);
    }
  });

  test("the staff get links to the configured address", async () => {
    const fields = {
      applicant: "a",
      corporateName: "b",
      email: "a@example.com",
      phone: "1",
      sampleModel: "c",
    };
    const part = (name: string, text: string, more = ""): string =>
      `--B\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
    const texts = Object.entries({ ...fields, applicationDescription: "d" }).map(([name, text]) =>
      part(name, text),
    );
    const file = part("file", "%PDF-1.7\n%%EOF\n", '; filename="a.pdf"');
    const body = `${texts.join("")}${file}--B--\r\n`;
    const answer = await sendRaw(
      server.address,
      `POST ${routes.saveApplicationForm} HTTP/1.1\r\n${headers.join("\r\n")}\r\nConnection: close\r\n` +
        `Content-Type: multipart/form-data; boundary=B\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect([answer.status, /^location: (.*)$/im.exec(answer.head)?.[1]]).toEqual([303, "/sent"]);
    await waitFor("the message is there", () => received.length > 0);
    const { files } = JSON.parse(received[0] ?? "") as { files: readonly { url: string }[] };
    expect(files[0]?.url.startsWith(`${origin}/api/file/`)).toBe(true);
    expect(received.join("")).not.toContain(evil);
  });
});
