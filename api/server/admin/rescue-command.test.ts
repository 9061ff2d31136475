import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { openUploads } from "../files/uploads.ts";
import type { LeadEntry } from "../storage/entries.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { openTestBucket, type TestBucket } from "../testing/test-bucket.ts";
import { Writer } from "../writer/writer.ts";
import { runAdmin } from "./run.ts";

let folder: TestFolder;
let storage: Storage;
/** The damaged file. */
let file: string;
const openHere = () => openStorage({ dataDir: join(folder.path, "data"), onIdleError: () => undefined });
beforeEach(async () => {
  folder = await createTestFolder();
  file = join(folder.path, "broken/lightmaker.sqlite");
  storage = await openHere();
});
afterEach(async () => {
  await storage.close();
  await folder.remove();
});

/** Runs a command. Returns its output, and its error after it. */
const admin = (...words: string[]): Promise<string> => adminWith({}, ...words);

/** Runs a command with further settings. */
async function adminWith(settings: Readonly<Record<string, string>>, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = {
    ...settings,
    DATA_DIR: join(folder.path, "data"),
    BACKUP_DIR: join(folder.path, "backups"),
    SITE_URL: "https://www.example.com",
  };
  await runAdmin(words, environment, (line) => lines.push(line)).catch((error: unknown) =>
    lines.push(String(error)),
  );
  return lines.join("\n");
}

/** Runs SQL on a database of SQLite. */
function change(path: string, sql: string): void {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec(sql);
  database.close();
}

/** Stores leads, moves the data folder away, damages its database with SQL, and opens an empty one. */
async function breakWith(sql: string, leads: readonly LeadEntry[], files: readonly string[] = []) {
  const bytes = Buffer.from("sample");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const row = { name: "a.pdf", type: "pdf", size: bytes.length, sha256, created_at: Date.now() };
  await storage.insert([...files.map((id) => ({ file: { ...row, id, lead_id: null } })), ...leads]);
  mkdirSync(join(folder.path, "data/files"));
  for (const id of files) writeFileSync(join(folder.path, "data/files", id), bytes);
  await storage.close();
  renameSync(join(folder.path, "data"), join(folder.path, "broken"));
  change(file, sql);
  storage = await openHere();
}

const some = (count: number, lead: Partial<LeadEntry["lead"]> = {}): readonly LeadEntry[] =>
  Array.from({ length: count }, () => testEntry(lead));

/** Lead that names a file. */
const withFile = (fileId: string): LeadEntry => ({
  ...testEntry({
    payload: JSON.stringify({ applicant: "王芳", email: "a@b.c", url: `/api/file/${fileId}` }),
  }),
  fileId,
});

const storedIds = async (): Promise<readonly string[]> =>
  (await storage.leads.list()).map(({ id }) => id).sort();
const idsOf = (leads: readonly LeadEntry[]): readonly string[] => leads.map(({ lead }) => lead.id).sort();

test("a file that was cut gives the leads on the pages that are left, and no copy of it stays", async () => {
  const payload = JSON.stringify({ message: "x".repeat(1_000) });
  await breakWith("", some(200, { payload }));
  const size = Math.floor(statSync(file).size * 0.6) + 100;
  truncateSync(file, size);
  expect(await admin("rescue", file, "--yes")).toMatch(
    /^ {2}Of the table leads, not all can be read: database disk image is malformed; indexes or other tables name \d+ more, which cannot be read: \S.*\.$/m,
  );
  const { length } = await storage.leads.list();
  expect(length).toBeGreaterThan(50);
  expect(length).toBeLessThan(200);
  expect(statSync(file).size).toBe(size);
  expect(readdirSync(join(folder.path, "data/receiving"))).toEqual([]);
});

test("a copy that an interrupted rescue left is deleted by the sweep", async () => {
  const config = readConfig({ DATA_DIR: join(folder.path, "data") });
  const uploads = await openUploads(config, new Writer(storage));
  const left = join(uploads.folder, "rescue-x");
  mkdirSync(left);
  writeFileSync(join(left, "copy.sqlite"), "x");
  expect(await uploads.sweepReceived(Date.now() + 60_000)).toBe(1);
  expect(existsSync(left)).toBe(false);
});

test("row numbers of erased leads end nothing, however many they are", async () => {
  const leads = some(20);
  await breakWith("update leads set rowid = rowid + 1000000 where rowid > 3", leads);
  expect(await admin("rescue", file, "--yes")).toMatch(/^20 leads and 0 files were stored/m);
  expect(await storedIds()).toEqual(idsOf(leads));
});

