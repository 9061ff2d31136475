import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { routes } from "../../contract/index.ts";
import { createFormTokens } from "../guards/form-tokens.ts";
import { readKeys } from "../signing-keys.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { makeCertificate } from "../testing/certificate.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { freePort } from "../testing/free-port.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { openTestBucket } from "../testing/test-bucket.ts";
import { query, startPostgres } from "../testing/test-postgres.ts";
import { judgeDisk } from "./doctor/folders.ts";
import { plainFault } from "./doctor/public-address.ts";
import { runAdmin } from "./run.ts";

let folder: TestFolder;
let environment: Record<string, string>;
let storage: Storage;
beforeEach(async () => {
  folder = await createTestFolder({
    "site/index.html": "",
    "site/knowledge.zh.json": "{}",
    "site/news.js": "",
  });
  const site = `${folder.path}/site`;
  environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    KNOWLEDGE_DIR: site,
    PAGES_DIR: site,
    PORT: "0",
  };
  storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await storage.close();
  await folder.remove();
});

/** Runs the doctor and returns its lines. */
async function doctor(settings: Record<string, string> = {}): Promise<readonly string[]> {
  const lines: string[] = [];
  await runAdmin(["doctor"], { ...environment, ...settings }, (line) => lines.push(line)).catch(
    (error: Error) => lines.push(error.message),
  );
  return lines;
}

const wrongs = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith("wrong")).map((line) => line.replace(/^wrong +/, ""));

async function listenOn(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(async () => {
    if ("closeAllConnections" in server) (server.closeAllConnections as () => void)();
    server.close();
  });
  return String((server.address() as AddressInfo).port);
}

