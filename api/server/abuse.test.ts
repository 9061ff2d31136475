import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Envelope, routes } from "../contract/index.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import { badUploads, damagedUpload } from "./testing/bad-uploads.ts";
import { createChance } from "./testing/chance.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { knowledgeFiles } from "./testing/sample-knowledge.ts";
import { type ServerProcess, sendRaw, spawnServer } from "./testing/test-servers.ts";
import { waitFor } from "./testing/wait-for.ts";

/** Number of invalid uploads to send. `ABUSE_RUNS=10000` is the long run. */
const runs = Number(process.env["ABUSE_RUNS"] ?? 1_300);

let folder: TestFolder;
let server: ServerProcess;
let storage: Storage;
const open: (Socket | WebSocket)[] = [];
beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>", ...knowledgeFiles("knowledge") });
  server = await startServer(`${folder.path}/data`);
  storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
});
afterAll(async () => {
  await storage.close();
  await stopServer(server);
  // A slow or broken client is not an error of the server, so the log must stay empty.
  expect(server.log()).toBe("");
  await folder.remove();
});
afterEach(() => {
  for (const each of open.splice(0)) "terminate" in each ? each.terminate() : each.destroy();
});

function startServer(dataDir: string): Promise<ServerProcess> {
  const site = `${folder.path}/site`;
  return spawnServer({
    DATA_DIR: dataDir,
    SITE_DIR: site,
    MEDIA_DIR: site,
    KNOWLEDGE_DIR: `${folder.path}/knowledge`,
    LOG_LEVEL: "warn",
    POSTS_PER_MINUTE: "0",
    HEADER_TIMEOUT_MS: "1000",
    BODY_TIMEOUT_MS: "1000",
    METRICS_TOKEN: "a-token-of-the-test-long-enough",
  });
}

async function stopServer({ child, exited }: ServerProcess): Promise<void> {
  child.kill("SIGTERM");
  expect(await exited).toEqual({ code: 0, signal: null });
}

/** Counts the stored rows and files. */
async function stored() {
  const files = await readdir(`${folder.path}/data/files`).catch(() => []);
  return {
    leads: (await storage.leads.list()).length,
    outbox: (await storage.outbox.list()).length,
    visits: (await storage.listVisits()).length,
    fileRows: (await storage.files.list()).length,
    files: files.length,
  };
}

const received = (): Promise<readonly string[]> => readdir(`${folder.path}/data/receiving`);

/** Returns a value of `/proc/PID/status` in megabytes. */
async function memory(line: "VmRSS" | "VmHWM", of = server): Promise<number> {
  const status = await readFile(`/proc/${of.child.pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024);
}

/** Asserts that the server is running, responds and stores. */
async function expectUp(): Promise<void> {
  expect(server.child.exitCode).toBeNull();
  expect((await fetch(server.address + routes.health)).status).toBe(200);
}

/** Opens a plain connection and collects the text received on it. */
async function dial(): Promise<{
  readonly socket: Socket;
  text(): string;
  readonly closed: Promise<unknown>;
}> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  open.push(socket);
  await once(socket, "connect");
  return { socket, text: () => text, closed };
}

const tally = (things: Iterable<string>): string => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} × ${thing}`).join(", ");
};

const statusOf = (text: string): string => /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? "cut";
const keyOf = (text: string): string => /"message":"([\w.]+)"/.exec(text)?.[1] ?? "";