test("leads after a destroyed page are found, even if it held more row numbers than the search tries", async () => {
  const leads = some(60, { payload: JSON.stringify({ message: "x".repeat(1_000) }) });
  await breakWith("update leads set rowid = rowid + 1000000 where rowid > 4", leads);
  const database = new DatabaseSync(file);
  // The second leaf of the table: its row numbers are those above the gap.
  const pages = database
    .prepare("select pageno from dbstat where name = 'leads' and pagetype = 'leaf' order by path")
    .all();
  database.close();
  const page = Number(pages[1]?.["pageno"]);
  const bytes = readFileSync(file);
  bytes.fill(0xff, (page - 1) * 4_096, page * 4_096);
  writeFileSync(file, bytes);
  await admin("rescue", file, "--yes");
  expect((await storage.leads.list()).length).toBeGreaterThan(50);
});

test("a number that JavaScript cannot hold ends nothing", async () => {
  const fileId = "f".repeat(32);
  const leads = [...some(3), withFile(fileId)];
  await breakWith(
    "update leads set created_at = 9007199254740993 where rowid = 2; update files set size = 9007199254740993",
    leads,
    [fileId],
  );
  const said = await admin("rescue", file, "--yes");
  expect(said).toMatch(/^4 leads and 0 files were stored/m);
  expect(said).toContain(
    `The file ${fileId} of the lead ${leads[3]?.lead.id} is lost: its row cannot be used: 1 (size)`,
  );
  expect(await storedIds()).toEqual(idsOf(leads));
});

test("leads come without their files if there is no table of files, and from their pages if there is none of leads", async () => {
  const leads = some(2);
  await breakWith("drop table files", leads);
  expect(await admin("rescue", file, "--yes")).toMatch(/^2 leads and 0 files were stored/m);
  const isFound = async (why: string): Promise<void> => {
    const said = await admin("rescue", file);
    expect(said).toMatch(/^2 leads can be read, 0 of them are not in the database/);
    expect(said).toContain(`Of the table leads, not all can be read: ${why}.`);
  };
  // The query of a view could run for ever.
  change(file, "alter table leads rename to old; create view leads as select * from old");
  await isFound("leads is no table but a view");
  change(file, "drop view leads");
  await isFound("leads is missing");
});