describe("the public address", () => {
  /** What the address answers, in place of what a server of this installation would. */
  let answers: Record<string, string | number>;
  beforeEach(() => {
    answers = {};
  });

  async function respond({ url = "" }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = url.split("?")[0] ?? "";
    const told = answers[path];
    if (typeof told === "number") return void outgoing.writeHead(told).end();
    if (told !== undefined) return void outgoing.end(told);
    if (path === routes.health) return void outgoing.end('{"code":200,"message":"health.up","data":null}');
    if (path !== routes.formToken) return void outgoing.writeHead(404).end();
    const { formTokens } = await readKeys({ SECRET: undefined, PREVIOUS_SECRET: undefined }, storage);
    const token = createFormTokens(formTokens).make("accessInformation");
    outgoing.end(JSON.stringify({ code: 200, message: "formToken.made", data: { token } }));
  }

  function upgrading<S extends Server>(server: S): S {
    server.on("upgrade", ({ url = "" }: IncomingMessage, socket: { end(text: string): void }) => {
      const refused = answers[url];
      const head =
        refused === undefined
          ? "101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket"
          : `${refused} No\r\nContent-Length: 0`;
      socket.end(`HTTP/1.1 ${head}\r\n\r\n`);
    });
    return server;
  }

  test("is visited as a visitor does, and what stands in the way is named", async () => {
    const PORT = await listenOn(
      upgrading(createServer((incoming, outgoing) => void respond(incoming, outgoing))),
    );
    const SITE_URL = `http://127.0.0.1:${PORT}`;
    const settings = { PORT, SITE_URL };
    expect(await doctor(settings)).toContainEqual(
      expect.stringMatching(/^ok +SITE_URL: \S+ leads to this server, with chat\.$/),
    );
    // Another server is visited at another port: this one's own must stay healthy.
    const others: Record<string, string | number> = {};
    const other = await listenOn(
      createServer(({ url }, outgoing) => {
        const told = others[String(url).split("?")[0] ?? ""] ?? 404;
        if (typeof told === "number")
          outgoing.writeHead(told, { Location: "https://elsewhere.example/" }).end();
        else outgoing.end(told);
      }),
    );
    const elsewhere = { PORT, SITE_URL: `http://127.0.0.1:${other}` };
    expect(wrongs(await doctor(elsewhere))).toEqual([
      expect.stringMatching(
        /^SITE_URL: \S+ is not this server \(status 404 to https:\/\/elsewhere\.example\/\)/,
      ),
    ]);
    others[routes.health] = 401;
    expect(await doctor(elsewhere)).toContainEqual(
      expect.stringMatching(
        /^hint +SITE_URL: \S+ asks this machine for a password or refuses it \(status 401\)/,
      ),
    );
    others[routes.health] = 502;
    expect(wrongs(await doctor(elsewhere))).toEqual([
      expect.stringMatching(/^SITE_URL: the proxy at \S+ does not reach the server \(status 502\)/),
    ]);
    others[routes.health] = '{"code":200,"message":"health.up","data":null}';
    others[routes.formToken] =
      '{"code":200,"message":"formToken.made","data":{"token":"accessInformation.1.x.forged"}}';
    expect(wrongs(await doctor(elsewhere))).toEqual([
      expect.stringMatching(/^SITE_URL: \S+ leads to a server with another key/),
    ]);
    answers = {
      [routes.formToken]:
        '{"code":200,"message":"formToken.made","data":{"token":"accessInformation.1.x.forged"}}',
    };
    expect(wrongs(await doctor({ PORT }))).toEqual([
      expect.stringMatching(/^The server at 127\.0\.0\.1:\d+ has another key, .*: stop it/),
    ]);
    // A server that was not restarted after a rotation refuses the links that commands make.
    const { formTokens } = await readKeys({ SECRET: undefined, PREVIOUS_SECRET: undefined }, storage);
    const token = createFormTokens(formTokens).make("accessInformation");
    answers = {
      [routes.formToken]: JSON.stringify({ code: 200, message: "formToken.made", data: { token } }),
    };
    expect(wrongs(await doctor({ PORT }))).toEqual([]);
    await runAdmin(["keys", "rotate"], environment, () => undefined);
    expect(wrongs(await doctor({ PORT }))).toEqual([
      expect.stringMatching(/ has another key, .* restart it, because its key was changed\.$/),
    ]);
    answers = { [routes.chat]: 400 };
    expect(wrongs(await doctor(settings))).toEqual([
      expect.stringMatching(
        /^SITE_URL: \S+ opens no chat \(400 instead of 101\): let the proxy pass Upgrade/,
      ),
    ]);
    expect(wrongs(await doctor({ PORT, SITE_URL: "http://127.0.0.1:1" }))).toEqual([
      "SITE_URL: http://127.0.0.1:1 cannot be reached (nothing listens there): set up DNS and the proxy, and start it.",
    ]);
  });

  test("has a certificate that browsers accept and that does not end soon", async () => {
    const { certificate, key } = makeCertificate(folder.path);
    const { readFileSync } = await import("node:fs");
    const [cert, secret] = [readFileSync(certificate, "utf8"), readFileSync(key, "utf8")];
    const PORT = await listenOn(createServer((incoming, outgoing) => void respond(incoming, outgoing)));
    const secure = upgrading(
      createTlsServer({ cert, key: secret }, (incoming, outgoing) => void respond(incoming, outgoing)),
    );
    const settings = {
      PORT,
      SITE_URL: `https://localhost:${await listenOn(secure)}`,
      TRUSTED_PROXIES: "loopback",
    };
    expect(wrongs(await doctor(settings))).toEqual([
      expect.stringMatching(
        /^SITE_URL: browsers do not accept the certificate of \S+ \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
      ),
    ]);
    const before = getCACertificates("default");
    setDefaultCACertificates([...before, cert]);
    const now = Date.now;
    try {
      expect(wrongs(await doctor(settings))).toEqual([]);
      // It is valid for one day.
      Date.now = () => now() + 21 * 3_600_000;
      expect(wrongs(await doctor(settings))).toEqual([
        expect.stringMatching(
          /^SITE_URL: the certificate of \S+ ends 20\d\d-\d\d-\d\d, and nothing has renewed it yet/,
        ),
      ]);
    } finally {
      Date.now = now;
      setDefaultCACertificates(before);
    }
  });

  test("shows no page without TLS", async () => {
    let status = 200;
    const port = await listenOn(createServer((_, outgoing) => outgoing.writeHead(status).end("<h1>")));
    expect(await plainFault(`http://127.0.0.1:${port}`)).toMatch(/shows pages without TLS/);
    for (status of [301, 403]) expect(await plainFault(`http://127.0.0.1:${port}`)).toBeUndefined();
    expect(await plainFault("http://127.0.0.1:1")).toBeUndefined();
  });
});

