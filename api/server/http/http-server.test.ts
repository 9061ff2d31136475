import { once } from "node:events";
import { readdir, rename } from "node:fs/promises";
import { type AddressInfo, connect, type Socket } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { Writable } from "node:stream";
import { Hono } from "hono";
import { type Logger, pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../contract/index.ts";
import { createFaultLog } from "../fault-log.ts";
import { createFileLinks } from "../files/file-links.ts";
import { createFormTokens } from "../guards/form-tokens.ts";
import { describeError } from "../log.ts";
import type { RunningServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { sendRaw, startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";
import { Writer } from "../writer/writer.ts";
import type { AppDependencies } from "./app-environment.ts";
import { createApplication } from "./application.ts";
import { createHttpServer } from "./http-server.ts";
import { linesPerMinute } from "./request-log-limit.ts";

let folder: TestFolder;
let server: RunningServer;

beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  server = await startTestServer({ DATA_DIR: folder.path, SITE_DIR: site, MEDIA_DIR: site });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

describe("every answer of the API is an envelope", () => {
  test.each([
    ["GET", "/api", 404, "request.notFound"],
    ["GET", "/api/", 404, "request.notFound"],
    ["POST", "/api/no/such", 404, "request.notFound"],
    ["GET", routes.addAccessInformation, 405, "request.methodNotAllowed"],
    ["PUT", routes.addAccessInformation, 405, "request.methodNotAllowed"],
    ["OPTIONS", routes.addAccessInformation, 405, "request.methodNotAllowed"],
    ["POST", routes.health, 405, "request.methodNotAllowed"],
    ["GET", routes.chat, 426, "request.upgradeRequired"],
    ["POST", routes.chat, 405, "request.methodNotAllowed"],
    ["GET", routes.health, 200, "health.up"],
  ])("%s %s is %i", async (method, path, code, message) => {
    const response = await fetch(server.address + path, { method });
    expect(response.status).toBe(code);
    expect(await response.json()).toEqual({ code, message, data: null });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("405 says what is allowed", async () => {
    expect((await fetch(server.address + routes.addAccessInformation)).headers.get("allow")).toBe("POST");
    const health = await fetch(server.address + routes.health, { method: "DELETE" });
    expect(health.headers.get("allow")).toBe("GET, HEAD");
  });

  test.each([2, 3, 40])(
    "%d requests without Host in one packet get one refusal, and the server goes on",
    async (count) => {
      const { status, body } = await sendRaw(server.address, "GET / HTTP/1.1\r\n\r\n".repeat(count));
      expect([status, JSON.parse(body).message]).toEqual([400, "request.malformed"]);
      expect((await fetch(server.address + routes.health)).status).toBe(200);
    },
  );

  test("nothing that comes after a refused request is done: the client sends it again", async () => {
    const text = JSON.stringify({
      name: "Ada",
      phone: "+44 20 0000 0000",
      email: "ada@example.ie",
      message: "After a refusal",
      corporateName: "Makers",
      country: "",
      state: 1,
    });
    const lead = `POST ${routes.insertMessage} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
    const leads = () => {
      const database = new DatabaseSync(`${folder.path}/lightmaker.sqlite`, { readOnly: true });
      const { count } = database.prepare("select count(*) as count from leads").get() ?? {};
      database.close();
      return count;
    };
    const { status } = await sendRaw(server.address, lead);
    expect([status, leads()]).toEqual([200, 1]);
    await sendRaw(server.address, `GET / HTTP/1.1\r\n\r\n${lead}`);
    await sendRaw(server.address, `GET ${routes.health} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(leads()).toBe(1);
  });

  const handshake = (origin: string) =>
    `GET ${routes.chat} HTTP/1.1\r\nHost: a\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  test.each([
    ["a request without Host", "GET / HTTP/1.1\r\n\r\n", "400"],
    ["what is not HTTP", "what is this?\r\n\r\n", "400"],
    [
      "a body that is not HTTP",
      `POST ${routes.insertMessage} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n`,
      "400",
    ],
    ["a chat from another site", handshake("http://b"), "426"],
    ["a chat", handshake("http://a"), "426"],
  ])("%s in the packet of an earlier request waits for its answer", async (_, later, status) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
    });
    socket.write(`GET ${routes.health} HTTP/1.1\r\nHost: a\r\n\r\n${later}`);
    const statuses = (): readonly (string | undefined)[] =>
      [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, found]) => found);
    await waitFor("both are answered", () => statuses().length > 1);
    expect(statuses()).toEqual(["200", status]);
    socket.destroy();
  });

  test("HTTP/1.0 needs no Host", async () => {
    const answer = await sendRaw(server.address, `GET ${routes.health} HTTP/1.0\r\n\r\n`);
    expect([answer.status, JSON.parse(answer.body).message]).toEqual([200, "health.up"]);
  });

  test("an expectation that nobody knows is ignored", async () => {
    const head = `GET ${routes.health} HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(server.address, head);
    expect([answer.status, JSON.parse(answer.body).message]).toEqual([200, "health.up"]);
  });

  test("HEAD of the health check has no body", async () => {
    const response = await fetch(server.address + routes.health, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("an id that comes with the request is not believed", async () => {
    const headers = { "x-request-id": "forged" };
    const response = await fetch(server.address + routes.health, { headers });
    expect(response.headers.get("x-request-id")).not.toBe("forged");
  });
});

describe("what is not HTTP is answered and cut off", () => {
  test.each([
    ["garbage", "garbage\r\n\r\n", 400, "request.malformed"],
    [
      "headers without end",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
      "request.headersTooLarge",
    ],
    ["no host", `GET ${routes.health} HTTP/1.1\r\n\r\n`, 400, "request.malformed"],
    ["two hosts", `GET ${routes.health} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`, 400, "request.malformed"],
    ["a nonsensical host", `GET ${routes.health} HTTP/1.1\r\nHost: a b/c?\r\n\r\n`, 400, "request.malformed"],
    [
      "two lengths",
      "POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
      "request.malformed",
    ],
  ])("%s", async (_, request, status, message) => {
    const answer = await sendRaw(server.address, request);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ code: status, message, data: null });
    expect((await fetch(server.address + routes.health)).status).toBe(200);
  });
});

test("the health check says when nothing can be stored, and when it can again", async () => {
  const files = `${folder.path}/files`;
  const health = async () =>
    ((await (await fetch(server.address + routes.health)).json()) as { message: string }).message;
  await rename(files, `${files}-away`);
  await waitFor("the health check says so", async () => (await health()) === "health.cannotStore");
  await rename(`${files}-away`, files);
  await waitFor("the health check is well again", async () => (await health()) === "health.up");
  expect((await readdir(files)).filter((name) => name.startsWith("."))).toEqual([]);
});

test("who reads no more does not hold a connection for ever", async () => {
  const { server: large } = createHttpServer({
    application: new Hono(),
    // More than the buffers of the kernel take.
    site: async (_, outgoing) => void outgoing.end(Buffer.alloc(60_000_000)),
    logger: pino({ level: "silent" }),
    metrics: {
      request: () => undefined,
      metricsRefused: () => undefined,
      connectionCut: () => undefined,
      read: () => Promise.reject(new Error("no metrics")),
    },
    chat: { upgrade: () => undefined },
    metricsToken: undefined,
    hstsDays: 0,
    hstsSubdomains: false,
    headerTimeout: 60_000,
    silenceTimeout: 500,
  });
  large.listen(0, "127.0.0.1");
  await once(large, "listening");
  const client = connect((large.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined);
  client.pause();
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [held] = (await once(large, "connection")) as [Socket];
  await waitFor("the connection is closed", () => held.destroyed);
  client.destroy();
  large.close();
});

describe("when storing fails", () => {
  /** Runs a test against a server whose storage fails. Passes the server's address and its log lines. */
  async function withFailing(
    fault: Error,
    run: (address: string, log: string[]) => Promise<void>,
  ): Promise<void> {
    const log: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        log.push(chunk.toString());
        done();
      },
    });
    const logger: Logger = pino({ serializers: { err: describeError } }, sink);
    const fail = () => Promise.reject(fault);
    const files = {
      find: fail,
      list: fail,
      ofLead: fail,
      totalSize: fail,
      orphans: fail,
      release: fail,
      removeOrphan: fail,
      forget: fail,
    };
    const store = { put: fail, read: fail, remove: fail, list: fail, tryWriting: fail };
    const dependencies: AppDependencies = {
      storage: { check: fail, tryWriting: fail, files },
      uploads: { folder: "", store, keep: fail, discard: fail, sweepReceived: fail, tryWriting: fail },
      links: createFileLinks([Buffer.alloc(32)], 1),
      writer: new Writer({ insert: fail }),
      published: { news: fail, feed: fail, seo: fail },
      limits: { take: async () => undefined, takeBytes: async () => undefined },
      room: {
        admit: async () => ({ take: () => undefined, end: () => undefined }),
        isLow: async () => false,
      },
      tokens: createFormTokens([Buffer.alloc(32)]),
      addressOf: () => "203.0.113.7",
      logger,
      logFault: createFaultLog(logger),
      maintenance: false,
      docs: false,
      bodyLimit: 1_000,
      bodyTimeout: 1_000,
    };
    const { server: failing } = createHttpServer({
      application: createApplication(dependencies),
      site: () => Promise.reject(new Error("a mistake of ours")),
      logger,
      metrics: {
        request: () => undefined,
        metricsRefused: () => undefined,
        connectionCut: () => undefined,
        read: fail,
      },
      chat: { upgrade: () => undefined },
      metricsToken: undefined,
      hstsDays: 0,
      hstsSubdomains: false,
      headerTimeout: 1_000,
    });
    await new Promise<void>((resolve) => failing.listen(0, "127.0.0.1", resolve));
    const address = failing.address();
    if (address === null || typeof address === "string") throw new Error("not listening on TCP");
    try {
      await run(`http://127.0.0.1:${address.port}`, log);
    } finally {
      failing.closeAllConnections();
      failing.close();
    }
  }

  const body = JSON.stringify({ surName: "Secret", name: "Person", email: "secret@example.com" });
  const post = (address: string) =>
    fetch(address + routes.addAccessInformation, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });

  test("a database that is away is 503, and the log has the cause but nothing the visitor typed", async () => {
    const fault = Object.assign(new Error("connection refused"), { code: "ECONNREFUSED", detail: body });
    await withFailing(fault, async (address, log) => {
      const response = await post(address);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(await response.json()).toEqual({ code: 503, message: "server.busy", data: null });
      expect(log.join("")).toContain("connection refused");
      expect(log.join("")).toContain(response.headers.get("x-request-id"));
      expect(log.join("")).not.toMatch(/secret|person/i);
    });
  });

  test("the line of a request has its path and nothing of its query", async () => {
    await withFailing(new Error("away"), async (address, log) => {
      await fetch(`${address}${routes.file}/id?signature=secret`);
      await waitFor("the request is logged", () => log.some((line) => line.includes('"msg":"request"')));
      expect(log.join("")).toContain(`"path":"${routes.file}/id"`);
      expect(log.join("")).not.toMatch(/secret|signature/);
    });
  });

  test("a client that asks without end does not fill the log", async () => {
    await withFailing(new Error("away"), async (address, log) => {
      const ask = () => fetch(`${address}${routes.formToken}?form=${routes.insertMessage}`);
      for (let round = 0; round < 70; round += 1) {
        const answers = await Promise.all(Array.from({ length: 10 }, ask));
        for (const answer of answers) expect(answer.status).toBe(200);
      }
      expect(log).toHaveLength(linesPerMinute);
    });
  });

  test("news that cannot be read are 503", async () => {
    await withFailing(new Error("connection refused"), async (address) => {
      const response = await fetch(address + routes.selectNews);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(await response.json()).toEqual({ code: 503, message: "server.busy", data: null });
    });
  });

  test("a row the database cannot hold is 500", async () => {
    await withFailing(Object.assign(new Error("too big"), { errcode: 18 }), async (address) => {
      const response = await post(address);
      expect(await response.json()).toEqual({ code: 500, message: "server.failed", data: null });
    });
  });

  test("the form's visitor is told that nothing was sent", async () => {
    await withFailing(new Error("disk full"), async (address) => {
      const response = await fetch(`${address}${routes.addAccessInformation}?language=zh`, {
        method: "POST",
        body: new URLSearchParams({ surName: "", name: "", email: "" }),
        redirect: "manual",
      });
      expect([response.status, response.headers.get("location")]).toEqual([303, "/not-sent"]);
    });
  });

  test("what fails again and again is logged once, and then counted", async () => {
    await withFailing(new Error("database or disk is full"), async (address, log) => {
      for (let count = 0; count < 20; count += 1) expect((await post(address)).status).toBe(503);
      expect(log.filter((line) => line.includes('"msg":"server.busy"'))).toHaveLength(1);
    });
    const log: { msg: string; repeated?: number }[] = [];
    let now = 0;
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        log.push(JSON.parse(chunk.toString()));
        done();
      },
    });
    const note = createFaultLog(pino(sink), () => now);
    for (now = 0; now < 61_000; now += 1_000) note("server.busy", new Error("full"), "id");
    note("server.busy", new Error("away"), "id");
    expect(log.map(({ repeated }) => repeated)).toEqual([undefined, 59, undefined]);
  });

  test("the health check says so", async () => {
    await withFailing(new Error("disk gone"), async (address) => {
      const response = await fetch(address + routes.health);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ code: 503, message: "health.databaseDown", data: null });
    });
  });

  test("a mistake of ours costs one connection, not the server", async () => {
    await withFailing(new Error("disk gone"), async (address, log) => {
      await expect(fetch(`${address}/page`)).rejects.toThrow();
      expect(log.join("")).toContain("a mistake of ours");
      expect((await fetch(address + routes.health)).status).toBe(503);
    });
  });
});

test("a crowd that arrives at once is stored to the last", async () => {
  const posts = Array.from({ length: 200 }, (_, index) =>
    fetch(server.address + routes.addAccessInformation, {
      method: "POST",
      body: testEntry({ payload: JSON.stringify({ surName: "", name: `${index}`, email: "" }) }).lead.payload,
      headers: { "content-type": "application/json" },
    }),
  );
  const answers = await Promise.all(posts);
  const ids = await Promise.all(
    answers.map(async (response) => ((await response.json()) as { data: { id: string } }).data.id),
  );
  expect(new Set(ids).size).toBe(200);
});