describe("slow-loris", () => {
  /**
   * Opens connections that send a byte every 100 ms, and sends normal requests meanwhile.
   *
   * @returns the response of each connection, and the longest wait of a normal request in milliseconds
   */
  async function drip(count: number, head: string): Promise<{ ends: readonly string[]; slowest: number }> {
    const slow = await Promise.all(Array.from({ length: count }, dial));
    for (const { socket } of slow) socket.write(head);
    let running = true;
    const dripping = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write("a");
    }, 100);
    const waits: number[] = [];
    const visiting = (async () => {
      while (running) {
        const start = performance.now();
        expect((await fetch(server.address + routes.health)).status).toBe(200);
        waits.push(performance.now() - start);
      }
    })();
    await Promise.all(slow.map(({ closed }) => closed));
    running = false;
    clearInterval(dripping);
    await visiting;
    return {
      ends: slow.map(({ text }) => `${statusOf(text())} ${keyOf(text())}`),
      slowest: Math.round(Math.max(...waits)),
    };
  }

  const lead = `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  const upload = `POST ${routes.uploadFile} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  test.each([
    ["heads", "GET / HTTP/1.1\r\nX-Slow: "],
    ["bodies", `${lead}Content-Length: 60000\r\n\r\n{"surName":"`],
    ["chunked bodies", `${lead}Transfer-Encoding: chunked\r\n\r\nffff\r\n{"surName":"`],
  ])("200 slow %s are answered 408 and cut, and nobody else waits for them", async (what, head) => {
    const before = await stored();
    const { ends, slowest } = await drip(200, head);
    console.info(`slow-loris, 200 ${what}: ${tally(ends)}; an ordinary request took at most ${slowest} ms`);
    expect(new Set(ends)).toEqual(new Set(["408 request.timeout"]));
    expect(await stored()).toEqual(before);
    await expectUp();
  });

  test("50 uploads that stop in the middle are answered 408, and their bytes are gone", async () => {
    const before = await stored();
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    const slow = await Promise.all(Array.from({ length: 50 }, dial));
    for (const { socket } of slow) socket.write(`${upload}Content-Length: 60000\r\n\r\n${part}`);
    await Promise.all(slow.map(({ closed }) => closed));
    const ends = slow.map(({ text }) => `${statusOf(text())} ${keyOf(text())}`);
    console.info(`slow-loris, 50 uploads that stop: ${tally(ends)}`);
    expect(new Set(ends)).toEqual(new Set(["408 request.timeout"]));
    await waitFor("no part of them is left", async () => (await received()).length === 0);
    expect(await stored()).toEqual(before);
    await expectUp();
  });
});

test("an upload without end is refused at the byte that is too many", async () => {
  const before = await stored();
  const { socket, text, closed } = await dial();
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  socket.write(
    `POST ${routes.uploadFile} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${part.length.toString(16)}\r\n${part}\r\n`,
  );
  const chunk = `100000\r\n${" ".repeat(0x100000)}\r\n`;
  let sent = 0;
  let ended = false;
  void closed.then(() => {
    ended = true;
  });
  // The client never stops by itself: only the server can end the upload.
  while (!ended && socket.writable) {
    sent += 1;
    if (!socket.write(chunk)) await Promise.race([once(socket, "drain").catch(() => undefined), closed]);
  }
  console.info(
    `upload without end: ${statusOf(text())} ${keyOf(text())}; cut after ${sent} MB were handed to the network; at most ${await memory("VmHWM")} MB`,
  );
  expect([statusOf(text()), keyOf(text())]).toEqual(["413", "file.tooLarge"]);
  await waitFor("no part of it is left", async () => (await received()).length === 0);
  expect(await stored()).toEqual(before);
  await expectUp();
});