test("the doctor names proxies that trust strangers, and settings that contradict each other", async () => {
  const report = async (settings: Record<string, string>): Promise<string> =>
    (await doctor({ SITE_URL: "https://www.example.com", ...settings })).join("\n");
  for (const TRUSTED_PROXIES of ["0.0.0.0/0", "loopback,::/0", "128.0.0.0/1"])
    expect(await report({ TRUSTED_PROXIES })).toMatch(/^wrong +TRUSTED_PROXIES: \S+ trusts strangers/m);
  for (const TRUSTED_PROXIES of [
    "loopback",
    "private",
    "10.0.0.0/8",
    "fc00::/7",
    "2400:cb00::/32",
    "203.0.113.7",
  ])
    expect(await report({ TRUSTED_PROXIES })).not.toContain("trusts strangers");
  expect(await report({ TRUSTED_PROXIES: "loopback", HOST: "0.0.0.0" })).toMatch(
    /^hint +HOST is 0\.0\.0\.0: others reach port 0 without TLS/m,
  );
  expect(await report({ TRUSTED_PROXIES: "172.17.0.0/16", HOST: "0.0.0.0" })).not.toContain("HOST is");
  expect(await report({ TRUSTED_PROXIES: "loopback", HOST: "127.0.0.1" })).not.toContain("HOST is");
  expect(await report({ SITE_URL: "http://www.example.com", HSTS_DAYS: "365" })).toMatch(
    /^hint +HSTS_DAYS is set though SITE_URL is http/m,
  );
});

test("the doctor judges the disk by DISK_RESERVE_MB alone, and says what to do", () => {
  const look = (free: number, reserve: number): string => {
    const { state, text } = judgeDisk(free * 1_048_576, "/data", reserve);
    return `${state} ${text}`;
  };
  expect(look(450, 40)).toBe(
    "ok Disk: 450 MB free at /data; uploads are refused below DISK_RESERVE_MB (40).",
  );
  const remedy = 'docs/operations.md, "Disk full", lists what may be deleted.';
  expect(look(400, 256)).toBe(
    `hint Disk: 400 MB free at /data; uploads are refused below DISK_RESERVE_MB (256), and that comes soon. ${remedy}`,
  );
  expect(look(200, 256)).toBe(
    `wrong Disk: 200 MB free at /data; uploads are refused, because that is below DISK_RESERVE_MB (256). ${remedy}`,
  );
  expect([look(450, 0), look(600, 0)].map((told) => told.split(" ")[0])).toEqual(["hint", "ok"]);
});

test("the doctor misses a database that the backups know, also when a server has made a new one in its place", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  const entry = testEntry();
  await storage.insert([entry]);
  await runAdmin(["backup"], { ...environment, BACKUP_DIR }, () => undefined);
  expect(wrongs(await doctor({ BACKUP_DIR }))).toEqual([]);
  await storage.close();
  renameSync(join(folder.path, "data"), join(folder.path, "unmounted"));
  const lost =
    /\S+\/backups\/\S+ of 20\d\d-\d\d-\d\d \d\d:\d\d UTC has 1 leads: is DATA_DIR or DATABASE_URL the right one, and its disk mounted\?/;
  expect(wrongs(await doctor({ BACKUP_DIR }))).toEqual([
    expect.stringMatching(new RegExp(`^There is no database .*${lost.source}`)),
  ]);
  storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
  expect(wrongs(await doctor({ BACKUP_DIR }))).toEqual([expect.stringMatching(lost)]);
  const later = testEntry({ created_at: Date.now() + 1_000 });
  await storage.insert([later]);
  expect(wrongs(await doctor({ BACKUP_DIR }))).toEqual([expect.stringMatching(lost)]);
  // Whoever erased it knows that it is gone.
  writeFileSync(
    join(BACKUP_DIR, "erasures.jsonl"),
    `${JSON.stringify({ at: Date.now(), leads: [entry.lead.id], questions: [] })}\n`,
  );
  expect(wrongs(await doctor({ BACKUP_DIR }))).toEqual([]);
});

