import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
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

test("the data folder is made when it is missing, and only its owner may look inside", async () => {
  const dataDir = join(folder.path, "new/data");
  const storage = await openStorage({ dataDir, onIdleError: () => undefined });
  await storage.close();
  expect(statSync(dataDir).mode & 0o077).toBe(0);
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