describe("garbage", () => {
  test("from 200 connections is answered 400 and cut", async () => {
    const before = await stored();
    const chance = createChance(1);
    const ends = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const { socket, text, closed } = await dial();
        // Starts with a zero byte: no HTTP request begins with it, whatever follows.
        socket.write(Buffer.concat([Buffer.alloc(1), chance.bytes(50 + chance.below(2_000))]));
        await closed;
        return `${statusOf(text())} ${keyOf(text())}`;
      }),
    );
    console.info(`garbage from 200 connections: ${tally(ends)}`);
    expect(new Set(ends)).toEqual(new Set(["400 request.malformed"]));
    expect(await stored()).toEqual(before);
    await expectUp();
  });

  test("from 200 chats is ignored, and ends those that go on", async () => {
    const chance = createChance(2);
    const chats = await Promise.all(Array.from({ length: 200 }, () => openChat()));
    const ends = chats.map(async (socket) => `closed ${(await once(socket, "close"))[0]}`);
    const answers: string[] = [];
    for (const socket of chats) socket.on("message", (data) => answers.push(String(data)));
    const junk = [
      () => chance.bytes(chance.below(4_000)),
      () => chance.bytes(chance.below(200)).toString("latin1"),
      () => '{"message":',
      () => JSON.stringify({ message: "", time: "x" }),
      () => JSON.stringify({ message: { toString: 1 }, time: [] }),
      () => '{"__proto__":{"message":"x","time":1},"constructor":1}',
      () => "[".repeat(4_000),
    ];
    for (const socket of chats) for (let count = 0; count < 100; count += 1) socket.send(chance.pick(junk)());
    const closed = await Promise.all(ends);
    console.info(`garbage from 200 chats, 100 messages each: ${tally(closed)}; ${answers.length} answers`);
    expect(new Set(closed)).toEqual(new Set(["closed 1008"]));
    expect(answers).toEqual([]);
    expect(await storage.listUnanswered()).toEqual([]);
    await expectUp();
  });

  test("in 200 chats' frames ends them", async () => {
    const chance = createChance(3);
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
    const frames = [
      // In order: unmasked, reserved bits, unknown opcode, fragmented control frame, length of 2^62, text that is not UTF-8.
      Buffer.from([0x81, 0x02, 0x68, 0x69]),
      Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x09, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x81, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
    ];
    const ends = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const { socket, text, closed } = await dial();
        socket.write(
          `GET ${routes.chat} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n`,
        );
        await waitFor("the chat is open", () => text().includes("\r\n\r\n"));
        socket.write(Buffer.concat([frames[index % frames.length] ?? Buffer.alloc(0), chance.bytes(100)]));
        await closed;
        return statusOf(text());
      }),
    );
    console.info(`broken frames in 200 chats: opened ${tally(ends)}, all ended`);
    await waitFor("no chat is open", async () => (await openChats()) === 0);
    await expectUp();
  });
});

async function openChat(to = server): Promise<WebSocket> {
  const socket = new WebSocket(to.address.replace("http", "ws") + routes.chat);
  open.push(socket);
  await once(socket, "open");
  return socket;
}

async function openChats(of = server): Promise<number> {
  const headers = { authorization: "Bearer a-token-of-the-test-long-enough" };
  const text = await (await fetch(`${of.address}/metrics`, { headers })).text();
  return Number(/^lightmaker_chat_connections (\d+)$/m.exec(text)?.[1]);
}

test("1,000 idle chats are held below 150 MB, and one more is answered", async () => {
  // Uses a separate server, because the other tests have changed the memory use of theirs. It is restarted once, because the
  // first start also compiles the program and fills the news tables.
  await stopServer(await startServer(`${folder.path}/fresh`));
  const fresh = await startServer(`${folder.path}/fresh`);
  try {
    const before = await memory("VmRSS", fresh);
    for (let count = 0; count < 20; count += 1) {
      await Promise.all(Array.from({ length: 50 }, () => openChat(fresh)));
    }
    expect(await openChats(fresh)).toBe(1_000);
    const socket = await openChat(fresh);
    const answered = once(socket, "message");
    socket.send(JSON.stringify({ message: "1390 重量", time: "2026-11-21T12:00:00Z" }));
    expect(String((await answered)[0])).toContain("500 kg");
    const after = await memory("VmRSS", fresh);
    console.info(`1,000 idle chats: ${after} MB resident, ${before} MB before`);
    expect(after).toBeLessThan(150);
  } finally {
    await stopServer(fresh);
  }
});

