import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFileLinks } from "../files/file-links.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startMailServer, type TestMailServer } from "../testing/mail-server.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { waitFor } from "../testing/wait-for.ts";
import { type Channel, ChannelBusy } from "./channel.ts";
import { composeMessage } from "./lead-message.ts";
import { mailChannel } from "./mail.ts";
import { type Webhook, webhookChannel } from "./webhooks.ts";
import { OutboxWorker, type OutboxWorkerOptions } from "./worker.ts";

const logger = pino({ level: "silent" });
const links = createFileLinks([Buffer.alloc(32, 1)], 1);
const from = "LightMaker <leads@lightmaker.example>";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(["sqlite", "postgres"] as const)("the outbox on %s", (engine) => {
  let folder: TestFolder;
  let databaseUrl: string | undefined;
  let storage: Storage;
  let running: OutboxWorker[];

  beforeEach(async () => {
    folder = await createTestFolder();
    databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    storage = await open();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((worker) => worker.stop()));
    await storage.close();
    await folder.remove();
  });

  const open = (): Promise<Storage> =>
    openStorage({ dataDir: folder.path, databaseUrl, onIdleError: () => undefined });

  function startWorker(channels: readonly Channel[], more: Partial<OutboxWorkerOptions> = {}): OutboxWorker {
    const worker = new OutboxWorker({
      storage,
      channels,
      links,
      siteUrl: () => "https://www.example.com",
      logger,
      pollMs: 20,
      retryMs: 20,
      ...more,
    });
    running.push(worker);
    worker.start();
    return worker;
  }

  const drained = (): Promise<void> =>
    waitFor("nothing waits in the outbox", async () => (await storage.outbox.count()).waiting === 0);

  const mailTo = (port: number): Channel =>
    mailChannel({ url: `smtp://127.0.0.1:${port}`, from, to: ["sales@lightmaker.example"] });

  const idsOf = ({ mails }: TestMailServer): readonly string[] =>
    mails.map((mail) => /^Message-ID: <(.*)>\r$/im.exec(mail)?.[1] ?? "");

  test("a mail server that is down the whole time, and then comes back, gets every lead once", async () => {
    const first = await startMailServer();
    const { port } = first;
    await first.stop();
    startWorker([mailTo(port)]);
    const entries = Array.from({ length: 20 }, () => testEntry());
    await storage.insert(entries);
    await waitFor("every lead was tried", async () => {
      const rows = (await storage.outbox.list()).filter(({ channel }) => channel === "mail");
      return rows.length === 20 && rows.every(({ tries, last_error }) => tries > 0 && last_error !== null);
    });
    const back = await startMailServer(port, 3);
    await drained();
    expect([...idsOf(back)].sort()).toEqual(
      entries.map(({ outbox }) => `${outbox.id}.mail@lightmaker.example`).sort(),
    );
    await back.stop();
  });

  // Only PostgreSQL: a SQLite file has a single server process.
  if (engine === "postgres")
    test("several servers on one database send each message once", async () => {
      const server = await startMailServer();
      const others = await Promise.all([open(), open()]);
      await storage.insert(Array.from({ length: 30 }, () => testEntry()));
      for (const each of [storage, ...others]) startWorker([mailTo(server.port)], { storage: each });
      await drained();
      expect(new Set(idsOf(server)).size).toBe(30);
      expect(server.mails).toHaveLength(30);
      await Promise.all(running.splice(0).map((worker) => worker.stop()));
      await Promise.all(others.map((each) => each.close()));
      await server.stop();
    });

  test("each channel has its own tries, and what is given up waits to be retried by hand", async () => {
    const sent: string[] = [];
    let broken = true;
    const good: Channel = {
      name: "good",
      send: async ({ id }) => {
        sent.push(id);
      },
      check: async () => undefined,
      close: () => undefined,
    };
    const bad: Channel = {
      ...good,
      name: "bad",
      send: async ({ id }) => {
        if (broken) throw new Error("no such\0 room", { cause: new Error("robot removed") });
        sent.push(id);
      },
    };
    const entry = testEntry();
    await storage.insert([entry]);
    startWorker([good, bad], { maxTries: 3, retryMs: 1 });
    await drained();
    const row = (await storage.outbox.list()).find(({ channel }) => channel === "bad");
    expect(row).toMatchObject({ tries: 3, last_error: "no such room (robot removed)", sent_at: null });
    expect(sent).toEqual([`${entry.outbox.id}.good`]);
    broken = false;
    expect(await storage.outbox.retry([row?.id ?? ""], Date.now())).toBe(1);
    await waitFor("it is sent", () => sent.length === 2);
    expect(sent).toEqual([`${entry.outbox.id}.good`, `${entry.outbox.id}.bad`]);
    await waitFor("that is noted", async () => (await storage.outbox.count()).dead === 0);
  });

  test("a message of a channel that left the settings goes to those there are, and an erased lead to none", async () => {
    const entry = testEntry();
    const erased = testEntry();
    await storage.insert([entry, erased]);
    for (const row of await storage.outbox.list())
      await storage.outbox.spread(row, ["wecom-00000000", "mail"], Date.now());
    await storage.outbox.sent(`${entry.lead.id}.mail`, Date.now());
    await storage.leads.erase(erased.lead.id);
    const sent: string[] = [];
    const channel = (name: string): Channel => ({
      name,
      send: async ({ id }) => void sent.push(id),
      check: async () => undefined,
      close: () => undefined,
    });
    const log: string[] = [];
    startWorker([channel("mail"), channel("wecom-11111111")], {
      maxTries: 1,
      unservedMs: 0,
      logger: pino({ level: "warn" }, { write: (line) => void log.push(line) }),
    });
    await drained();
    expect(log.join("")).toMatch(/"level":40.*"channel":"wecom-00000000".*no server serves/);
    // The mail was sent before.
    expect(sent).toEqual([`${entry.lead.id}.wecom-11111111`]);
    expect(await storage.outbox.count()).toEqual({ waiting: 0, dead: 0 });
  });

  test("a message of a receiver that only another server has waits for that server", async () => {
    const entry = testEntry();
    await storage.insert([entry]);
    await storage.outbox.spread(entry.outbox, ["mail", "json-1"], Date.now());
    const sent: string[] = [];
    const mail = channelOf("mail", async ({ id }) => void sent.push(id));
    const later = testEntry();
    startWorker([mail]);
    await waitFor("the mail is sent", () => sent.length === 1);
    // The server without the receiver has looked again.
    await storage.insert([later]);
    await waitFor("the next mail is sent", () => sent.length === 2);
    const open = (await storage.outbox.list()).filter(({ sent_at }) => sent_at === null);
    expect(open).toMatchObject([{ id: `${entry.outbox.id}.json-1`, tries: 0 }]);
    const posted: string[] = [];
    startWorker([mail, channelOf("json-1", async ({ id }) => void posted.push(id))]);
    await drained();
    expect(posted).toEqual([`${entry.outbox.id}.json-1`]);
  });

  const channelOf = (name: string, send: Channel["send"]): Channel => ({
    name,
    send,
    check: async () => undefined,
    close: () => undefined,
  });

  test("a receiver that hangs delays no other, and gets one message at a time until it takes one", async () => {
    const sent: string[] = [];
    const held: { id: string; end: (error?: Error) => void }[] = [];
    const hanging = channelOf("hanging", ({ id }) => {
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      held.push({ id, end: (error) => (error ? reject(error) : resolve(undefined)) });
      return promise;
    });
    const healthy = channelOf("healthy", async ({ id }) => void sent.push(id));
    await storage.insert(Array.from({ length: 12 }, () => testEntry()));
    startWorker([hanging, healthy], { retryMs: 3_600_000 });
    await waitFor("the healthy one has all", () => sent.length === 12);
    await waitFor("the hanging one has begun", () => held.length > 0);
    // It has as many as there were when it looked, at most five, and takes no more until these have ended.
    const first = held.length;
    expect(first).toBeLessThanOrEqual(5);
    await storage.insert(Array.from({ length: 20 }, () => testEntry()));
    await waitFor("the healthy one has the new ones as well", () => sent.length === 32);
    expect(held).toHaveLength(first);
    const silent = (): Error => new ChannelBusy("no answer", "silent");
    for (const { end } of held) end(silent());
    await waitFor("the next one is tried", () => held.length > first);
    await storage.insert([testEntry()]);
    await waitFor("the healthy one has it", () => sent.length === 33);
    expect(held).toHaveLength(first + 1);
    held[first]?.end(silent());
    await waitFor("one more is tried", () => held.length > first + 1);
    await storage.insert([testEntry()]);
    await waitFor("the healthy one has it, too", () => sent.length === 34);
    expect(held).toHaveLength(first + 2);
    held[first + 1]?.end();
    await waitFor("the receiver gets five at a time again", () => held.length === first + 7);
    const failed = (await storage.outbox.list()).filter(({ last_error }) => last_error === "no answer");
    expect(failed).toHaveLength(first + 1);
    expect(failed.every(({ tries, channel }) => tries === 1 && channel === "hanging")).toBe(true);
    const stopped = Promise.all(running.splice(0).map((worker) => worker.stop()));
    for (const { end } of held) end();
    await stopped;
  });

  test("a receiver's limit costs no try, and the channel pauses; after three days it does", async () => {
    const sent: string[] = [];
    const failed = new Set<string>();
    let failing = false;
    let room = 3;
    let asked = 0;
    const bot = channelOf("bot", async ({ id }) => {
      asked += 1;
      if (room === 0) throw new ChannelBusy("too many", "limit");
      if (failing && !failed.has(id)) {
        failed.add(id);
        throw new Error("down");
      }
      room -= 1;
      sent.push(id);
    });
    const old = testEntry({}, { created_at: Date.now() - 4 * 86_400_000 });
    await storage.insert(Array.from({ length: 30 }, () => testEntry()));
    startWorker([bot], { limitMs: 5, retryMs: 5, maxTries: 2 });
    await waitFor("the limit was met often", () => asked > 40);
    expect(sent).toHaveLength(3);
    expect(await storage.outbox.count()).toEqual({ waiting: 27, dead: 0 });
    await storage.insert([old]);
    await waitFor("the old one is given up", async () => (await storage.outbox.count()).dead === 1);
    // Each message may still fail once: the limit has used up none of its two tries.
    failing = true;
    room = 1_000;
    await drained();
    expect(new Set(sent).size).toBe(30);
    expect(sent).toHaveLength(30);
    expect((await storage.outbox.count()).dead).toBe(1);
  });

  test("messages that failed together do not come back together", async () => {
    const down = channelOf("down", async () => {
      throw new Error("down");
    });
    await storage.insert(Array.from({ length: 40 }, () => testEntry()));
    const start = Date.now();
    startWorker([down], { retryMs: 3_600_000 });
    const waits = async () =>
      (await storage.outbox.list())
        .filter(({ last_error }) => last_error !== null)
        .map(({ next_at }) => next_at - start);
    await waitFor("all have failed", async () => (await waits()).length === 40);
    const all = await waits();
    expect(Math.min(...all)).toBeGreaterThanOrEqual(1_800_000);
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(600_000);
    expect(Math.max(...all)).toBeLessThanOrEqual(5_400_000 + Date.now() - start);
  });

  test("more messages than one statement has room for are tried again", async () => {
    expect(await storage.outbox.retry(Array.from({ length: 33_000 }, String), Date.now())).toBe(0);
  });

  test("without a channel, messages wait until there is one", async () => {
    await storage.insert([testEntry()]);
    startWorker([]);
    const server = await startMailServer();
    expect(await storage.outbox.count()).toEqual({ waiting: 1, dead: 0 });
    startWorker([mailTo(server.port)]);
    await drained();
    expect(server.mails).toHaveLength(1);
    await server.stop();
  });

  test("a database that is away is told once, not at every look", async () => {
    const log: string[] = [];
    let looks = 0;
    const away = new Proxy(storage.outbox, {
      get: () => async () => {
        looks += 1;
        throw new Error("the database is away");
      },
    });
    startWorker([], {
      storage: { ...storage, outbox: away },
      channels: [channelOf("mail", async () => undefined)],
      logger: pino({ level: "info" }, { write: (line) => void log.push(line) }),
    });
    await waitFor("it has looked often", () => looks > 20);
    // One for the messages to be divided among the channels, one for those of the channel.
    expect(log.filter((line) => line.includes("outbox not read")).length).toBeLessThanOrEqual(2);
    expect(log.join("")).toContain("the database is away");
  });

  test("a mail that one of two addresses refuses is sent once, and the log, the lists and the doctor say who did not get it", async () => {
    const server = await startMailServer();
    const entry = testEntry();
    await storage.insert([entry]);
    const to = ["sales@lightmaker.example", "nobody@lightmaker.example"];
    const log: string[] = [];
    startWorker([mailChannel({ url: `smtp://127.0.0.1:${server.port}`, from, to })], {
      logger: pino({ level: "info" }, { write: (line) => void log.push(line) }),
    });
    await drained();
    expect(server.mails).toHaveLength(1);
    const refused = "refused for nobody@lightmaker.example: 550 no such user";
    expect(log.join("")).toMatch(
      /"level":40.*refused for nobody@lightmaker\.example: 550 .*"lead sent, but not to all"/,
    );
    const row = (await storage.outbox.list()).find(({ channel }) => channel === "mail");
    expect(row).toMatchObject({ sent_at: expect.any(Number), last_error: refused });
    await server.stop();
  });

  test("a refusal of one of several addresses that no database stores as it came is cut, and the mail is sent once", async () => {
    const entry = testEntry();
    await storage.insert([entry]);
    let sent = 0;
    const partly = channelOf("mail", async () => {
      sent += 1;
      return `refused for bad@example.com: 550 no\0such user${"\0x".repeat(20_000)}`;
    });
    startWorker([partly], { retryMs: 1 });
    await drained();
    expect(sent).toBe(1);
    const row = (await storage.outbox.list()).find(({ channel }) => channel === "mail");
    expect(row?.tries).toBe(1);
    expect(row?.last_error).toMatch(/^refused for bad@example\.com: 550 nosuch userx{900,}$/);
    expect(row?.last_error).toHaveLength(1_000);
  });

  test("a mail says what was typed, and nothing typed gets into its head", async () => {
    const server = await startMailServer();
    const payload = {
      applicant: "王芳\r\nBcc: everybody@evil.example",
      corporateName: "示例",
      email: "wang@example.com\r\nBcc: everybody@evil.example",
      phone: "1 / 2",
      url: "/api/file/x",
    };
    const entry = testEntry({
      kind: "applicationForm",
      payload: JSON.stringify(payload),
      flags: "trap tooFast",
      created_at: 1_790_000_000_000,
    });
    const file = { name: "图纸.pdf", type: "pdf", size: 2_048, sha256: "0", created_at: 1, lead_id: null };
    await storage.insert([{ file: { ...file, id: "f".repeat(32) } }, { ...entry, fileId: "f".repeat(32) }]);
    startWorker([mailTo(server.port)]);
    await drained();
    const [mail = ""] = server.mails;
    const [head = "", body = ""] = mail.split("\r\n\r\n", 2);
    expect(head).toMatch(/^From: LightMaker <leads@lightmaker\.example>\r$/m);
    expect(head).toMatch(/^Date: Mon, 21 Sep 2026/m);
    expect(head).not.toMatch(/^(bcc|reply-to):/im);
    expect(decodeWords(/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? "")).toBe(
      "[LightMaker] 打样申请 · Sample request（可疑 · suspicious）",
    );
    // Only our own headers: typed text must never add a header.
    expect([...head.matchAll(/^([\w-]+):/gm)].map(([, name = ""]) => name.toLowerCase()).sort()).toEqual([
      ...["auto-submitted", "content-transfer-encoding", "content-type", "date", "from", "message-id"],
      ...["mime-version", "subject", "to", "x-lead-id"],
    ]);
    expect(decodeWords(head)).not.toMatch(/王芳|示例|evil/);
    const text = Buffer.from(body, "base64").toString();
    expect(text).toContain("联系人 · Contact: 王芳");
    expect(text).toContain("可疑 · Suspicious: trap, tooFast");
    expect(text).toMatch(
      /图纸\.pdf \(2 kB\) https:\/\/www\.example\.com\/api\/file\/f{32}\?expires=\d+&signature=/,
    );
    await server.stop();
  });

  test.each([
    ["wang@example.com", "wang@example.com"],
    [" o'neil+laser@example.ie ", "o'neil+laser@example.ie"],
    ["ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ", "wang@example.com"],
    ["wang@例子.公司", "wang@xn--fsqu00a.xn--55qx5d"],
    ["李@example.com", undefined],
    ["a@b@example.com", undefined],
    ["a..b@example.com", undefined],
    ["a@b.c,evil.example", undefined],
    ["a@b:c.d", undefined],
    ["a@b.(c", undefined],
    ["a@.c", undefined],
    ["a b@example.com", undefined],
    [`${"a".repeat(65)}@example.com`, undefined],
    [
      `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}.com`,
      undefined,
    ],
    ["", undefined],
  ])("a mail about %j is answered to %s", async (email, address) => {
    const server = await startMailServer();
    await storage.insert([testEntry({ payload: JSON.stringify({ name: "王芳", email }) })]);
    startWorker([mailTo(server.port)]);
    await drained();
    const [head = ""] = (server.mails[0] ?? "").split("\r\n\r\n", 1);
    expect(/^Reply-To: (.*)\r$/im.exec(`${head}\r\n`)?.[1]?.replace(/[<>]/g, "")).toBe(address);
    await server.stop();
  });
});

