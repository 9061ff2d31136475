import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { type DamagedTable, readDamaged } from "./damaged-sqlite.ts";
import type { LeadEntry } from "./entries.ts";
import { leadIdsIn } from "./sqlite-dialect.ts";
import { openStorage } from "./storage.ts";

let folder: TestFolder;
let file: string;
beforeEach(async () => {
  folder = await createTestFolder();
  file = join(folder.path, "left/lightmaker.sqlite");
  mkdirSync(join(folder.path, "left"));
});
afterEach(() => folder.remove());

const leads = (count: number, size: number): readonly LeadEntry[] =>
  Array.from({ length: count }, () =>
    testEntry({ payload: JSON.stringify({ applicant: "王芳", message: "x".repeat(size) }) }),
  );

/** Stores leads one after the other, and keeps the files as a killed server leaves them. */
async function leave(entries: readonly LeadEntry[], isLogged: boolean): Promise<void> {
  const data = join(folder.path, "data");
  const storage = await openStorage({ dataDir: data, onIdleError: () => undefined });
  for (const entry of entries) await storage.insert([entry]);
  if (!isLogged) await storage.close();
  for (const ending of ["", "-wal"])
    if (existsSync(join(data, `lightmaker.sqlite${ending}`)))
      copyFileSync(join(data, `lightmaker.sqlite${ending}`), file + ending);
  if (isLogged) await storage.close();
}

const read = () => readDamaged(file, folder.path);
const found = ({ rows }: DamagedTable): ReadonlySet<unknown> => new Set(rows.map(({ id }) => id));
const idsOf = (entries: readonly LeadEntry[]): ReadonlySet<string> =>
  new Set(entries.map(({ lead: { id } }) => id));

test("one wrong bit in the structure of the table's pages hides no lead without a word", async () => {
  const entries = leads(20, 300);
  await leave(entries, false);
  const database = new DatabaseSync(file);
  const pages = database.prepare("select pageno from dbstat where name = 'leads'").all();
  const { page_size: size } = database.prepare("pragma page_size").get() as { page_size: number };
  database.close();
  const whole = readFileSync(file);
  // Header of each page, the places of its cells, and the first bytes of each cell: its length and row number.
  const places = pages.flatMap(({ pageno }) => {
    const start = (Number(pageno) - 1) * size;
    const cells = whole.readUInt16BE(start + 3);
    return [
      ...Array.from({ length: 8 + 2 * cells }, (_, index) => start + index),
      ...Array.from({ length: cells }, (_, cell) => start + whole.readUInt16BE(start + 8 + 2 * cell)).flatMap(
        (at) => [at, at + 1, at + 2, at + 3],
      ),
    ];
  });
  expect(places.length).toBeGreaterThan(100);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.integer({ min: 0, max: 7 }), async (place, bit) => {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
      writeFileSync(file, bytes);
      const said = await read().then(
        ({ leads: table }) => {
          const ids = found(table);
          const lost = entries.filter(({ lead: { id } }) => !ids.has(id));
          return (
            lost.length === 0 || table.fault !== undefined || table.rows.length > entries.length - lost.length
          );
        },
        // Not even one lead could be read.
        () => true,
      );
      expect(said).toBe(true);
    }),
    { numRuns: 60 },
  );
});

describe("a log", () => {
  const flip = (at: number): void => {
    const bytes = readFileSync(`${file}-wal`);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(`${file}-wal`, bytes);
  };
  const frame = (number: number, at: number): number => 32 + (number - 1) * (24 + 4_096) + at;
  const entries = leads(30, 100);
  beforeEach(() => leave(entries, true));

  test("without damage is read without a word", async () => {
    const { leads: table } = await read();
    expect(found(table)).toEqual(idsOf(entries));
    expect(table.fault).toBeUndefined();
    expect(readdirSync(folder.path).filter((name) => name.startsWith("rescue-"))).toEqual([]);
  });

  test("is neither changed nor joined by another file, so a folder that cannot be written is read as well", async () => {
    const before = ["", "-wal"].map((ending) => readFileSync(file + ending));
    await read();
    expect(readdirSync(join(folder.path, "left"))).toEqual(["lightmaker.sqlite", "lightmaker.sqlite-wal"]);
    expect(["", "-wal"].map((ending) => readFileSync(file + ending))).toEqual(before);
  });

  test.each(["empty", "missing"])("is read to its end if its file is %s, and stays", async (state) => {
    const log = readFileSync(`${file}-wal`);
    if (state === "empty") writeFileSync(file, "");
    else rmSync(file);
    const { leads: table } = await read();
    expect(found(table)).toEqual(idsOf(entries));
    expect(table.fault).toBeUndefined();
    expect(readFileSync(`${file}-wal`)).toEqual(log);
  });

  test.each(["empty", "missing"])(
    "whose file is %s keeps servers and commands from opening it",
    async (state) => {
      const log = readFileSync(`${file}-wal`);
      if (state === "empty") writeFileSync(file, "");
      else rmSync(file);
      const left = join(folder.path, "left");
      for (const schema of ["migrated", "there"] as const)
        await expect(openStorage({ dataDir: left, schema, onIdleError: () => undefined })).rejects.toThrow(
          `${file} is ${state}, but its log ${file}-wal has ${log.length} bytes`,
        );
      expect(() => leadIdsIn(file)).toThrow(`${file} is ${state}, but its log`);
      expect(readFileSync(`${file}-wal`)).toEqual(log);
    },
  );

  test.each([
    ["in a page", frame(40, 24 + 4_000), "frame 40"],
    ["in a frame's salt", frame(41, 9), "frame 41"],
    ["in a frame's checksum", frame(42, 17), "frame 42"],
    ["in the header", 17, "the header"],
    ["in the header's size of pages", 10, "the header"],
  ])("with one wrong bit %s is read to its end, and named", async (_, at, name) => {
    flip(at);
    const { leads: table } = await read();
    expect(found(table)).toEqual(idsOf(entries));
    expect(table.fault?.message).toMatch(
      new RegExp(`^${name} of the -wal file is damaged, so the last \\d+ trans`),
    );
    expect(readdirSync(folder.path).filter((name) => name.startsWith("rescue-"))).toEqual([]);
  });

  test("whose last transaction was not completed is read without a word", async () => {
    const bytes = readFileSync(`${file}-wal`);
    const last = bytes.length - (24 + 4_096);
    // The end of a transaction that the power cut off: a frame without the database's size.
    const torn = Buffer.from(bytes.subarray(last));
    torn.writeUInt32BE(0, 4);
    writeFileSync(`${file}-wal`, Buffer.concat([bytes, torn]));
    const { leads: table } = await read();
    expect(found(table)).toEqual(idsOf(entries));
    expect(table.fault).toBeUndefined();
  });
});

