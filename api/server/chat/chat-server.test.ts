import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type ChatAnswer, routes } from "../../contract/index.ts";
import { runAdmin } from "../admin/run.ts";
import { linesPerMinute } from "../http/request-log-limit.ts";
import type { RunningServer } from "../start-server.ts";
import { openStorage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { knowledgeFiles } from "../testing/sample-knowledge.ts";
import { sendRaw, startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";
import { type ChatServerParts, createChatServer } from "./chat-server.ts";

let folder: TestFolder;
let running: RunningServer | undefined;
let sockets: WebSocket[];
beforeEach(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>", ...knowledgeFiles("knowledge") });
  running = undefined;
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await running?.stop();
  await folder.remove();
});

async function start(settings: Record<string, string> = {}): Promise<RunningServer> {
  const site = `${folder.path}/site`;
  running = await startTestServer({
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    KNOWLEDGE_DIR: `${folder.path}/knowledge`,
    TRUSTED_PROXIES: "loopback",
    METRICS_TOKEN: "a-token-of-the-test-long-enough",
    ...settings,
  });
  return running;
}

const chatAddress = ({ address }: RunningServer): string => address.replace("http", "ws") + routes.chat;

async function open(server: RunningServer, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(chatAddress(server), { headers });
  sockets.push(socket);
  await once(socket, "open");
  return socket;
}

/** Returns the HTTP status and message key with which a connection is refused. */
async function refused(server: RunningServer, headers: Record<string, string>): Promise<unknown> {
  const socket = new WebSocket(chatAddress(server), { headers });
  socket.on("error", () => undefined);
  const [, response] = (await once(socket, "unexpected-response")) as [
    unknown,
    NodeJS.ReadableStream & { statusCode: number },
  ];
  let body = "";
  for await (const chunk of response) body += String(chunk);
  return [response.statusCode, (JSON.parse(body) as { message: string }).message];
}

/** Starts a chat without the rest of the server. */
async function serveChat(
  parts: Partial<ChatServerParts>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const chat = createChatServer({
    answerer: { answer: async () => ({ answer: "ok" }) },
    addressOf: () => "203.0.113.7",
    logger: pino({ level: "silent" }),
    metrics: { chatRefusal: () => undefined, countChats: () => undefined },
    limits: { take: async () => undefined },
    config: {
      CHATS_PER_ADDRESS: 5,
      MAX_CHATS: 5,
      CHAT_MESSAGES_PER_MINUTE: 100,
      CHAT_IDLE_SECONDS: 1,
      MAINTENANCE: false,
      HSTS_DAYS: 0,
      HSTS_SUBDOMAINS: false,
    },
    ...parts,
  });
  const http = createServer().on("upgrade", chat.upgrade).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("not listening on TCP");
  return {
    url: `ws://127.0.0.1:${address.port}/chat`,
    async stop() {
      await chat.stop(1_000);
      http.close();
    },
  };
}

const messageOf = (message: string, more: object = {}): string =>
  JSON.stringify({ message, time: "2026-11-21T12:00:00.000Z", ...more });

async function ask(socket: WebSocket, message: string, more: object = {}): Promise<ChatAnswer> {
  const answered = once(socket, "message");
  socket.send(messageOf(message, more));
  return JSON.parse(String((await answered)[0])) as ChatAnswer;
}

async function metric(server: RunningServer, line: string): Promise<number> {
  const headers = { authorization: "Bearer a-token-of-the-test-long-enough" };
  const text = await (await fetch(`${server.address}/metrics`, { headers })).text();
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return Number(found?.split(" ").at(-1) ?? 0);
}

async function unanswered(): Promise<readonly string[]> {
  const storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
  try {
    return (await storage.listUnanswered()).map(({ question, language }) => `${language} ${question}`);
  } finally {
    await storage.close();
  }
}

describe("a chat", () => {
  test("answers pings, counts them as messages, and ends with whoever sends a flood of them", async () => {
    const server = await start({ CHAT_MESSAGES_PER_MINUTE: "5" });
    const socket = await open(server);
    let pongs = 0;
    socket.on("pong", () => {
      pongs += 1;
    });
    socket.ping("a");
    await waitFor("the ping is answered", () => pongs === 1);
    const closed = once(socket, "close");
    for (let count = 0; count < 50; count += 1) socket.ping("a");
    expect((await closed)[0]).toBe(1008);
    expect(pongs).toBe(5);
  });

  test("answers each message in its order, with the time and the page", async () => {
    const socket = await open(await start());
    const answer = await ask(socket, " 1390 重量 ");
    expect(answer).toEqual({
      answer: "Light 1390 重 500 kg。",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      sources: [{ title: "Light 1390 有多重？", url: "/products/zhongtian?model=light-1390" }],
    });
    const answers: string[] = [];
    socket.on("message", (data) => answers.push((JSON.parse(String(data)) as ChatAnswer).answer));
    for (const question of ["1390 weight", "M20 speed", "能切PVC吗"]) socket.send(messageOf(question));
    await waitFor("three answers", () => answers.length === 3);
    expect(answers).toEqual([
      "The Light 1390 weighs 500 kg.",
      "The Mark M20 marks at up to 12,000 mm/s.",
      expect.stringContaining("PVC"),
    ]);
  });

  test("answers in the language of the page when the message does not tell, and ignores a language it does not speak", async () => {
    const socket = await open(await start());
    expect((await ask(socket, "1390", { language: "en" })).answer).toMatch(/Did you mean/);
    expect((await ask(socket, "1390", { language: "zh" })).answer).toMatch(/您想问/);
    expect((await ask(socket, "1390", { language: "tlh" })).answer).toMatch(/您想问/);
  });

  test("ignores what it cannot read, and goes on", async () => {
    const server = await start();
    const socket = await open(server);
    const answers: string[] = [];
    socket.on("message", (data) => answers.push(String(data)));
    for (const text of [
      ...["", "hello", "{", "null", "[]", '{"message":"保修"}', '{"message":1,"time":"x"}'],
      messageOf("   "),
    ])
      socket.send(text);
    socket.send(Buffer.from(messageOf("保修")));
    socket.send(messageOf("1390 重量"));
    await waitFor("the one answer", () => answers.length > 0);
    expect(answers).toHaveLength(1);
    expect(await metric(server, 'lightmaker_chat_refusals_total{reason="unreadable"}')).toBe(9);
    expect(await metric(server, 'lightmaker_chat_answers_total{outcome="answered"}')).toBe(1);
  });

  test("takes a message of 4,096 bytes and ends at one more", async () => {
    const server = await start();
    const socket = await open(server);
    const room = 4_096 - Buffer.byteLength(messageOf(""));
    expect((await ask(socket, "x".repeat(room))).answer).not.toBe("");
    const closed = once(socket, "close");
    socket.send(messageOf("x".repeat(room + 1)));
    expect((await closed)[0]).toBe(1009);
    expect(await metric(server, 'lightmaker_chat_refusals_total{reason="tooLarge"}')).toBe(1);
    expect(await metric(server, "lightmaker_chat_connections")).toBe(0);
  });

  test("says that messages come too fast, and ends with who does not listen", async () => {
    const server = await start({ CHAT_MESSAGES_PER_MINUTE: "4" });
    const socket = await open(server);
    for (let count = 0; count < 4; count += 1)
      expect((await ask(socket, "M20 速度")).answer).toMatch(/12,000/);
    expect((await ask(socket, "M20 速度")).answer).toMatch(/太快/);
    expect((await ask(socket, "how fast is the M20")).answer).toMatch(/too fast/);
    const closed = once(socket, "close");
    for (let count = 0; count < 10; count += 1) socket.send("garbage");
    expect((await closed)[0]).toBe(1008);
    // Other chats are not blocked.
    expect((await ask(await open(server), "M20 速度")).answer).toMatch(/12,000/);
  });

  test("has the limits of its address, however many chats one after the other it opens", async () => {
    const server = await start({ CHAT_MESSAGES_PER_MINUTE: "3", CHATS_PER_ADDRESS: "2" });
    const from = (address: string) => open(server, { "x-forwarded-for": address });
    // Six messages a minute for the address; opening a chat counts as one.
    for (let chats = 0; chats < 3; chats += 1) {
      const socket = await from("203.0.113.7");
      expect((await ask(socket, "M20 速度")).answer).toMatch(/12,000/);
      const closed = once(socket, "close");
      socket.close();
      await closed;
    }
    const refused = await from("203.0.113.7");
    expect((await once(refused, "close"))[0]).toBe(1008);
    expect(await metric(server, 'lightmaker_chat_refusals_total{reason="tooFast"}')).toBe(1);
    expect((await ask(await from("203.0.113.8"), "M20 速度")).answer).toMatch(/12,000/);
  });

  test("is closed when nothing is said for long, and when the other side is gone", async () => {
    const { url, stop } = await serveChat({ heartbeatMs: 300 });
    const deaf = new WebSocket(url, { autoPong: false });
    const quiet = new WebSocket(url);
    const ends = await Promise.all(
      [deaf, quiet].map(async (socket) => (await once(socket, "close"))[0] as number),
    );
    expect(ends).toEqual([1006, 1000]);
    await stop();
  });

  test("ends with whoever asks on and reads no answers: they would fill the memory", async () => {
    let answered = 0;
    let chats = (): number => 0;
    const { url, stop } = await serveChat({
      answerer: {
        answer: async () => {
          answered += 1;
          return { answer: "x".repeat(1_048_576) };
        },
      },
      metrics: {
        chatRefusal: () => undefined,
        countChats: (count) => {
          chats = count;
        },
      },
    });
    const socket = new WebSocket(url);
    sockets.push(socket);
    await once(socket, "open");
    socket.pause();
    // Some megabytes are in the kernel's buffers.
    for (let asked = 1; asked <= 60 && chats() === 1; asked += 1) {
      socket.send(messageOf("M20 速度"));
      await waitFor(
        "the question is answered, or the chat has ended",
        () => answered === asked || chats() === 0,
      );
    }
    await waitFor("the chat has ended", () => chats() === 0);
    await stop();
  });
});

describe("connections", () => {
  test.each([
    ["refused", { origin: "https://evil.example" }, "unexpected-response", "chat refused"],
    // Four bytes that are no frame.
    ["broken", {}, "open", "chat broken"],
  ] as const)("that are %s without end fill no log", async (_, headers, event, line) => {
    const log: string[] = [];
    const { url, stop } = await serveChat({
      logger: pino({ level: "info" }, { write: (line) => void log.push(line) }),
    });
    const breakOff = async (): Promise<void> => {
      const socket = new WebSocket(url, { headers });
      socket.on("error", () => undefined);
      await once(socket, event);
      if (event === "open") {
        const ended = once(socket, "close");
        (socket as unknown as { _socket: Socket })._socket.write(Buffer.alloc(4, 0xff));
        await ended;
      }
      socket.terminate();
    };
    for (let sent = 0; sent < linesPerMinute + 50; sent += 5)
      await Promise.all(Array.from({ length: 5 }, breakOff));
    await stop();
    expect(log.filter((each) => each.includes(line))).toHaveLength(linesPerMinute);
  });

  test("from other sites are refused; from here, and from what is no browser, they are taken", async () => {
    const server = await start();
    const { host } = new URL(server.address);
    expect(await refused(server, { origin: "https://evil.example" })).toEqual([403, "request.crossSite"]);
    expect(await refused(server, { origin: "null" })).toEqual([403, "request.crossSite"]);
    expect(await refused(server, { "sec-fetch-site": "cross-site" })).toEqual([403, "request.crossSite"]);
    await open(server, { origin: `http://${host}` });
    await open(server, { origin: "https://behind.a.proxy.example", "sec-fetch-site": "same-origin" });
    await open(server);
    expect(await metric(server, "lightmaker_chat_connections")).toBe(3);
    expect(await metric(server, 'lightmaker_chat_refusals_total{reason="crossSite"}')).toBe(3);
  });

  test("of one address have a limit, and there is room again when one has ended", async () => {
    const server = await start({ CHATS_PER_ADDRESS: "2" });
    const from = (address: string) => ({ "x-forwarded-for": address });
    const first = await open(server, from("203.0.113.7"));
    await open(server, from("203.0.113.7"));
    expect(await refused(server, from("203.0.113.7"))).toEqual([429, "request.tooMany"]);
    await open(server, from("203.0.113.8"));
    // An IPv6 customer has a whole /64.
    await open(server, from("2001:db8::1"));
    await open(server, from("2001:db8::2"));
    expect(await refused(server, from("2001:db8::3"))).toEqual([429, "request.tooMany"]);
    first.close();
    await once(first, "close");
    await open(server, from("203.0.113.7"));
  });

  test("of all have a limit", async () => {
    const server = await start({ MAX_CHATS: "2" });
    await open(server);
    await open(server);
    expect(await refused(server, {})).toEqual([503, "server.busy"]);
  });

  test("that are no WebSocket are answered, and so are pages that are asked for with another upgrade", async () => {
    const server = await start();
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
    const upgrade = (path: string, to: string) =>
      sendRaw(
        server.address,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\n${key}\r\n`,
      );
    expect((await upgrade("/", "h2c")).status).toBe(200);
    expect((await upgrade("/", "websocket")).status).toBe(200);
    expect((await upgrade(routes.chat, "h2c")).status).toBe(426);
    expect((await upgrade("/api/no", "websocket")).status).toBe(404);
    const noKey = await sendRaw(
      server.address,
      `GET ${routes.chat} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    expect(noKey.status).toBe(400);
    expect(JSON.parse(noKey.body)).toMatchObject({ message: "request.malformed" });
    for (const header of [
      "Content-Type: application/json",
      "X-Content-Type-Options: nosniff",
      "Sec-WebSocket-Version: 13",
    ])
      expect(noKey.head).toContain(header);
    expect((await fetch(server.address + routes.health)).status).toBe(200);
  });
});

test("a graceful stop finishes answers on their way and ends every chat with 1001", async () => {
  const server = await start();
  const chats = await Promise.all([open(server), open(server), open(server)]);
  const ends = Promise.all(chats.map(async (socket) => (await once(socket, "close"))[0] as number));
  const answer = ask(chats[0], "M20 速度");
  await waitFor(
    "the message is answered",
    async () => (await metric(server, 'lightmaker_chat_answers_total{outcome="answered"}')) > 0,
  );
  await server.stop();
  running = undefined;
  expect((await answer).answer).toMatch(/12,000/);
  expect(await ends).toEqual([1001, 1001, 1001]);
});

test("a client that does not say goodbye does not hold up the stop", async () => {
  const server = await start({ STOP_TIMEOUT_MS: "200" });
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    "GET /chat HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
  );
  await once(socket, "data");
  const closed = once(socket, "close");
  await server.stop();
  running = undefined;
  socket.resume();
  await closed;
});

describe("what was asked in vain", () => {
  test("is kept without what tells who asked, and listed for editors, most often first", async () => {
    const server = await start();
    const socket = await open(server, { "x-forwarded-for": "203.0.113.7" });
    const inVain = [
      "请问火星上有经销商吗",
      "请问，火星上有经销商吗？",
      "recommend me a novel, mail wang@example.com or call +86 138 0013 8000",
      "请问狗会写小说吗，ｗａｎｇ＠example.com，１３８－００００－４７１１ 或 138/0013/8000，138 – 0013 – 8000",
    ];
    for (const [index, question] of inVain.entries()) {
      await ask(socket, question);
      // Questions of the same millisecond have no order.
      await waitFor("the question is stored", async () => (await unanswered()).length === index + 1);
    }
    await ask(socket, "能切PVC吗");
    await ask(socket, "1390 重量");
    expect(await unanswered()).toEqual([
      "zh 请问火星上有经销商吗",
      "zh 请问，火星上有经销商吗？",
      "en recommend me a novel, mail […] or call […]",
      "zh 请问狗会写小说吗，[…]，[…] 或 […]，[…]",
    ]);
    const lines: string[] = [];
    const environment = { DATA_DIR: `${folder.path}/data`, KNOWLEDGE_DIR: `${folder.path}/data` };
    await runAdmin(["chat", "unanswered"], environment, (line) => lines.push(line));
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^times +last \(UTC\) +language +question$/);
    expect(lines[1]).toMatch(/^2 +\d{4}-\d\d-\d\d \d\d:\d\d +zh +请问，火星上有经销商吗？$/);
    expect(lines.join("")).not.toMatch(/203\.0|wang|138/);
  });

  test("is kept too if other questions were offered in place of an answer", async () => {
    const server = await start();
    const { suggestions } = await ask(await open(server), "Light 1390");
    expect(suggestions).toHaveLength(3);
    await waitFor("the question is stored", async () => (await unanswered()).length === 1);
    expect((await unanswered())[0]).toMatch(/^\w\w Light 1390$/);
  });

  test("without any knowledge is everything, and the answer says so plainly", async () => {
    const server = await start({ KNOWLEDGE_DIR: `${folder.path}/site` });
    const answer = await ask(await open(server), "保修多久");
    expect(answer).toMatchObject({ sources: [{ title: "联系我们", url: "/contact/contactus" }] });
    expect(answer.answer).toMatch(/答不上来/);
  });
});

test("a chosen folder that is missing stops the start", async () => {
  await expect(start({ KNOWLEDGE_DIR: `${folder.path}/none` })).rejects.toThrow(/KNOWLEDGE_DIR is .*none/);
});
