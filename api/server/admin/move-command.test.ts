import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnyRow, TableName } from "../storage/dump.ts";
import { lockDataFolder } from "../storage/server-lock.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";
import { moveRows } from "./move-command.ts";
import { runAdmin } from "./run.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let folder: TestFolder;
let dataDir: string;
let databaseUrl: string;
beforeEach(async () => {
  folder = await createTestFolder();
  dataDir = join(folder.path, "data");
  databaseUrl = await postgres.createDatabase();
});
afterEach(() => folder.remove());

type Engine = Storage["engine"];
const otherOf = (engine: Engine): Engine => (engine === "sqlite" ? "postgres" : "sqlite");

const open = (engine: Engine): Promise<Storage> =>
  openStorage({
    dataDir,
    databaseUrl: engine === "postgres" ? databaseUrl : undefined,
    moved: true,
    onIdleError: () => undefined,
  });

async function using<Result>(engine: Engine, use: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await open(engine);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

async function admin(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings };
  await runAdmin(words, environment, (line) => lines.push(line));
  return lines.join("\n");
}

/** Returns all rows of all tables, in an order that does not depend on the engine. */
async function rowsOf(storage: Storage): Promise<Readonly<Record<string, readonly AnyRow[]>>> {
  const all: Partial<Record<TableName, AnyRow[]>> = {};
  await storage.dump(async (table, rows) => {
    all[table] = [...(all[table] ?? []), ...rows];
  });
  const key = (row: AnyRow): string => JSON.stringify(Object.entries(row).sort());
  return Object.fromEntries(
    Object.entries(all).map(([table, rows]) => [
      table,
      rows.sort((one, other) => (key(one) < key(other) ? -1 : 1)),
    ]),
  );
}

/**
 * Inserts rows into every table, with values that engines treat differently: sort order, empty text, null, large numbers, unusual
 * characters.
 *
 * @param isOurs true for rows that a server can have stored, as a restore wants them
 */
async function fill(storage: Storage, isOurs = false): Promise<void> {
  const idOf = (odd: string): string => (isOurs ? crypto.randomUUID() : odd);
  const texts = [
    "",
    "a",
    "B",
    "ä",
    "字",
    "😀",
    "'; drop table leads; --",
    "\u2028\r\n\t\u0085",
    "\\",
    "Ａ",
    "\ufeff",
  ];
  const leads = Array.from({ length: 1_203 }, (_, index) =>
    testEntry({
      payload: JSON.stringify({ name: `${texts[index % texts.length]}${index}\u0000` }),
      language: null,
    }),
  );
  const [first] = leads;
  if (!first) throw new Error("a lead");
  const fileId = "_-Zz".repeat(8);
  const file = {
    id: fileId,
    name: "图纸.pdf",
    type: "pdf",
    size: isOurs ? 1 : 2 ** 31 - 1,
    sha256: "0".repeat(64),
  };
  await storage.insert([
    { file: { ...file, created_at: 1, lead_id: null } },
    { ...first, fileId },
    ...leads.slice(1),
    ...texts.flatMap((text, index) => [
      {
        visit: {
          id: idOf(`visit${text}`),
          path: `/${text}`,
          stay_ms: 2 ** 53 - 1 - index,
          network: text,
          created_at: index,
        },
      },
      {
        unanswered: {
          id: idOf(`q${text}`),
          question: text,
          language: "zh",
          created_at: isOurs ? index : -index,
        },
      },
    ]),
  ]);
  await storage.outbox.spread(first.outbox, ["mail", "json-1"], 5);
  await storage.outbox.failed({ id: `${first.lead.id}.mail`, tries: 0 }, "no", null, 6);
  await storage.published.putNews(
    texts.map((text, index) => ({
      ...{ id: `n${index}`, language: "zh", title: text, author: text, created_at: index, type: text },
      ...{
        content: isOurs ? `<p>${text}</p>` : text,
        state: 1,
        photo_url: isOurs ? "" : text,
        profile: text,
      },
    })),
  );
  await storage.published.putSeo([{ path: "/", title: "a", keyword: "", describe: "" }]);
  await storage.secret("master", "s".repeat(43));
  // A backup makes it.
  if (isOurs) await storage.secret("erasures", "e".repeat(43));
  const found = JSON.stringify({ leads: 1, files: 0, messages: 0, questions: 0 });
  const person = "0".repeat(64);
  await storage.erasures.begin({ id: idOf("e"), person, by_whom: "root", started_at: 1, found });
}

