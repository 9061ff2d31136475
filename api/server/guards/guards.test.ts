import { EventEmitter, once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";
import { type Logger, pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Envelope, formAction, formTokenHeader, formTrapHeader, routes } from "../../contract/index.ts";
import { readConfig } from "../config.ts";
import type { RunningServer } from "../start-server.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { sendRaw, startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";
import { limitConnections } from "./connection-limit.ts";
import { createFormTokens } from "./form-tokens.ts";
import { openRateLimits } from "./rate-limits.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let folder: TestFolder;
let servers: RunningServer[];
beforeEach(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await folder.remove();
});

async function start(settings: Record<string, string> = {}, logger?: Logger): Promise<RunningServer> {
  const site = `${folder.path}/site`;
  const environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    TRUSTED_PROXIES: "loopback",
    ...settings,
  };
  const server = await startTestServer(environment, logger);
  servers.push(server);
  return server;
}

const lead = { surName: "王", name: "芳", email: "wang@example.com" };

function post(
  server: RunningServer,
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(server.address + routes.addAccessInformation, {
    method: "POST",
    body: JSON.stringify(lead),
    headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
  });
}

describe("limits", () => {
  test("more leads than a person sends are refused with the time to wait, other visitors are not", async () => {
    const server = await start({ LEADS_PER_MINUTE: "3" });
    for (let count = 0; count < 3; count += 1) expect((await post(server, "203.0.113.7")).status).toBe(200);
    const refused = await post(server, "203.0.113.7");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({ code: 429, message: "request.tooMany", data: null });
    expect((await post(server, "203.0.113.8")).status).toBe(200);
    // An IPv6 customer has a whole /64.
    for (let count = 0; count < 3; count += 1) await post(server, `2001:db8::${count}`);
    expect((await post(server, "2001:db8::ffff")).status).toBe(429);
    expect((await post(server, "2001:db8:0:1::1")).status).toBe(200);
    const form = await fetch(server.address + formAction(routes.addAccessInformation, "en"), {
      method: "POST",
      body: new URLSearchParams(lead),
      redirect: "manual",
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
    expect(form.headers.get("location")).toBe("/en/not-sent");
  });

  test.each(["unknown", "unix:", "203.0.113.9, ", ""])(
    "visitors of a proxy on this machine that ends X-Forwarded-For with %j share one limit",
    async (forwarded) => {
      const server = await start({ LEADS_PER_MINUTE: "1" });
      expect((await post(server, forwarded)).status).toBe(200);
      expect((await post(server, "unknown")).status).toBe(429);
      expect((await post(server, "203.0.113.7")).status).toBe(200);
    },
  );

  test("uploads and visits have limits of their own", async () => {
    const server = await start({ UPLOADS_PER_MINUTE: "1", VISITS_PER_MINUTE: "1" });
    const upload = async (): Promise<number> => {
      const body = new FormData();
      body.append("file", new Blob(["%PDF-1.7"]), "a.pdf");
      const headers = { "x-forwarded-for": "203.0.113.7" };
      return (await fetch(server.address + routes.uploadFile, { method: "POST", body, headers })).status;
    };
    const visit = async (): Promise<number> => {
      const body = JSON.stringify({ visitPage: "/", stopTime: 1 });
      const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" };
      return (await fetch(server.address + routes.saveVisit, { method: "POST", body, headers })).status;
    };
    expect([await upload(), await upload(), await visit(), await visit()]).toEqual([200, 429, 200, 429]);
    expect((await post(server, "203.0.113.7")).status).toBe(200);
  });

  test("all visitors together have one too, and a proxy that nobody told us about is no visitor", async () => {
    const server = await start({ LEADS_PER_MINUTE: "1", POSTS_PER_MINUTE: "4", TRUSTED_PROXIES: "" });
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push((await post(server, `203.0.113.${count}`)).status);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });

  test("who is over their own limit does not use up the limit of all visitors", async () => {
    const server = await start({ LEADS_PER_MINUTE: "1", POSTS_PER_MINUTE: "3" });
    const flood = [];
    for (let count = 0; count < 10; count += 1) flood.push((await post(server, "203.0.113.7")).status);
    expect(flood).toEqual([200, ...Array<number>(9).fill(429)]);
    for (const address of ["203.0.113.8", "203.0.113.9"])
      expect((await post(server, address)).status).toBe(200);
    expect((await post(server, "203.0.113.10")).status).toBe(429);
  });

  describe("of uploads", () => {
    const upload = async (
      server: RunningServer,
      address: string,
      size: number,
      path: string = routes.uploadFile,
    ): Promise<Response> => {
      const body = new FormData();
      const application = ["applicant", "corporateName", "phone", "sampleModel", "applicationDescription"];
      if (path !== routes.uploadFile) {
        for (const name of application) body.append(name, "x");
        body.append("email", "wang@example.com");
      }
      body.append("file", new Blob([Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(size)])]), "a.pdf");
      const headers = { "x-forwarded-for": address };
      return fetch(server.address + path, { method: "POST", body, headers, redirect: "manual" });
    };
    const outcome = async (answer: Promise<Response>): Promise<string> =>
      ((await (await answer).json()) as Envelope<unknown>).message;
    const nothingLeft = async () => [`${folder.path}/data/receiving`].flatMap((place) => readdirSync(place));

    test("one address has its bytes of a day", async () => {
      const server = await start({ UPLOAD_MB_PER_DAY: "1" });
      expect(await outcome(upload(server, "203.0.113.7", 600_000))).toBe("file.stored");
      expect(await outcome(upload(server, "203.0.113.7", 600_000))).toBe("request.tooMany");
      expect(await outcome(upload(server, "203.0.113.8", 600_000))).toBe("file.stored");
      expect(await nothingLeft()).toEqual([]);
      expect((await post(server, "203.0.113.7")).status).toBe(200);
    });

    test("all files together have a limit, and leads go on without", async () => {
      const server = await start({ UPLOADS_MB: "2" });
      for (const number of [1, 2, 3]) await upload(server, `203.0.113.${number}`, 600_000);
      const refused = await upload(server, "203.0.113.4", 600_000);
      expect([refused.status, ((await refused.json()) as Envelope<unknown>).message]).toEqual([
        503,
        "file.noRoom",
      ]);
      expect(refused.headers.get("retry-after")).toBe("3600");
      expect((await post(server, "203.0.113.4")).status).toBe(200);
    });

    test("the disk keeps room for leads", async () => {
      // More than any disk has.
      const server = await start({ DISK_RESERVE_MB: "900000000" });
      expect(await outcome(upload(server, "203.0.113.7", 10))).toBe("file.noRoom");
      expect((await post(server, "203.0.113.7")).status).toBe(200);
    });

    test("an application that brings its file counts as an upload", async () => {
      const server = await start({ UPLOADS_PER_MINUTE: "1" });
      const send = async () =>
        (await upload(server, "203.0.113.7", 10, routes.saveApplicationForm)).headers.get("location");
      expect([await send(), await send()]).toEqual(["/sent", "/not-sent"]);
      expect(await outcome(upload(server, "203.0.113.7", 10))).toBe("request.tooMany");
    });
  });

  test("visits from everywhere keep nobody from sending a lead or a file", async () => {
    const server = await start({ POSTS_PER_MINUTE: "4" });
    const visit = async (address: string): Promise<number> => {
      const body = JSON.stringify({ visitPage: "/", stopTime: 1 });
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      return (await fetch(server.address + routes.saveVisit, { method: "POST", body, headers })).status;
    };
    const codes = [];
    for (let count = 0; count < 6; count += 1) codes.push(await visit(`203.0.113.${count}`));
    expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await post(server, "203.0.113.100")).status).toBe(200);
  });

  test("who has a whole /48 does not get further than sixteen lines, and leaves the others alone", async () => {
    const server = await start({ LEADS_PER_MINUTE: "1" });
    const send = async (...addresses: string[]): Promise<number> => {
      const codes = [];
      for (const address of addresses) codes.push((await post(server, address)).status);
      return codes.filter((code) => code === 200).length;
    };
    const lines = (start: number) =>
      Array.from({ length: 10 }, (_, line) => `2001:db8:1:${(start + line).toString(16)}::1`);
    // One customer's /56 with ten connections gets four times the limit. It does not affect the neighbours' limits.
    expect(await send(...lines(0x100))).toBe(4);
    expect(await send(...lines(0x200))).toBe(4);
    expect(await send(...lines(0x300), ...lines(0x400), ...lines(0x500))).toBe(8);
    expect(await send("2001:db8:2::1", "203.0.113.7")).toBe(2);
  });

  test("the database that counts knows no address", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const server = await start({ DATABASE_URL });
    await post(server, "203.0.113.7");
    await post(server, "2001:db8:1:2::3");
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    const { rows } = await client.query<{ key: string }>("select key from rate_limits");
    await client.end();
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.map(({ key }) => key).join(" ")).not.toMatch(/203\.0|2001|db8/);
  });

  test("two servers on one database count together", async () => {
    const settings = { LEADS_PER_MINUTE: "4", DATABASE_URL: await postgres.createDatabase() };
    const [one, two] = [await start(settings), await start(settings)];
    const codes = [];
    for (const server of [one, two, one, two, one, two])
      codes.push((await post(server, "203.0.113.7")).status);
    expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test("a window that a clock ahead has opened refuses nobody", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const server = await start({ LEADS_PER_MINUTE: "2", DATABASE_URL });
    const send = async () => (await post(server, "203.0.113.7")).status;
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    // The clock was 400 days ahead, and is right again.
    await client.query("update rate_limits set expire = expire + 400 * 86400000::bigint");
    await client.end();
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  });

  test("a database that does not answer keeps neither leads nor the end of the server waiting, and memory counts", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const server = await start({ LEADS_PER_MINUTE: "3", DATABASE_URL });
    // As a repair of the table does, or a standby that every commit waits for.
    const locker = new pg.Client(DATABASE_URL);
    await locker.connect();
    await locker.query("begin; lock table rate_limits in access exclusive mode");
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(server, "203.0.113.7")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await post(server, "203.0.113.8")).status).toBe(200);
    servers = [];
    await server.stop();
    await locker.end();
    const storage = await openStorage({
      dataDir: folder.path,
      databaseUrl: DATABASE_URL,
      onIdleError: () => undefined,
    });
    expect(await storage.leads.list()).toHaveLength(4);
    await storage.close();
  });

  test("several servers that start at once on a new database all count", async () => {
    for (let round = 0; round < 10; round += 1) {
      const config = readConfig({ DATABASE_URL: await postgres.createDatabase() });
      const open = () => openRateLimits(config, Buffer.alloc(32), pino({ level: "silent" }));
      const all = await Promise.all([open(), open(), open()]);
      for (const limits of all) await limits.close();
    }
  });

  test("the end of the server does not wait for a request that is being counted", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const limits = await openRateLimits(
      readConfig({ DATABASE_URL }),
      Buffer.alloc(32),
      pino({ level: "silent" }),
    );
    const locker = new pg.Client(DATABASE_URL);
    await locker.connect();
    await locker.query("begin; lock table rate_limits in access exclusive mode");
    const counted = limits.take("lead", "203.0.113.7");
    await waitFor("it waits for the table", async () => {
      const { rowCount } = await locker.query("select from pg_locks where not granted");
      return rowCount !== 0;
    });
    await limits.close();
    await expect(counted).resolves.toBeUndefined();
    await locker.end();
  });
});

