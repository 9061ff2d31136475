import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { query, startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { waitFor } from "../testing/wait-for.ts";
import { Writer } from "../writer/writer.ts";
import { isRowFault } from "./database-faults.ts";
import type { LeadEntry } from "./entries.ts";
import { provider } from "./migrations.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import { nodeSqliteDialect } from "./sqlite-dialect.ts";
import { openStorage, type Storage, type StorageOptions } from "./storage.ts";

const steps = [
  "2026-11-20-leads-and-outbox",
  "2026-11-21-files-visits-news-seo",
  "2026-11-22-unanswered",
  "2026-11-22-writing-tried-and-outbox-open",
  "2026-11-23-erasures",
  "2026-11-23-outbox-by-channel",
  "2026-11-26-leads-by-file",
];

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(["sqlite", "postgres"] as const)("storage on %s", (engine) => {
  let folder: TestFolder;
  let options: StorageOptions;
  let storage: Storage;

  beforeEach(async () => {
    folder = await createTestFolder();
    options = {
      dataDir: folder.path,
      databaseUrl: engine === "postgres" ? await postgres.createDatabase() : undefined,
      onIdleError: (error) => {
        throw error;
      },
    };
    storage = await openStorage(options);
  });
  afterEach(async () => {
    await storage.close();
    await folder.remove();
  });

  test("migrates at the first start and not again", async () => {
    expect(storage.engine).toBe(engine);
    expect(storage.migrated).toEqual(steps);
    const again = await openStorage(options);
    expect(again.migrated).toEqual([]);
    await again.close();
  });

  test("a first start that ends in the middle of the schema leaves nothing in the way of the next one", async () => {
    const fresh = await createTestFolder();
    const databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    const run = async (step: string): Promise<void> => {
      if (databaseUrl !== undefined) return query(databaseUrl, step).then(() => undefined);
      const file = new DatabaseSync(join(fresh.path, "lightmaker.sqlite"));
      file.exec(step);
      file.close();
    };
    // The table of leads is made before the step fails.
    await run("create table outbox (id text)");
    await expect(openStorage({ ...options, dataDir: fresh.path, databaseUrl })).rejects.toThrow(
      'step "2026-11-20-leads-and-outbox" failed',
    );
    await run("drop table outbox");
    const next = await openStorage({ ...options, dataDir: fresh.path, databaseUrl });
    expect(next.migrated).toEqual(steps);
    await next.close();
    await fresh.remove();
  });

  test.each(steps)("brings a database of the step %s up to date with all that it holds", async (step) => {
    const old = await createTestFolder();
    const databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    const db = new Kysely<Record<string, Record<string, unknown>>>({
      dialect:
        databaseUrl === undefined
          ? nodeSqliteDialect(join(old.path, "lightmaker.sqlite"))
          : postgresDialect(databaseUrl, () => undefined),
    });
    expect((await new Migrator({ db, provider }).migrateTo(step)).error).toBeUndefined();
    const fileId = "o".repeat(32);
    const [first, second] = [1, 2].map((created_at) =>
      testEntry({ created_at, payload: JSON.stringify({ url: `/api/file/${fileId}` }) }),
    ) as [LeadEntry, LeadEntry];
    for (const { lead, outbox } of [first, second]) {
      const { flags: _, ...row } = lead;
      const { channel: __, last_error: ___, sent_at: ____, dead_at: _____, ...message } = outbox;
      await db.insertInto("leads").values(row).execute();
      await db.insertInto("outbox").values(message).execute();
    }
    const hasFiles = step !== steps[0];
    const row = { name: "a.pdf", type: "pdf", size: 1, sha256: "0".repeat(64), created_at: 1 };
    if (hasFiles)
      await db
        .insertInto("files")
        .values({ ...row, id: fileId, lead_id: first.lead.id })
        .execute();
    await db.destroy();
    const upgraded = await openStorage({ ...options, dataDir: old.path, databaseUrl });
    expect(upgraded.migrated).toEqual(steps.slice(steps.indexOf(step) + 1));
    expect(await upgraded.leads.list()).toEqual([first.lead, second.lead]);
    expect(await upgraded.outbox.list()).toEqual(expect.arrayContaining([first.outbox, second.outbox]));
    if (hasFiles) {
      expect((await upgraded.files.release(first.lead.id)).free).toEqual([]);
      expect(await upgraded.files.find(fileId)).toMatchObject({ lead_id: second.lead.id });
    }
    await upgraded.close();
    await old.remove();
  });

  test("refuses a database that a newer program has brought up to date, and says what to do", async () => {
    const step = "insert into kysely_migration (name, timestamp) values ('2099-01-01-newer', '2099')";
    if (options.databaseUrl === undefined) {
      const file = new DatabaseSync(join(folder.path, "lightmaker.sqlite"));
      file.exec(step);
      file.close();
    } else await query(options.databaseUrl, step);
    for (const schema of ["migrated", "there"] as const)
      await expect(openStorage({ ...options, schema })).rejects.toThrow(
        "was brought up to date by a newer program (2099-01-01-newer): start that one.",
      );
  });

  test("stores lead and outbox row together and returns them unchanged, oldest first", async () => {
    const younger = testEntry({ created_at: 1_790_000_000_001, language: null });
    const older = testEntry({ created_at: 1_790_000_000_000 });
    await storage.insert([younger, older]);
    expect(await storage.leads.list()).toEqual([older.lead, younger.lead]);
    expect(await storage.outbox.list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining(older.outbox),
        expect.objectContaining(younger.outbox),
      ]),
    );
  });

  test("keeps every character a visitor can type", async () => {
    const typed = {
      surName: "O'Neil\"; drop table leads; --",
      name: "\u0000\ud800😀\r\n王",
      email: "%00\\u0000",
    };
    const entry = testEntry({ payload: JSON.stringify(typed) });
    await storage.insert([entry]);
    const [lead] = await storage.leads.list();
    expect(JSON.parse(lead?.payload ?? "")).toEqual(typed);
  });

  test("stores an entry once, however often it is repeated", async () => {
    const entry = testEntry();
    await storage.insert([entry]);
    await storage.insert([entry, testEntry()]);
    expect(await storage.leads.list()).toHaveLength(2);
    expect(await storage.outbox.list()).toHaveLength(2);
  });

  test("stores all of a group or none of it", async () => {
    const orphan = testEntry({}, { lead_id: "no such lead" });
    const error = await storage.insert([testEntry(), orphan]).catch((caught: unknown) => caught);
    expect(isRowFault(error)).toBe(true);
    expect(await storage.leads.list()).toEqual([]);
    expect(await storage.outbox.list()).toEqual([]);
  });

  test("takes an empty group and a large one", async () => {
    await storage.insert([]);
    await storage.insert(Array.from({ length: 500 }, () => testEntry()));
    expect(await storage.leads.list()).toHaveLength(500);
  });

  test("keeps what was stored when it is closed and opened again", async () => {
    const entry = testEntry();
    await storage.insert([entry]);
    await storage.close();
    storage = await openStorage(options);
    expect(await storage.leads.list()).toEqual([entry.lead]);
  });

  test("the check passes while open and fails once closed, with no fault of a row", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
    await storage.close();
    const error = await storage.check().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(isRowFault(error)).toBe(false);
    storage = await openStorage(options);
  });

  test("the writer stores a crowd, and one bad entry takes nobody down with it", async () => {
    const writer = new Writer(storage);
    const good = Array.from({ length: 200 }, () => testEntry());
    const bad = testEntry({}, { lead_id: "no such lead" });
    const results = await Promise.allSettled(
      [...good.slice(0, 90), bad, ...good.slice(90)].map((entry) => writer.add(entry)),
    );
    expect(results.map(({ status }) => status).indexOf("rejected")).toBe(90);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(200);
    const stored = (await storage.leads.list()).map(({ id }) => id).sort();
    expect(stored).toEqual(good.map(({ lead }) => lead.id).sort());
    expect(await storage.outbox.list()).toHaveLength(200);
  });
});