describe.each(["sqlite", "postgres"] as const)("from %s to the other", (from) => {
  const to = otherOf(from);
  const words = ["move", from, to];

  test("everything arrives, is counted and summed, and the source is as it was", async () => {
    const before = await using(from, async (storage) => {
      await fill(storage);
      return rowsOf(storage);
    });
    const bytes = from === "sqlite" ? readFileSync(join(dataDir, "lightmaker.sqlite")) : undefined;
    mkdirSync(join(dataDir, "files"), { recursive: true });
    const told = await admin(words);
    expect(told).toMatch(/^leads: 1203 rows, checksum [0-9a-f]{64}$/m);
    expect(told).toMatch(/^outbox: 1205 rows, checksum/m);
    for (const table of [
      "files: 1",
      "visits: 11",
      "unanswered: 11",
      "news: 11",
      "seo: 1",
      "secrets: 1",
      "erasures: 1",
    ])
      expect(told).toContain(`${table} rows`);
    expect(await using(to, rowsOf)).toEqual(before);
    expect(await using(from, rowsOf)).toEqual(before);
    if (bytes) expect(readFileSync(join(dataDir, "lightmaker.sqlite")).equals(bytes)).toBe(true);
    // A move that was killed before it marked the source only has to mark it. One that finds other rows is refused.
    expect(await admin(words)).toContain("All rows are there already");
    const added = { id: crypto.randomUUID(), question: "?", language: "zh", created_at: 1 };
    await using(to, (storage) => storage.insert([{ unanswered: added }]));
    await expect(admin(words)).rejects.toThrow('The database is not empty: there are rows in "leads".');
    await using(to, (storage) => storage.eraseUnanswered(added.id));
    // Moves the rows back into a new database. Nothing may have changed.
    const back = await postgres.createDatabase();
    if (to === "sqlite") {
      await admin(["move", to, from], { DATABASE_URL: back });
      databaseUrl = back;
    } else {
      dataDir = join(folder.path, "back");
      await admin(["move", to, from], { DATA_DIR: dataDir });
    }
    expect(await using(from, rowsOf)).toEqual(before);
  });

  test("nobody goes on with the old database by mistake", async () => {
    await using(from, fill);
    await admin(words);
    const settings = (engine: Engine) => ({ DATABASE_URL: engine === "postgres" ? databaseUrl : "" });
    const refusal =
      from === "sqlite" ? /were moved to PostgreSQL at \d{4}-/ : /were moved to SQLite at \d{4}-/;
    await expect(admin(["leads", "list"], settings(from))).rejects.toThrow(refusal);
    await expect(startTestServer({ DATA_DIR: dataDir, ...settings(from) })).rejects.toThrow(refusal);
    expect(await admin(["leads", "list"], settings(to))).toContain("accessInformation");
  });

  test("a backup of the one restores into the other", async () => {
    const before = await using(from, async (storage) => {
      await fill(storage, true);
      return rowsOf(storage);
    });
    // One file's row has no bytes here. The backup says so, and holds everything else.
    const target = join(folder.path, "backup");
    const settings = (engine: Engine) => (engine === "sqlite" ? { DATABASE_URL: "" } : {});
    await expect(admin(["backup", target], settings(from))).rejects.toThrow("a row and no bytes");
    await admin(["restore", target], settings(to));
    expect(await using(to, rowsOf)).toEqual(before);
  });

  test("what fails on the way leaves an empty target, and the next try does it", async () => {
    await using(from, fill);
    await using(from, (source) =>
      using(to, async (target) => {
        let batches = 0;
        const breaking = {
          dump: (take: Parameters<Storage["dump"]>[0]) =>
            source.dump(async (table, rows) => {
              batches += 1;
              if (batches === 3) throw new Error("the disk cannot be read");
              await take(table, rows);
            }),
        };
        await expect(moveRows(breaking, target)).rejects.toThrow("the disk cannot be read");
        await target.assertEmpty();
        // If the target refuses a row, here a duplicate, the reading must end as well.
        const twice = {
          dump: (take: Parameters<Storage["dump"]>[0]) =>
            source.dump(async (table, rows) => {
              await take(table, rows);
              if (table === "leads") await take(table, rows);
            }),
        };
        await expect(moveRows(twice, target)).rejects.toThrow(/unique/i);
        await target.assertEmpty();
        // A copy that loses or changes a row must be detected.
        const losing = (change: (rows: readonly AnyRow[]) => readonly AnyRow[]) => ({
          engine: target.engine,
          assertEmpty: target.assertEmpty,
          undump: (...[rows, options]: Parameters<Storage["undump"]>) =>
            target.undump(
              (async function* changed() {
                for await (const [table, some] of rows)
                  yield [table, table === "visits" ? change(some) : some] as const;
              })(),
              options,
            ),
        });
        for (const change of [
          (rows: readonly AnyRow[]) => rows.slice(1),
          (rows: readonly AnyRow[]) => rows.map((row, index) => (index === 3 ? { ...row, path: "/x" } : row)),
          (rows: readonly AnyRow[]) => rows.map((row, index) => (index === 3 ? { ...row, stay_ms: 1 } : row)),
        ]) {
          await expect(moveRows(source, losing(change))).rejects.toThrow(
            /Nothing was moved.*\n {2}read: {4}visits: 11 rows/,
          );
          await target.assertEmpty();
        }
        const firstUse = await source.firstUse();
        expect(await moveRows(source, target)).toHaveLength(10);
        // The files in a bucket are still this database's, also those from before the move.
        expect(await target.firstUse()).toBe(firstUse);
      }),
    );
  });

  test("a move that is killed leaves an empty target or a whole one, and the source", async () => {
    const before = await using(from, async (storage) => {
      for (let group = 0; group < 20; group += 1)
        await storage.insert(Array.from({ length: 500 }, () => testEntry()));
      return rowsOf(storage);
    });
    // The target is created beforehand, so that the test can see when rows arrive.
    await using(to, async () => undefined);
    const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...words], {
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await waitFor("the target is being written", async () => child.exitCode !== null || (await isBusy(to)));
    child.kill("SIGKILL");
    await ended;
    const left = await using(to, async (storage) => {
      const rows = await storage.leads.list();
      if (rows.length === 0) await storage.assertEmpty();
      return rows.length;
    });
    expect([0, 10_000]).toContain(left);
    expect(await using(from, rowsOf)).toEqual(before);
    if (left === 0) await admin(words);
    expect(await using(to, rowsOf)).toEqual(before);
  });

  /** Returns true while rows are being written to the target. */
  async function isBusy(engine: Engine): Promise<boolean> {
    if (engine === "sqlite") {
      const wal = join(dataDir, "lightmaker.sqlite-wal");
      return existsSync(wal) && readFileSync(wal).length > 200_000;
    }
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query("select 1 from pg_locks where mode = 'RowExclusiveLock'");
    await client.end();
    return rows.length > 0;
  }
});

