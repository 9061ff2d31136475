import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { nodeSqliteDialect } from "./sqlite-dialect.ts";
import { openStorage } from "./storage.ts";

let folder: TestFolder;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(() => folder.remove());

test("commits are on disk before they are acknowledged: WAL with synchronous=full", async () => {
  const db = new Kysely({ dialect: nodeSqliteDialect(join(folder.path, "test.sqlite")) });
  const read = async (name: string): Promise<unknown> =>
    (await sql.raw(`pragma ${name}`).execute(db)).rows[0];
  expect(await read("journal_mode")).toEqual({ journal_mode: "wal" });
  expect(await read("synchronous")).toEqual({ synchronous: 2 });
  expect(await read("foreign_keys")).toEqual({ foreign_keys: 1 });
  await db.destroy();
});

test("a full disk is named as such, and the next transaction begins anew", async () => {
  const db = new Kysely<{ t: { text: string } }>({
    dialect: nodeSqliteDialect(join(folder.path, "test.sqlite")),
  });
  await sql`create table t (text text)`.execute(db);
  await sql`pragma max_page_count = 20`.execute(db);
  const fill = (length: number) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("t")
        .values({ text: "x".repeat(length) })
        .execute();
    });
  await expect(fill(1_000_000)).rejects.toThrow("database or disk is full");
  await fill(1);
  expect(await db.selectFrom("t").selectAll().execute()).toEqual([{ text: "x" }]);
  await db.destroy();
});

test("the data folder is made when it is missing, and only its owner may look inside", async () => {
  const dataDir = join(folder.path, "new/data");
  const storage = await openStorage({ dataDir, onIdleError: () => undefined });
  await storage.close();
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});

test("a data folder and a database that others could read are closed, a folder with anything else in it is not", async () => {
  const dataDir = join(folder.path, "open");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const file = join(dataDir, "lightmaker.sqlite");
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  const options = { dataDir, onIdleError: () => undefined };
  await (await openStorage(options)).close();
  expect([statSync(dataDir).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, "other"), "");
  await (await openStorage(options)).close();
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
});

test("a file that is no database stops the start", async () => {
  writeFileSync(
    join(folder.path, "lightmaker.sqlite"),
    "This is not a database, whatever its name says.\n".repeat(50),
  );
  await expect(openStorage({ dataDir: folder.path, onIdleError: () => undefined })).rejects.toThrow(
    /not a database/,
  );
});

test("a statement waits for another program's lock without stopping the process, and is then done", async () => {
  const file = join(folder.path, "test.sqlite");
  const db = new Kysely({ dialect: nodeSqliteDialect(file) });
  await sql`create table t (a integer)`.execute(db);
  const other = new DatabaseSync(file);
  other.exec("begin exclusive");
  let stored = false;
  const storing = db
    .transaction()
    .execute((transaction) => sql`insert into t values (1)`.execute(transaction))
    .then(() => {
      stored = true;
    });
  // The event loop must continue while the statement waits. If the statement blocked the process, this loop would never end.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(stored).toBe(false);
  other.exec("rollback");
  other.close();
  await storing;
  expect((await sql`select a from t`.execute(db)).rows).toEqual([{ a: 1 }]);
  await db.destroy();
});

test("a damaged file is not healthy from the first query on that notices it, and quick_check names the damage", async () => {
  const dataDir = join(folder.path, "data");
  const open = () => openStorage({ dataDir, onIdleError: () => undefined });
  const made = await open();
  expect(await made.findDamage()).toEqual([]);
  await made.close();
  const file = join(dataDir, "lightmaker.sqlite");
  const database = new DatabaseSync(file);
  const pages = database.prepare("select rootpage from sqlite_schema where tbl_name = 'visits'").all() as {
    rootpage: number;
  }[];
  const { page_size: size } = database.prepare("pragma page_size").get() as { page_size: number };
  database.close();
  const bytes = readFileSync(file);
  for (const { rootpage } of pages) bytes.fill(0xff, (rootpage - 1) * size, rootpage * size);
  writeFileSync(file, bytes);

  const storage = await open();
  await storage.check();
  await expect(storage.listVisits()).rejects.toThrow("malformed");
  await expect(storage.check()).rejects.toThrow("The database file is damaged: ");
  expect(await storage.findDamage()).not.toEqual([]);
  await storage.close();
});