/** Decodes the encoded words of a mail's headers (RFC 2047). */
function decodeWords(head: string): string {
  return head
    .replace(/\?=\r\n[ \t]=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("latin1")
        : word
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/gi, (_byte, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, "latin1").toString());
}

describe("webhooks", () => {
  let server: Server;
  let received: { url: string; headers: IncomingMessage["headers"]; body: string }[];
  let answers: { status: number; body: string; location?: string; retryAfter?: string };
  let address: string;
  beforeEach(async () => {
    received = [];
    answers = { status: 200, body: '{"errcode":0,"code":0}' };
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      received.push({ url: request.url ?? "", headers: request.headers, body });
      response.writeHead(answers.status, {
        ...(answers.location !== undefined && { location: answers.location }),
        ...(answers.retryAfter !== undefined && { "retry-after": answers.retryAfter }),
      });
      response.end(answers.body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=1`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const message = {
    id: "0190.json-1",
    topic: "lead.message",
    lead: {
      id: "0190",
      kind: "message",
      language: "zh",
      createdAt: "2026-11-21T00:00:00.000Z",
      flags: [],
      fields: { name: "王芳", message: "字".repeat(10_000), state: 1 },
    },
    files: [{ name: "图纸.pdf", size: 2_048, url: "https://www.example.com/api/file/01?signature=x" }],
  } as const;
  const now = 1_790_000_000_123;
  const send = (format: Webhook["format"], secret?: string): Promise<string | undefined> =>
    webhookChannel({ format, url: address, secret }, () => now).send(message);

  test.each([
    ["wecom", 45_009],
    ["dingtalk", 130_101],
    ["feishu", 11_232],
  ] as const)("the limit of %s is known by its code", async (format, code) => {
    answers.body = JSON.stringify({ errcode: code, errmsg: "too many" });
    await expect(send(format)).rejects.toMatchObject({ reason: "limit", wait: undefined });
  });

  test("a limit is known by its status, with the time to wait", async () => {
    answers.status = 429;
    await expect(send("json")).rejects.toMatchObject({ reason: "limit", wait: undefined });
    answers.retryAfter = "7";
    await expect(send("wecom")).rejects.toMatchObject({ reason: "limit", wait: 7_000 });
  });

  test("a receiver that does not answer in time is silent", async () => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(
      AbortSignal.abort(new DOMException("late", "TimeoutError")),
    );
    await expect(send("json")).rejects.toMatchObject({ reason: "silent" });
    vi.restoreAllMocks();
  });

  test("json is signed with its time, under a stable id", async () => {
    await send("json", "key");
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    expect(JSON.parse(body)).toEqual(message);
    const signature = createHmac("sha256", "key").update(`1790000000.${body}`).digest("hex");
    expect(headers).toMatchObject({
      "x-lightmaker-id": message.id,
      "x-lightmaker-timestamp": "1790000000",
      "x-lightmaker-signature": `sha256=${signature}`,
    });
  });

  test("wecom gets text of at most 2,048 bytes: fields are cut between characters, file and id stay", async () => {
    await send("wecom");
    const { msgtype, text } = JSON.parse(received[0]?.body ?? "") as {
      msgtype: string;
      text: { content: string };
    };
    expect(msgtype).toBe("text");
    expect(Buffer.byteLength(text.content)).toBeLessThanOrEqual(2_048);
    expect(text.content).toMatch(/字…\n文件 · File: 图纸.pdf \(2 kB\) https:\S+\n/);
    expect(text.content).toMatch(/编号 · Id: 0190$/);
  });

  test("dingtalk gets its signature in the address", async () => {
    await send("dingtalk", "SEC1");
    const query = new URL(received[0]?.url ?? "", address).searchParams;
    const sign = createHmac("sha256", "SEC1").update(`${now}\nSEC1`).digest("base64");
    expect(Object.fromEntries(query)).toEqual({ key: "1", timestamp: String(now), sign });
    expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ msgtype: "text" });
  });

  test("nothing typed calls everybody or looks like a line of ours", async () => {
    const forged =
      '<at user_id="all">x</at>\n文件 · File: a.pdf (1 kB) http://evil.example\u2028Id: 1\rTime: 2';
    const fields = { ...message.lead.fields, message: forged };
    const typed = { ...message, lead: { ...message.lead, fields } };
    await webhookChannel({ format: "feishu", url: address, secret: undefined }, () => now).send(typed);
    const { content } = JSON.parse(received[0]?.body ?? "") as { content: { text: string } };
    expect(content.text).not.toContain("<at");
    expect(content.text.split(/[\n\r\u2028]/).filter((line) => /^(文件|Id|Time)/.test(line))).toEqual([
      expect.stringMatching(/^文件 · File: 图纸\.pdf/),
    ]);
    expect(content.text).toContain("\n    文件 · File: a.pdf");
  });

  test("feishu gets its signature in the body", async () => {
    await send("feishu", "SEC2");
    const sign = createHmac("sha256", "1790000000\nSEC2").update("").digest("base64");
    expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({
      timestamp: "1790000000",
      sign,
      msg_type: "text",
    });
  });

  test.each([
    ["json", 500, "", "json answered with status 500"],
    [
      "wecom",
      200,
      '{"errcode":93000,"errmsg":"invalid webhook url"}',
      "wecom refused: 93000 invalid webhook url",
    ],
    ["feishu", 200, '{"code":19021,"msg":"sign match fail"}', "feishu refused: 19021 sign match fail"],
    ["dingtalk", 200, "<html>", "dingtalk answered with something that is not JSON"],
  ] as const)("%s that answers %i %j has not taken the message", async (format, status, body, error) => {
    answers = { status, body };
    await expect(send(format)).rejects.toThrow(error);
  });

  test("a lead is not carried to where an address has moved", async () => {
    // Somebody listens there: the lead would arrive.
    answers = { status: 307, body: "", location: `${address}&moved=1` };
    await expect(send("json")).rejects.toThrow();
    expect(received).toHaveLength(1);
  });
});

test("a mail server that says much about one refused address is quoted in brief, with the others", async () => {
  const server = await startMailServer(0, 0, "127.0.0.1", `no such user ${"x".repeat(400)}`);
  const to = ["sales@lightmaker.example", `nobody@${"x".repeat(60)}.example`, "nobody@b.example"];
  const channel = mailChannel({ url: `smtp://127.0.0.1:${server.port}`, from, to });
  const { lead, outbox } = testEntry();
  const message = await composeMessage(outbox, lead, { ofLead: async () => [] }, links, "");
  const refused = await channel.send(message);
  channel.close();
  await server.stop();
  expect(refused).toMatch(
    /^refused for nobody@x{60}\.example: 550 no such user x{183}, nobody@b\.example: 550 /,
  );
});

describe("a mail server without TLS", () => {
  // 0.0.0.0 reaches this machine, but is not a loopback address, so TLS is required.
  const sendTo = async (address: (port: number) => string) => {
    const server = await startMailServer(0, 0, "0.0.0.0");
    const channel = mailChannel({ url: address(server.port), from, to: ["sales@lightmaker.example"] });
    const { lead } = testEntry();
    const error = await channel
      .send({
        id: `${lead.id}.mail`,
        topic: "lead.message",
        lead: {
          id: lead.id,
          kind: "message",
          language: "zh",
          createdAt: "2026-11-21T00:00:00.000Z",
          flags: [],
          fields: { name: "王芳" },
        },
        files: [],
      })
      .catch((caught: unknown) => caught);
    channel.close();
    await server.stop();
    return { error, mails: server.mails.length };
  };

  test("gets no lead when it is another machine: whoever is in between may have taken STARTTLS away", async () => {
    const { error, mails } = await sendTo((port) => `smtp://0.0.0.0:${port}`);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toMatch(/STARTTLS/);
    expect(mails).toBe(0);
  });

  test.each(["127.0.0.1", "127.9.9.9", "localhost", "LOCALHOST"])(
    "gets it when it is this machine: %s",
    async (host) => {
      expect(await sendTo((port) => `smtp://${host}:${port}`)).toEqual({ error: undefined, mails: 1 });
    },
  );

  test("gets it when the setting says so", async () => {
    const sent = await sendTo((port) => `smtp://0.0.0.0:${port}?requireTLS=false`);
    expect(sent).toEqual({ error: undefined, mails: 1 });
  });
});

test("a mail server that answers every step and never ends keeps a mail for a limited time, and the next mail is sent", async () => {
  const timers: NodeJS.Timeout[] = [];
  let drips = true;
  const server = createTcpServer((socket) => {
    let data = false;
    socket.on("error", () => undefined);
    socket.write("220 slow\r\n");
    createInterface(socket).on("line", (line) => {
      if (data) {
        if (line !== ".") return;
        data = false;
        if (drips) timers.push(setInterval(() => socket.write("250-still busy\r\n"), 20));
        else socket.write("250 taken\r\n");
      } else if (line === "DATA") {
        data = true;
        socket.write("354 go on\r\n");
      } else socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const channel = mailChannel(
    { url: `smtp://127.0.0.1:${port}`, from: "a@x.example", to: ["b@x.example"] },
    500,
  );
  const { lead, outbox } = testEntry();
  const message = await composeMessage(
    outbox,
    lead,
    { ofLead: async () => [] },
    { sign: () => "", verify: () => true },
    "",
  );
  await expect(channel.send(message)).rejects.toMatchObject({
    message: "The mail server did not take the mail in 0.5 s.",
    reason: "silent",
  });
  drips = false;
  await channel.send(message);
  channel.close();
  for (const timer of timers) clearInterval(timer);
  server.close();
});

test("a webhook's answer is read to a limit", async () => {
  const server = createServer((_, outgoing) => outgoing.end("x".repeat(100_000)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { lead, outbox } = testEntry();
  const message = await composeMessage(
    outbox,
    lead,
    { ofLead: async () => [] },
    { sign: () => "", verify: () => true },
    "",
  );
  const channel = webhookChannel({ format: "json", url, secret: undefined });
  await expect(channel.send(message)).rejects.toThrow("answered with more than 65536 characters");
  server.close();
});