test(`${runs} bad uploads are refused, each with a status of its kind, and none is stored`, async () => {
  const before = await stored();
  const uploads = badUploads(runs, createChance(4));
  const results: string[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const { kind, contentType, body } of uploads) {
        const { status, message } = await upload(contentType, body);
        results.push(`${kind}: ${status} ${message}`);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  console.info(
    `${results.length} bad uploads over HTTP in ${seconds.toFixed(1)} s; at most ${await memory("VmHWM")} MB\n  ${tally(results.toSorted()).replaceAll(", ", "\n  ")}`,
  );
  expect(results).toHaveLength(runs);
  const wrong = results.filter((result) => !/: (400|413|415) (file|request)\./.test(result));
  expect(wrong).toEqual([]);
  await waitFor("nothing is left of them", async () => (await received()).length === 0);
  expect(await stored()).toEqual(before);
  await expectUp();
});

test("of damaged uploads exactly those are stored that were answered so", async () => {
  const chance = createChance(5);
  const before = await stored();
  const statuses: string[] = [];
  for (let count = 0; count < 300; count += 1) {
    const { contentType, body } = damagedUpload(chance);
    statuses.push(String((await upload(contentType, body)).status));
  }
  console.info(`300 damaged uploads: ${tally(statuses.toSorted())}`);
  const taken = statuses.filter((status) => status === "200").length;
  expect(statuses.every((status) => ["200", "400", "413", "415"].includes(status))).toBe(true);
  expect(await stored()).toEqual({
    ...before,
    fileRows: before.fileRows + taken,
    files: before.files + taken,
  });
  await waitFor("nothing is left of those refused", async () => (await received()).length === 0);
  await expectUp();
});

async function upload(contentType: string, body: Buffer): Promise<{ status: number; message: string }> {
  const response = await fetch(server.address + routes.uploadFile, {
    method: "POST",
    body: new Uint8Array(body),
    headers: { "content-type": contentType },
  });
  const { message } = (await response.json()) as Envelope<unknown>;
  return { status: response.status, message };
}

describe("line breaks in headers", () => {
  const body = JSON.stringify({ surName: "", name: "", email: "" });
  const post = (header: string): string =>
    `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${header}` +
    `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

  test.each([
    ["a bare return in a value", post("X-Form-Trap: a\rSet-Cookie: evil=1\r\n")],
    ["a bare line feed in a value", post("X-Form-Trap: a\nSet-Cookie: evil=1\r\n")],
    ["a zero in a value", post("X-Form-Trap: a\u0000b\r\n")],
    ["a folded line", post("X-Form-Trap: a\r\n Set-Cookie: evil=1\r\n")],
    ["a space before the colon", post("X-Form-Trap : a\r\n")],
    ["a length and chunks at once", post("Transfer-Encoding: chunked\r\n")],
    ["two lengths", post("Content-Length: 1\r\n")],
    ["a line break in the target", post("").replace(" HTTP", "?language=zh\r\nSet-Cookie: evil=1 HTTP")],
  ])("%s: refused, or taken as a value, and never sent back", async (what, request) => {
    const before = await stored();
    const { status, head, body: answer } = await sendRaw(server.address, request);
    console.info(`${what}: ${status} ${keyOf(answer)}`);
    expect(head.toLowerCase()).not.toContain("set-cookie");
    expect([200, 400]).toContain(status);
    expect((await stored()).leads).toBe(before.leads + (status === 200 ? 1 : 0));
    await expectUp();
  });

  test("encoded ones never reach the address of an answer", async () => {
    const request = `POST ${routes.addAccessInformation}?language=en%0d%0aSet-Cookie:%20evil=1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 21\r\nConnection: close\r\n\r\nsurName=&name=&email=`;
    const { status, head } = await sendRaw(server.address, request);
    expect([status, /location: (\S+)/i.exec(head)?.[1]]).toEqual([303, "/sent"]);
    expect(head.toLowerCase()).not.toContain("set-cookie");
  });
});

test("paths that climb, hide or go on for ever find nothing", async () => {
  const climbing = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..\\",
    "..%5c",
    "....//",
    "%c0%ae%c0%ae/",
    "..%00/",
    "..;/",
  ];
  const paths = [
    ...climbing.flatMap((up) =>
      ["", "/media", routes.file, "/api/file/upload"].map((start) => `${start}/${up.repeat(8)}etc/passwd`),
    ),
    ...[
      "/%",
      "/%zz",
      "/%00",
      "/index.html%00.png",
      `/${"a/".repeat(4_000)}`,
      "//etc/passwd",
      "/.git/config",
      "/data/lightmaker.sqlite",
    ],
    ...["http://evil.example/../etc/passwd", "/api/file/../../data/lightmaker.sqlite", "/con", "/\u007f"],
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await sendRaw(
        server.address,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect(`${answer.head}${answer.body}`, path).not.toMatch(/root:|SQLite format|\[core\]/);
      return String(answer.status);
    }),
  );
  console.info(`${paths.length} paths: ${tally(answers.toSorted())}`);
  expect(answers.filter((status) => !["400", "403", "404", "405"].includes(status))).toEqual([]);
  await expectUp();
});