test("a database that cannot be reached is named without its password", async () => {
  const databaseUrl = "postgres://nobody:hunter2@127.0.0.1:1/none?password=hunter3";
  const error = await openStorage({ dataDir: "", databaseUrl, onIdleError: () => undefined }).catch(
    (caught: Error) => caught.message,
  );
  expect(error).toContain("The database postgres://127.0.0.1:1/none of DATABASE_URL cannot be opened");
  expect(error).not.toMatch(/hunter/);
});

test("servers that start at once on one PostgreSQL database migrate it once", async () => {
  const databaseUrl = await postgres.createDatabase();
  const open = () => openStorage({ dataDir: "", databaseUrl, onIdleError: () => undefined });
  const storages = await Promise.all([open(), open(), open()]);
  expect(storages.flatMap(({ migrated }) => migrated)).toEqual(steps);
  await Promise.all(storages.map((storage) => storage.close()));
});

test("a lead is on PostgreSQL's disk before it is acknowledged, also where the database was told otherwise", async () => {
  const databaseUrl = await postgres.createDatabase();
  await query(
    databaseUrl,
    "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
  );
  const asked = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, () => undefined) });
  const { rows } = await sql`show synchronous_commit`.execute(asked);
  await asked.destroy();
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
});

test("when PostgreSQL drops its connections, the next lead is stored on a new one", async () => {
  const databaseUrl = await postgres.createDatabase();
  const dropped: Error[] = [];
  const storage = await openStorage({
    dataDir: "",
    databaseUrl,
    onIdleError: (error) => dropped.push(error),
  });
  await query(
    databaseUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await waitFor("the pool has noticed", () => dropped.length > 0);
  const entry = testEntry();
  await storage.insert([entry]);
  expect(await storage.leads.list()).toEqual([entry.lead]);
  await storage.close();
});