describe("suspicious leads are stored and flagged, never refused", () => {
  let server: RunningServer;
  let storage: Storage;
  beforeEach(async () => {
    server = await start();
    storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
  });
  afterEach(() => storage.close());

  async function flags(headers: Record<string, string>): Promise<string | undefined> {
    expect((await post(server, "203.0.113.7", headers)).status).toBe(200);
    return (await storage.leads.list()).at(-1)?.flags;
  }

  const token = async (form: string): Promise<string> => {
    const response = await fetch(`${server.address}${routes.formToken}?form=${form}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return ((await response.json()) as Envelope<{ token: string }>).data.token;
  };

  test("by their token and their trap", async () => {
    expect(await flags({})).toBe("");
    expect(await flags({ [formTokenHeader]: await token(routes.addAccessInformation) })).toBe("tooFast");
    expect(await flags({ [formTokenHeader]: await token(routes.insertMessage) })).toBe("wrongForm");
    expect(await flags({ [formTokenHeader]: "accessInformation.1.AAAA" })).toBe("forgedToken");
    expect(await flags({ [formTrapHeader]: "http://spam.example", [formTokenHeader]: "x" })).toBe(
      "trap forgedToken",
    );
    expect(await flags({ [formTrapHeader]: " " })).toBe("");
  });

  test("also without JavaScript", async () => {
    const response = await fetch(server.address + formAction(routes.addAccessInformation, "zh"), {
      method: "POST",
      body: new URLSearchParams({ ...lead, website: "http://spam.example" }),
      redirect: "manual",
    });
    expect(response.headers.get("location")).toBe("/sent");
    const stored = (await storage.leads.list()).at(-1);
    expect(stored?.flags).toBe("trap");
    expect(JSON.parse(stored?.payload ?? "")).toEqual(lead);
  });

  test("a token is made for a form we have, and for no other", async () => {
    const response = await fetch(`${server.address}${routes.formToken}?form=/api/other`);
    expect(await response.json()).toEqual({
      code: 400,
      message: "request.invalid",
      data: { fields: ["form"] },
    });
  });
});

test("a token is good from two seconds to a day after it was made", () => {
  let now = 1_790_000_000_000;
  const tokens = createFormTokens([Buffer.alloc(32)], () => now);
  const token = tokens.make("message");
  expect(tokens.make("message")).not.toBe(token);
  const judgeAfter = (ms: number) => {
    now = 1_790_000_000_000 + ms;
    return tokens.judge(token, "message");
  };
  expect([1_999, 2_000, 86_400_000, 86_400_001, -1].map(judgeAfter)).toEqual([
    "tooFast",
    undefined,
    undefined,
    "expiredToken",
    "tooFast",
  ]);
  expect(createFormTokens([Buffer.alloc(32, 1)]).judge(token, "message")).toBe("forgedToken");
  const rotated = createFormTokens([Buffer.alloc(32, 1), Buffer.alloc(32)], () => now);
  expect(rotated.judge(token, "message")).toBe(tokens.judge(token, "message"));
});

test("an address gets its share of connections, and more when it has closed some", () => {
  class FakeSocket extends EventEmitter {
    destroyed = false;
    readonly remoteAddress: string;
    constructor(remoteAddress: string) {
      super();
      this.remoteAddress = remoteAddress;
    }
    destroy(): void {
      this.destroyed = true;
      this.emit("close");
    }
  }
  const server = createServer();
  const connect = (address: string): FakeSocket => {
    const socket = new FakeSocket(address);
    server.emit("connection", socket);
    return socket;
  };
  const isCut = (address: string): boolean => connect(address).destroyed;
  // Node's own connection listener needs real sockets.
  server.removeAllListeners("connection");
  limitConnections(
    server,
    2,
    (address) => address === "198.51.100.1",
    () => undefined,
  );
  const first = connect("203.0.113.7");
  expect([isCut("::ffff:203.0.113.7"), isCut("203.0.113.7"), isCut("203.0.113.8")]).toEqual([
    false,
    true,
    false,
  ]);
  first.destroy();
  expect([isCut("203.0.113.7"), isCut("203.0.113.7")]).toEqual([false, true]);
  const open = Array.from({ length: 100 }, (_, line) => isCut(`2001:db8:1:${line.toString(16)}::1`));
  expect(open.filter((cut) => !cut)).toHaveLength(2 * 4);
  expect(Array.from({ length: 5 }, () => isCut("198.51.100.1") || isCut("127.0.0.1"))).not.toContain(true);
});

test("what other sites may send without permission does not use up the limit of their visitors", async () => {
  const server = await start({ LEADS_PER_MINUTE: "2" });
  for (let count = 0; count < 5; count += 1)
    expect((await post(server, "203.0.113.7", { "content-type": "text/plain" })).status).toBe(415);
  expect((await post(server, "203.0.113.7")).status).toBe(200);
});

describe("metrics", () => {
  const token = "a-token-of-the-test-long-enough";

  test("are given to whoever shows the token, without anything about a person", async () => {
    const server = await start({ METRICS_TOKEN: token });
    await post(server, "203.0.113.7");
    await fetch(`${server.address}/api/no/such/${"x".repeat(50)}`);
    const read = async (authorization: string): Promise<Response> =>
      fetch(`${server.address}/metrics`, { headers: { authorization } });
    const text = await (await read(`Bearer ${token}`)).text();
    expect(text).toContain(
      `lightmaker_api_requests_total{route="${routes.addAccessInformation}",status="200"} 1`,
    );
    expect(text).toContain('lightmaker_api_requests_total{route="other",status="404"} 1');
    expect(text).toContain('lightmaker_outbox_messages{state="waiting"} 1');
    expect(text).not.toMatch(/203\.0|xxx|wang/);
    const cut = "lightmaker_connections_cut_total";
    await sendRaw(server.address, "GET / nonsense\r\n\r\n");
    await sendRaw(server.address, `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
    await sendRaw(server.address, "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(500));
    const after = await (await read(`Bearer ${token}`)).text();
    for (const reason of ["malformed", "headersTooLarge", "pipelined"])
      expect(after).toContain(`${cut}{reason="${reason}"} 1`);
    for (const wrong of ["", "Bearer", `Bearer ${token}x`, token])
      expect((await read(wrong)).status).toBe(404);
    expect(await (await read(`Bearer ${token}`)).text()).toContain("lightmaker_metrics_refusals_total 4");
  });

  test("that were asked for with a wrong token are logged, once a minute and without the token", async () => {
    const lines: string[] = [];
    const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const server = await start({ METRICS_TOKEN: token }, logger);
    lines.length = 0;
    for (let count = 0; count < 20; count += 1)
      await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer guess-${count}` } });
    await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("metrics refused");
    expect(lines[0]).not.toMatch(/guess|a-token/);
  });

  test("are at a port of their own, for this machine only and until the server stops", async () => {
    const port = await freePort();
    const settings = { METRICS_PORT: `${port}` };
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    await expect(start(settings)).rejects.toThrow(/Cannot listen on port \d+ for METRICS_PORT: .*EADDRINUSE/);
    other.close();
    await once(other, "close");
    const server = await start(settings);
    const address = `http://127.0.0.1:${port}`;
    const response = await fetch(`${address}/metrics`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await response.text()).toContain("lightmaker_writer_waiting 0");
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    await server.stop();
    servers = [];
    await expect(fetch(`${address}/metrics`)).rejects.toThrow();
  });

  test("are nowhere by default", async () => {
    const server = await start();
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  });
});