describe("a PostgreSQL database beside a SQLite file that nobody moved", () => {
  const report = async (): Promise<string> => {
    const lines: string[] = [];
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    await runAdmin(["doctor"], settings, (line) => lines.push(line)).catch(() => undefined);
    return lines.join("\n");
  };

  test("is refused by a server while it has no lead, and the move still works", async () => {
    await using("sqlite", (storage) => storage.insert([testEntry()]));
    expect(await report()).toMatch(/^wrong +.*lightmaker\.sqlite has 1 leads.*`move sqlite postgres`/m);
    await expect(startTestServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).rejects.toThrow(
      /lightmaker\.sqlite has 1 leads that the database of DATABASE_URL has not: .*`move sqlite postgres`/,
    );
    const old = "no erasure reaches";
    expect(await report()).not.toContain(old);
    expect(await admin(["move", "sqlite", "postgres"])).toContain(old);
    const server = await startTestServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await server.stop();
    expect(await report()).toMatch(
      /^hint +.*lightmaker\.sqlite holds the leads from before the move.*no erasure reaches/m,
    );
    rmSync(join(dataDir, "lightmaker.sqlite"));
    expect(await report()).not.toContain(old);
  });

  test("is called wrong with the way of a rescue once it has leads of its own, until it has all", async () => {
    const entry = testEntry();
    await using("sqlite", (storage) => storage.insert([entry]));
    await using("postgres", (storage) => storage.insert([testEntry()]));
    expect(await report()).toMatch(/^wrong +.*has 1 leads.*`rescue .*lightmaker\.sqlite`/m);
    const server = await startTestServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await server.stop();
    await using("postgres", (storage) => storage.insert([entry]));
    expect(await report()).not.toContain("`rescue");
  });
});

describe("a move", () => {
  test("waits for no server: one that runs on the SQLite file refuses it", async () => {
    await using("sqlite", fill);
    const lock = lockDataFolder(dataDir, "server");
    await expect(admin(["move", "sqlite", "postgres"])).rejects.toThrow(/is in use \(server, process \d+/);
    lock.release();
    await using("postgres", (storage) => storage.assertEmpty());
  });

  test("says which row PostgreSQL cannot store, and moves nothing", async () => {
    await using("sqlite", async (storage) => {
      await storage.insert([testEntry()]);
      await storage.published.putSeo([{ path: "/bad", title: "a\0b", keyword: "", describe: "" }]);
    });
    await expect(admin(["move", "sqlite", "postgres"])).rejects.toThrow(
      'Nothing was moved: title of a row in seo ("/bad") holds the character U+0000',
    );
    await using("postgres", (storage) => storage.assertEmpty());
  });

  test.each([
    ["sqlite", "sqlite"],
    ["sqlite", "mysql"],
    ["", "postgres"],
  ])("from %j to %j is none", async (from, to) => {
    await expect(admin(["move", from, to])).rejects.toThrow("It is `move");
  });

  test("needs both places, and makes none where a wrong DATA_DIR leads", async () => {
    await expect(admin(["move", "sqlite", "postgres"], { DATABASE_URL: "" })).rejects.toThrow(
      "Set DATABASE_URL",
    );
    await expect(admin(["move", "sqlite", "postgres"])).rejects.toThrow("There is no database");
    expect(existsSync(dataDir)).toBe(false);
    await expect(admin(["move", "postgres", "sqlite"])).rejects.toThrow("holds nothing of LightMaker");
    expect(existsSync(dataDir)).toBe(false);
  });
});