test("the doctor names what is of the future, and what to do if the clock is behind or was ahead", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  expect((await doctor({ BACKUP_DIR })).join("\n")).not.toContain("Clock:");
  const entry = testEntry({ created_at: Date.now() + 3 * 3_600_000 });
  await storage.insert([entry]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 730 * 86_400_000 });
  try {
    await runAdmin(["backup", join(BACKUP_DIR, "ahead")], environment, () => undefined);
  } finally {
    vi.useRealTimers();
  }
  const line =
    /^Clock: it is 20\S+ \d\d:\d\d UTC on this machine, but there is (.*)\. If that is wrong, set the clock .* If it is right, the clock was ahead: delete such a backup/;
  const [told = ""] = wrongs(await doctor({ BACKUP_DIR }));
  expect(line.exec(told)?.[1]).toMatch(
    new RegExp(`^the backup ${BACKUP_DIR}/ahead of 20\\S+ \\S+, the lead ${entry.lead.id} of 20\\S+ \\S+$`),
  );
  // With a clock that is behind, all backups are of the future. Each of them would have a line of its own.
  await runAdmin(["backup", join(BACKUP_DIR, "now")], environment, () => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 730 * 86_400_000 });
  try {
    const behind = wrongs(await doctor({ BACKUP_DIR }));
    expect(behind.filter((text) => text.includes("of the future"))).toHaveLength(1);
    expect(behind).toContain(
      `No backup in ${BACKUP_DIR} counts, because those that there are come from the future: first see Clock.`,
    );
  } finally {
    vi.useRealTimers();
  }
  rmSync(join(BACKUP_DIR, "now"), { recursive: true });
  // What the line says to do.
  renameSync(join(BACKUP_DIR, "ahead"), join(folder.path, "away"));
  await storage.leads.erase(entry.lead.id);
  expect(wrongs(await doctor({ BACKUP_DIR }))).not.toContainEqual(expect.stringContaining("Clock:"));
});

test("the doctor names files that stayed in the data folder when a bucket was set", async () => {
  const bucket = await openTestBucket();
  const left =
    /^hint +\S+\/files holds 1 files, though S3_BUCKET is set: no erasure reaches them\. Delete the folder/m;
  mkdirSync(join(folder.path, "data/files"), { recursive: true });
  writeFileSync(join(folder.path, "data/files", "c".repeat(32)), "sample");
  expect((await doctor({ ...bucket.settings })).join("\n")).toMatch(left);
  rmSync(join(folder.path, "data/files"), { recursive: true });
  expect((await doctor({ ...bucket.settings })).join("\n")).not.toMatch(left);
  bucket.close();
});

test("the doctor tries the ports while no server holds them", async () => {
  const taken = await listenOn(createServer());
  const free = String(await freePort());
  expect(wrongs(await doctor({ PORT: free, METRICS_PORT: free }))).toEqual([
    `METRICS_PORT and PORT are both ${free}: choose another METRICS_PORT.`,
  ]);
  expect(wrongs(await doctor({ PORT: free, METRICS_PORT: taken }))).toEqual([
    `METRICS_PORT: nothing can listen at 127.0.0.1:${taken} (EADDRINUSE): another program uses it: choose a free one.`,
  ]);
  expect(wrongs(await doctor({ PORT: free, METRICS_PORT: "0" }))).toEqual([]);
});

test("the doctor asks the running server's METRICS_PORT for its metrics", async () => {
  const PORT = await listenOn(
    createServer((_, outgoing) => outgoing.end('{"code":200,"message":"health.up","data":null}')),
  );
  const ofMetrics = async (METRICS_PORT: string): Promise<readonly string[]> =>
    (await doctor({ PORT, METRICS_PORT })).filter((line) => line.includes("METRICS_PORT"));
  const served = await listenOn(
    createServer(({ url }, outgoing) =>
      outgoing.end(url === "/metrics" ? "lightmaker_writer_waiting 0\n" : ""),
    ),
  );
  expect(await ofMetrics(served)).toEqual([
    `ok     METRICS_PORT: metrics are served at 127.0.0.1:${served}.`,
  ]);
  const taken = await listenOn(createServer((_, outgoing) => outgoing.end("<h1>It works!</h1>")));
  expect(await ofMetrics(taken)).toEqual([
    `wrong  METRICS_PORT: another program uses 127.0.0.1:${taken}: choose a free one.`,
  ]);
  const free = String(await freePort());
  expect(await ofMetrics(free)).toEqual([
    `wrong  METRICS_PORT: nothing listens at 127.0.0.1:${free}, so the running server was started without it: restart it.`,
  ]);
});