test("a lead whose time is no sane date gets the time of the rescue, and is named", async () => {
  const leads = some(6);
  await breakWith(
    `update leads set created_at = 9000000000000000 where rowid = 1; update leads set created_at = -1 where rowid = 2;
     update leads set created_at = 1.5 where rowid = 3; update leads set created_at = 'x' where rowid = 4;
     update leads set created_at = ${Date.now() + 7 * 86_400_000} where rowid = 5`,
    leads,
  );
  const start = Date.now();
  expect(await admin("rescue", file, "--yes")).toContain(
    `These leads have no sane time, and get that of the rescue: ${leads
      .slice(0, 5)
      .map(({ lead }) => lead.id)
      .join(", ")}.`,
  );
  for (const { lead } of leads.slice(0, 5)) {
    const time = (await storage.leads.find(lead.id))?.created_at;
    expect(time).toBeGreaterThanOrEqual(start);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
  expect(await storage.leads.find(leads[5]?.lead.id ?? "")).toEqual(leads[5]?.lead);
  expect((await admin("leads", "list")).split("\n")).toHaveLength(7);
});

test("a damaged language, flag or request id is left out, and what is known is kept", async () => {
  const leads = [...some(3), testEntry({ language: "en", flags: "trap tooFast" })];
  await breakWith(
    `update leads set language = '=1+1', flags = 'x' || char(0), request_id = '=1' where rowid = 1;
     update leads set language = 'zh' || char(10) || 'forged', flags = 'tooFast =1+1 trap' where rowid = 2;
     update leads set language = null, flags = 1, request_id = x'ff' where rowid = 3`,
    leads,
  );
  expect(await admin("rescue", file, "--yes")).toMatch(/^4 leads and 0 files were stored/m);
  const found = await Promise.all(leads.map(({ lead }) => storage.leads.find(lead.id)));
  expect(found).toEqual(
    [
      { language: null, flags: "", request_id: "" },
      { language: null, flags: "trap tooFast" },
      { language: null, flags: "", request_id: "" },
      {},
    ].map((changed, index) => ({ ...leads[index]?.lead, ...changed })),
  );
});

test("rows that cannot be used are counted, and the command fails after it has stored the others", async () => {
  const leads = some(6);
  await breakWith(
    `update leads set payload = '{"a":"' || char(0) || '"}' where rowid = 2;
     update leads set payload = '{"name":{"toString":1}}' where rowid = 3;
     update leads set id = 'x' where rowid = 4;
     update leads set payload = '[1]' where rowid = 5`,
    leads,
  );
  const counted = "4 rows of leads cannot be used: 2 (payload), 3 (payload), 4 (id), 5 (payload).";
  const looked = await admin("rescue", file);
  expect(looked).toContain(counted);
  expect(looked).not.toContain("Error");
  const said = await admin("rescue", file, "--yes");
  expect(said).toContain(counted);
  expect(said).toMatch(/^2 leads and 0 files were stored.*\nError: 4 leads and 0 files were not stored\./m);
  expect(await storedIds()).toEqual(idsOf([...leads.slice(0, 1), ...leads.slice(5)]));
  // What the database has is not missing.
  await storage.insert(leads.slice(1, 3));
  expect(await admin("rescue", file)).toContain("2 rows of leads cannot be used: 4 (id), 5 (payload).");
});

test("leads that were erased meanwhile stay away with their files, wherever their erasure is noted", async () => {
  const [erasedFile, file2] = ["e".repeat(32), "f".repeat(32)];
  const leads = [
    ...some(4),
    withFile(erasedFile),
    withFile(file2),
    ...some(1, { created_at: Date.now() + 60_000 }),
  ];
  const idAt = (index: number): string => leads[index]?.lead.id ?? "";
  await breakWith(
    `update leads set created_at = -1 where rowid = 1; update leads set payload = 'x' where rowid = 2`,
    leads,
    [erasedFile, file2],
  );
  expect(await admin("rescue", file)).toContain("There is no erasures.jsonl in BACKUP_DIR");
  const note = (place: string, at: number, ...indices: readonly number[]): void => {
    mkdirSync(join(folder.path, place), { recursive: true });
    const text = JSON.stringify({ at, leads: indices.map(idAt), questions: [] });
    writeFileSync(join(folder.path, place, "erasures.jsonl"), `${text}\n`);
  };
  note("backups", Date.now(), 0, 1);
  note("broken", Date.now(), 2);
  note("", Date.now(), 4);
  expect(await admin("rescue", file)).toContain("4 leads are left out, because erasures.jsonl names them");
  // The last lead was sent again after its erasure. Of the third, there is also a note of an earlier erasure.
  note("broken", Date.now(), 2, 6);
  writeFileSync(
    join(folder.path, "erasures.jsonl"),
    `${JSON.stringify({ at: 1, leads: [idAt(2)], questions: [] })}\n`,
    { flag: "a" },
  );
  expect(await admin("rescue", file, "--yes")).toMatch(
    /^3 leads and 1 files were stored. The server tells the staff, as soon as mail or webhooks are set.$/m,
  );
  expect(await storedIds()).toEqual([idAt(3), idAt(5), idAt(6)].sort());
  expect(readdirSync(join(folder.path, "data/files"))).toEqual([file2]);
});

test("a forged row is named with what is wrong, and the others come in", async () => {
  const ids = ["a", "b", "c", "d", "e"].map((letter) => letter.repeat(32));
  const naming = (id: string) => ({
    ...testEntry({ payload: JSON.stringify({ applicant: "王", url: `/api/file/${id}` }) }),
    fileId: id,
  });
  const [good, kind, payload] = [testEntry(), testEntry(), testEntry()];
  const leads = ids.map(naming);
  const other = naming("f".repeat(32));
  await breakWith(
    `update leads set kind = 'invoice' where id = '${kind.lead.id}';
     update leads set payload = '[]', id = 'x' where id = '${payload.lead.id}';
     update leads set payload = '{ "url" : "\\u002fapi/file/${"f".repeat(32)}" }' where id = '${other.lead.id}';
     update files set name = 'a.exe' where id = '${ids[0]}';
     update files set name = '../a.pdf' where id = '${ids[1]}';
     update files set size = -1 where id = '${ids[2]}';
     update files set sha256 = 'x' where id = '${ids[3]}';`,
    [good, kind, payload, ...leads, other],
    [...ids, "f".repeat(32)],
  );
  const said = await admin("rescue", file, "--yes");
  expect(said).toMatch(/2 rows of leads cannot be used: \d+ \(kind\), \d+ \(id, payload\)\./);
  for (const [id, column] of [
    [ids[0], "name"],
    [ids[1], "name"],
    [ids[2], "size"],
    [ids[3], "sha256"],
  ])
    expect(said).toMatch(
      new RegExp(`The file ${id} of the lead \\S+ is lost: its row cannot be used: \\d+ \\(${column}\\)`),
    );
  storage = await openHere();
  expect((await storage.leads.list()).map(({ id }) => id).sort()).toEqual(
    [good, ...leads, other].map(({ lead }) => lead.id).sort(),
  );
  expect((await storage.files.list()).map(({ id }) => id).sort()).toEqual([ids[4], "f".repeat(32)]);
  // In the notation of this program, in which the other leads of a file are found.
  expect((await storage.leads.find(other.lead.id))?.payload).toBe(`{"url":"/api/file/${"f".repeat(32)}"}`);
});

test("a folder or a missing file is named", async () => {
  for (const wrong of [folder.path, join(folder.path, "nothing")])
    expect(await admin("rescue", wrong)).toBe(
      `UsageError: ${wrong} is no file: name the lightmaker.sqlite in the damaged folder.`,
    );
});

test("leads from before there were flags are read", async () => {
  const leads = some(2);
  await breakWith("alter table leads drop column flags", leads);
  expect(await admin("rescue", file, "--yes")).toMatch(/^2 leads and 0 files were stored/m);
});

test("a lead that the database refuses keeps no other out, and its file is not stored without it", async () => {
  const fileId = "f".repeat(32);
  const refused = withFile(fileId);
  const leads = [...some(2), refused, ...some(200)];
  await breakWith("", leads, [fileId]);
  change(
    join(folder.path, "data/lightmaker.sqlite"),
    `create trigger no before insert on leads when new.id = '${refused.lead.id}' begin select raise(abort, 'refused'); end`,
  );
  const said = await admin("rescue", file, "--yes");
  expect(said).toMatch(/^202 leads and 0 files were stored/m);
  expect(said).toContain("Error: 1 leads and 0 files were not stored.");
  expect(said).toContain(`The lead ${refused.lead.id} was refused: refused`);
  expect(await storedIds()).toEqual(idsOf(leads.filter((lead) => lead !== refused)));
  expect(await storage.files.list()).toEqual([]);
});

test("files whose bytes are damaged or elsewhere are lost, their leads are stored", async () => {
  const ids = ["d", "e", "f"].map((sign) => sign.repeat(32));
  const [damaged = "", link = "", whole = ""] = ids;
  const leads = ids.map(withFile);
  await breakWith("", leads, ids);
  const place = join(folder.path, "broken/files");
  writeFileSync(join(place, damaged), "simple");
  writeFileSync(join(folder.path, "secret"), "sample");
  renameSync(join(place, link), join(folder.path, "moved"));
  symlinkSync(join(folder.path, "secret"), join(place, link));
  const said = await admin("rescue", file, "--yes");
  expect(said).toMatch(/^3 leads and 1 files were stored.*\nError: 0 leads and 2 files were not stored\./m);
  expect(said).toMatch(new RegExp(`The file ${damaged} of the lead \\S+ is lost: .* has the SHA-256`));
  expect(said).toMatch(new RegExp(`The file ${link} of the lead \\S+ is lost: .* is no regular file`));
  expect(await storedIds()).toEqual(idsOf(leads));
  expect((await storage.files.list()).map(({ id, lead_id }) => [id, lead_id])).toEqual([
    [whole, leads[2]?.lead.id],
  ]);
  expect(readdirSync(join(folder.path, "data/files"))).toEqual([whole]);
  expect(readdirSync(join(folder.path, "data/receiving"))).toEqual([]);
});

test("a file that could not be copied is stored and given to its lead by the next rescue", async () => {
  const [first, second] = ["e".repeat(32), "f".repeat(32)];
  const leads = [withFile(first), withFile(second)];
  await breakWith("", leads, [first, second]);
  const place = join(folder.path, "broken/files");
  const away = join(folder.path, "away");
  renameSync(place, away);
  expect(await admin("rescue", file, "--yes")).toMatch(
    /^2 leads and 0 files were stored. The server tells the staff, as soon as mail or webhooks are set.\nError: 0 leads and 2 files were not stored. Keep the damaged folder./m,
  );
  // Again without the files: a second run must not say that all is well.
  expect(await admin("rescue", file)).toContain(
    "0 of them are not in the database; 2 files that leads name are not here.",
  );
  expect(await admin("rescue", file, "--yes")).toMatch(
    /^Nothing was stored.\nError: 0 leads and 2 files were not/m,
  );
  renameSync(away, place);
  // Of the second, the row is here already, and only the bytes are missing.
  change(
    join(folder.path, "data/lightmaker.sqlite"),
    `insert into files select '${second}', 'a.pdf', 'pdf', 6, '${createHash("sha256").update("sample").digest("hex")}', 1700000000000, '${leads[1]?.lead.id}'`,
  );
  const said = await admin("rescue", file, "--yes");
  expect(said).toMatch(/^0 leads and 2 files were stored.$/m);
  expect(said).not.toContain("Error");
  expect((await storage.files.list()).map(({ id, lead_id }) => [id, lead_id]).sort()).toEqual([
    [first, leads[0]?.lead.id],
    [second, leads[1]?.lead.id],
  ]);
  expect(readdirSync(join(folder.path, "data/files")).sort()).toEqual([first, second]);
  expect(await admin("rescue", file, "--yes")).toContain("0 files that leads name are not here");
});

test("what was lost is named even if the database ends the rescue", async () => {
  const lost = "e".repeat(32);
  const leads = [withFile(lost), ...some(150)];
  await breakWith("", leads, [lost]);
  renameSync(join(folder.path, "broken/files"), join(folder.path, "away"));
  // Not the fault of a row.
  change(
    join(folder.path, "data/lightmaker.sqlite"),
    `create trigger no after insert on outbox when (select count(*) from leads) > 100
     begin select abs(-9223372036854775807 - 1); end`,
  );
  const said = await admin("rescue", file, "--yes");
  expect(said).toMatch(/^100 leads and 0 files were stored/m);
  expect(said).toContain("Error: 51 leads and 1 files were not stored. Keep the damaged folder.");
  expect(said).toContain(`The file ${lost} of the lead ${leads[0]?.lead.id} is lost`);
  expect(said).toContain("The database ended the rescue: integer overflow. Repeat it.");
});

describe("with a bucket", () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await openTestBucket();
  });
  afterEach(() => bucket.close());

  test("that is away, leads come without their files, which the next rescue brings", async () => {
    const id = "c".repeat(32);
    await breakWith("", [withFile(id)], [id]);
    const away = { ...bucket.settings, S3_ENDPOINT: "http://127.0.0.1:9" };
    const said = await adminWith(away, "rescue", file, "--yes");
    expect(said).toMatch(
      /^1 leads and 0 files were stored\. The server tells the staff, as soon as mail or webhooks are set\.$/m,
    );
    expect(said).toContain("Error: 0 leads and 1 files were not stored. Keep the damaged folder.");
    expect(said).toContain("The file store cannot be read: http://127.0.0.1:9/uploads cannot be reached");
    expect(await adminWith(bucket.settings, "rescue", file, "--yes")).toMatch(
      /^0 leads and 1 files were stored\.$/m,
    );
    expect(bucket.stored.get(id)?.bytes.toString()).toBe("sample");
  });

  test("files come from beside the damaged file, or stay where they are if their bytes are right", async () => {
    const ids = ["c", "d", "e", "f"].map((sign) => sign.repeat(32));
    const [beside = "", there = "", wrong = "", nowhere = ""] = ids;
    const leads = ids.map(withFile);
    await breakWith("", leads, ids);
    for (const id of [there, wrong, nowhere]) rmSync(join(folder.path, "broken/files", id));
    bucket.stored.set(there, { bytes: Buffer.from("sample"), storedAt: Date.now() });
    bucket.stored.set(wrong, { bytes: Buffer.from("simple"), storedAt: Date.now() });
    const said = await adminWith(bucket.settings, "rescue", file, "--yes");
    expect(said).toMatch(/^4 leads and 2 files were stored.*\nError: 0 leads and 2 files were not stored\./m);
    for (const id of [wrong, nowhere]) expect(said).toContain(`The file ${id} of the lead`);
    expect(bucket.stored.get(beside)?.bytes.toString()).toBe("sample");
    expect((await storage.files.list()).map(({ id }) => id).sort()).toEqual([beside, there]);
  });
});

test("no file waits for its lead longer than one transaction: a sweep would delete it", async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `${index}`.padStart(32, "f"));
  await breakWith("", ids.map(withFile), ids);
  change(
    join(folder.path, "data/lightmaker.sqlite"),
    `create trigger no before insert on leads when (select count(*) from files where lead_id is null) > 100
     begin select raise(abort, 'files wait'); end`,
  );
  expect(await admin("rescue", file, "--yes")).toMatch(/^120 leads and 120 files were stored.*$/m);
  expect((await storage.files.list()).filter(({ lead_id }) => lead_id === null)).toEqual([]);
});