test("ids that an index names and the table does not have are named", async () => {
  const entries = leads(3, 10);
  await leave(entries, false);
  const database = new DatabaseSync(file);
  const id = entries[1]?.lead.id ?? "";
  // A table of the same form in place of the leads: one row is missing, and the index is the old one.
  const roots = (): Record<string, unknown> =>
    database.prepare("select rootpage from sqlite_schema where name = 'leads'").get() ?? {};
  database.exec("create table other as select * from leads");
  database.exec(`delete from other where id = '${id}'`);
  const { rootpage } =
    database.prepare("select rootpage from sqlite_schema where name = 'other'").get() ?? {};
  expect(rootpage).not.toBe(roots()["rootpage"]);
  database.enableDefensive(false);
  database.exec("pragma writable_schema = on");
  database.exec(`update sqlite_schema set rootpage = ${Number(rootpage)} where name = 'leads'`);
  database.exec("delete from sqlite_schema where name = 'other'");
  database.close();
  const { leads: table } = await read();
  expect(found(table)).toEqual(idsOf(entries.filter(({ lead }) => lead.id !== id)));
  expect(table.fault?.message).toContain(`name 1 more, which cannot be read: ${id}`);
});

describe("leads whose table SQLite does not find any more", () => {
  /** Bytes of the table of contents: of the first page only what follows the file's header, and all pages that it goes on in. */
  function destroySchema(): void {
    const database = new DatabaseSync(file);
    const pages = database.prepare("select pageno from dbstat where name = 'sqlite_schema'").all();
    database.close();
    const bytes = readFileSync(file);
    for (const { pageno } of pages)
      bytes.fill(0x5a, (Number(pageno) - 1) * 4_096 + (pageno === 1 ? 100 : 0), Number(pageno) * 4_096);
    writeFileSync(file, bytes);
  }

  test("are found in their pages, the long ones too", async () => {
    const entries = [...leads(20, 100), ...leads(3, 9_000), ...leads(2, 60_000)];
    await leave(entries, false);
    destroySchema();
    const { leads: table } = await read();
    expect(found(table)).toEqual(idsOf(entries));
    const expected = new Map(entries.map(({ lead }) => [lead.id, lead]));
    for (const { rowid: _, ...row } of table.rows) expect(row).toEqual(expected.get(String(row["id"])));
    expect(table.fault?.message).toContain("malformed");
  });

  test("are found in the log", async () => {
    const entries = leads(30, 100);
    await leave(entries, true);
    writeFileSync(file, Buffer.alloc(4_096, 0x5a));
    expect(found((await read()).leads)).toEqual(idsOf(entries));
  });

  test("are found if the pages above theirs are destroyed", async () => {
    const entries = leads(200, 300);
    await leave(entries, false);
    const database = new DatabaseSync(file);
    const [root] = database.prepare("select rootpage from sqlite_schema where name = 'leads'").all();
    database.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, (Number(root?.["rootpage"]) - 1) * 4_096, Number(root?.["rootpage"]) * 4_096);
    writeFileSync(file, bytes);
    expect(found((await read()).leads)).toEqual(idsOf(entries));
  });

  test("are neither invented nor an endless task in a file of anything", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 4_096, maxLength: 20_480 }), async (bytes) => {
        // Each page says that it has rows.
        for (let at = 0; at < bytes.length; at += 4_096) bytes[at] = 0x0d;
        writeFileSync(file, bytes);
        await expect(read()).rejects.toThrow("No lead can be read");
      }),
      { numRuns: 40 },
    );
  });
});

test("a file that is longer than memory is read", async () => {
  const entries = leads(5, 100);
  await leave(entries, false);
  truncateSync(file, 2_200 * 1_048_576);
  expect(found((await read()).leads)).toEqual(idsOf(entries));
});

test("rows of other tables are no leads, and a view instead of a table is no endless task", async () => {
  const entries = leads(3, 100);
  await leave(entries, false);
  const id = "f".repeat(32);
  const database = new DatabaseSync(file);
  database.exec(
    `insert into files values ('${id}', 'a.pdf', 'pdf', 1, '${"0".repeat(64)}', 1, null);
     alter table leads rename to old;
     drop table outbox;
     create view outbox as with recursive n(i) as (select 1 union all select i + 1 from n) select i as lead_id from n`,
  );
  database.close();
  const tables = await read();
  expect(found(tables.leads)).toEqual(idsOf(entries));
  expect(found(tables.files)).toEqual(new Set([id]));
});