test("the doctor names an interrupted backup, which may be what has filled the disk", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  const partial = join(BACKUP_DIR, `2026-11-20T030000.partial-7-${Date.now()}`);
  mkdirSync(partial, { recursive: true });
  expect(await doctor({ BACKUP_DIR })).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^hint +${partial} is no whole backup: it is being made now .*, or was interrupted\\. Then delete it`,
      ),
    ),
  );
});

// Nothing is closed to root.
test.runIf(process.getuid?.() === 0)(
  "the doctor says that a BACKUP_DIR which is not there cannot be made",
  async () => {
    const BACKUP_DIR = join(folder.path, "closed/backups");
    mkdirSync(join(folder.path, "closed"));
    for (const name of ["", "data"]) chmodSync(join(folder.path, name), 0o755);
    for (const name of readdirSync(folder.path, { recursive: true, encoding: "utf8" }))
      if (name.startsWith("data")) chownSync(join(folder.path, name), 65_534, 65_534);
    const run = (word: string) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), word], {
        env: { PATH: process.env["PATH"], ...environment, BACKUP_DIR },
        encoding: "utf8",
      });
    expect(run("doctor").stdout).toMatch(
      new RegExp(
        `^wrong +BACKUP_DIR is ${BACKUP_DIR}, but user 65534 can make no folder in ${folder.path}/closed\\. With the service, leave`,
        "m",
      ),
    );
    expect(run("backup").stderr).toMatch(/EACCES.*`doctor` names folders/);
  },
);

// Nothing is closed to root.
test.runIf(process.getuid?.() === 0)(
  "a backup that root has copied back is not called none, and the command that opens it is told",
  async () => {
    const BACKUP_DIR = join(folder.path, "backups");
    const backup = join(BACKUP_DIR, "copied");
    await storage.insert([testEntry()]);
    await runAdmin(["backup", backup], environment, () => undefined);
    await storage.close();
    const give = (place: string): void => {
      for (const name of ["", ...readdirSync(place, { recursive: true, encoding: "utf8" })])
        chownSync(join(place, name), 65_534, 65_534);
    };
    chmodSync(folder.path, 0o755);
    give(join(folder.path, "data"));
    chownSync(BACKUP_DIR, 65_534, 65_534);
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...words], {
        env: { PATH: process.env["PATH"], ...environment, BACKUP_DIR },
        encoding: "utf8",
      });
    const remedy = `User 65534 may not read all of ${backup}, so nobody knows what it holds. As root: \`chown -R --reference=${BACKUP_DIR}/. ${backup} && chmod -R u+rwX ${backup}\`.`;
    const report = run("doctor").stdout;
    expect(report).toContain(
      `wrong  ${remedy} Until then it counts as no backup, and \`backup prune\` leaves it.`,
    );
    expect(report).not.toContain("delete it by hand");
    expect(run("restore", backup).stderr).toContain(`${remedy} Nothing was restored.`);
    // One closed table is enough.
    give(backup);
    chownSync(join(backup, "leads.jsonl"), 0, 0);
    expect(run("drill").stderr).toContain(remedy);
    // What the message says.
    const [, command = ""] = /As root: `(.*)`\.$/.exec(remedy) ?? [];
    expect(spawnSync("sh", ["-c", command]).status).toBe(0);
    expect(run("drill").status).toBe(0);
    storage = await openStorage({ dataDir: `${folder.path}/fresh`, onIdleError: () => undefined });
  },
);

test("the doctor asks if DATA_DIR is the right one before it offers to repeat erasures", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  const settings = { ...environment, BACKUP_DIR };
  await storage.insert([testEntry(), testEntry()]);
  await runAdmin(["backup"], settings, () => undefined);
  const at = Date.now();
  const times = { started_at: at, ended_at: at };
  const counts = JSON.stringify({ leads: 0, files: 0, messages: 0, questions: 0 });
  const protocol = {
    id: randomUUID(),
    person: "0".repeat(64),
    by_whom: "w",
    ...times,
    found: counts,
    erased: counts,
  };
  writeFileSync(
    join(BACKUP_DIR, "erasures.jsonl"),
    `${JSON.stringify({ at, leads: [], questions: [], protocol })}\n`,
  );
  expect(wrongs(await doctor({ BACKUP_DIR }))).toEqual([
    "1 protocols of erasures are noted in BACKUP_DIR and not in the database. Is DATA_DIR or DATABASE_URL the right one? Then it was restored without them: `erasures repeat`.",
  ]);
  const other = await openStorage({ dataDir: `${folder.path}/other`, onIdleError: () => undefined });
  await other.close();
  const told = wrongs(await doctor({ BACKUP_DIR, DATA_DIR: `${folder.path}/other` }));
  expect(told).toEqual([expect.stringMatching(/has 2 leads: is DATA_DIR or DATABASE_URL the right one/)]);
});

test("the doctor thinks of the clock when the newest backup seems to be old", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  await runAdmin(["backup", join(BACKUP_DIR, "b")], environment, () => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 730 * 86_400_000 });
  try {
    expect(wrongs(await doctor({ BACKUP_DIR }))).toEqual([
      expect.stringMatching(
        /^Backup: the newest, \S+, is 730 days old: make one .* If it is not that old, set the clock, by which it is 20\S+ \S+ UTC now\.$/,
      ),
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test("the doctor sums up files that a bucket or folder lacks", async () => {
  const file = { name: "a.pdf", type: "pdf", size: 1, sha256: "0", created_at: Date.now(), lead_id: null };
  await storage.insert(Array.from({ length: 12 }, (_, at) => ({ file: { ...file, id: `file${at}` } })));
  const told = wrongs(await doctor());
  expect(told).toHaveLength(6);
  expect(told[5]).toBe("7 more files have a row but no bytes.");
});

test("the doctor says whose an empty PostgreSQL database must be", async () => {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase();
    await query(url, "create role guest login");
    const DATABASE_URL = url.replace(/\/\/[^@/]*@?/, "//guest@").replace(/([?&])user=[^&]*/, "$1user=guest");
    expect(wrongs(await doctor({ DATABASE_URL }))).toEqual([
      expect.stringMatching(
        /^The user guest may make no tables in the database \S+ \(schema public\)\. As postgres: `ALTER DATABASE "test_\w+" OWNER TO "guest"`\.$/,
      ),
    ]);
    expect((await doctor({ DATABASE_URL: url })).join("\n")).toMatch(/^hint +New installation\?/m);
  } finally {
    await postgres.stop();
  }
});

test("a mistyped command shows the commands of its group, and help shows all", async () => {
  const run = (...words: string[]) => runAdmin(words, environment, () => undefined);
  await expect(run("leads", "lost")).rejects.toThrow(
    /^There is no command "leads lost"\.\nUsage: .*\n {2}leads list\n(?!.*backup)/,
  );
  await expect(run("leeds")).rejects.toThrow('There is no command "leeds".\n`help` lists all.');
  const lines: string[] = [];
  await runAdmin(["help"], environment, (line) => lines.push(line));
  expect(lines.join("\n")).toMatch(/^Usage: [\s\S]*\n {2}doctor\n/);
});

test("the doctor says where the bytes of a lost file may be, and what gives it up", async () => {
  const file = { name: "a.pdf", type: "pdf", size: 1, sha256: "0", created_at: Date.now(), lead_id: null };
  await storage.insert([{ file: { ...file, id: "a".repeat(32) } }]);
  expect((await doctor()).join("\n")).toMatch(
    /^hint +Files without bytes: was the folder `files` in DATA_DIR left behind\? .*`files forget ID`/m,
  );
});

test("the doctor names a backup whose backup.json is gone", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  await runAdmin(["backup", join(BACKUP_DIR, "b")], environment, () => undefined);
  rmSync(join(BACKUP_DIR, "b/backup.json"));
  expect(wrongs(await doctor({ BACKUP_DIR }))).toContainEqual(
    expect.stringMatching(/^\S+\/b counts as no backup, .*: it has no backup\.json/),
  );
});
