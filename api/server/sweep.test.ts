import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runAdmin } from "./admin/run.ts";
import { readConfig } from "./config.ts";
import { eraseLead } from "./erase-lead.ts";
import { openUploads } from "./files/uploads.ts";
import type { AnyRow, TableName } from "./storage/dump.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import { startSweeper, sweep } from "./sweep.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { testEntry } from "./testing/sample-leads.ts";
import { waitFor } from "./testing/wait-for.ts";
import { Writer } from "./writer/writer.ts";

const day = 86_400_000;

let folder: TestFolder;
let storage: Storage;
let environment: Record<string, string>;
beforeEach(async () => {
  folder = await createTestFolder();
  environment = { DATA_DIR: folder.path, LEAD_DAYS: "365" };
  storage = await openStorage({ dataDir: folder.path, onIdleError: () => undefined });
});
afterEach(async () => {
  await storage.close();
  await folder.remove();
});

/** Stores one lead for each given age in days. */
const put = (...ages: readonly number[]): Promise<void> =>
  storage.insert(ages.map((age) => testEntry({ created_at: Date.now() - age * day })));

/** Sweeps with the clock moved forward by the given days. Returns the number of remaining leads and the logged errors. */
async function sweepAt(days: number, { leads }: Pick<Storage, "leads"> = storage) {
  const errors: { msg: string; overdue?: number }[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => void errors.push(JSON.parse(line)) });
  const config = readConfig(environment);
  const uploads = await openUploads(config, new Writer(storage));
  await sweep({ storage: { ...storage, leads }, uploads, config, logger }, Date.now() + days * day);
  return { left: (await storage.leads.list()).length, errors };
}

test("leads are erased when their days are over", async () => {
  await put(366, 365.5, 364, 1);
  expect(await sweepAt(0)).toEqual({ left: 2, errors: [] });
  expect((await sweepAt(2)).left).toBe(1);
});

test("a sweep reads the ids of leads alone: their texts may be more than the memory", async () => {
  await put(366, 364, 1);
  const whole = () => Promise.reject(new Error("all texts in memory"));
  const leads = { ...storage.leads, list: whole, before: whole };
  expect(await sweepAt(0, { leads })).toEqual({ left: 2, errors: [] });
  expect((await sweepAt(300, { leads })).errors[0]?.overdue).toBe(1);
});

test.each([730, 360, 373])("a clock that is %i days ahead erases no lead, and is told of", async (days) => {
  await put(...Array.from({ length: 33 }, (_, number) => number * 11));
  const { left, errors } = await sweepAt(days);
  expect(left).toBe(33);
  expect(errors[0]?.msg).toMatch(/^leads not erased: .*`admin leads sweep`$/);
  expect(errors[0]?.overdue).toBeGreaterThan(0);
  expect((await sweepAt(0)).left).toBe(33);
});

test("staff see what is held back, and erase it when the clock is right", async () => {
  await put(500, 400, 100);
  expect((await sweepAt(0)).left).toBe(3);
  const admin = async (...words: string[]): Promise<string> => {
    const lines: string[] = [];
    await runAdmin(words, environment, (line) => lines.push(line)).catch((error: Error) =>
      lines.push(error.message),
    );
    return lines.join("\n");
  };
  expect(await admin("doctor")).toContain("wrong  Leads are past LEAD_DAYS by more than a week");
  expect(await admin("leads", "sweep")).toMatch(
    /2 of 3 leads are older than 365 days\.\n(\S+ +\d{4}-\d\d-\d\d .*\n){2}If the clock is right, and was right when they came/,
  );
  expect(await storage.leads.list()).toHaveLength(3);
  // A clock without a battery starts in 1970: nobody knows how old that lead is.
  const misdated = testEntry({ created_at: 1_000 });
  await storage.insert([misdated]);
  environment["BACKUP_DIR"] = join(folder.path, "backups");
  const swept = await admin("leads", "sweep", "--yes");
  expect(swept).toContain("2 leads were erased");
  expect(swept).toContain(
    `came with a clock that was wrong, so nobody knows their age: look at each with \`leads show\`, and give \`leads erase\` when it is time: ${misdated.lead.id}.`,
  );
  const notes = readFileSync(join(folder.path, "backups/erasures.jsonl"), "utf8");
  expect(JSON.parse(notes).leads).toHaveLength(2);
  expect(await storage.leads.list()).toHaveLength(2);
  // It holds back neither the others nor the daily sweep.
  await put(366);
  expect((await sweepAt(0)).left).toBe(2);
  expect(await admin("doctor")).toContain("came with a wrong clock: see `leads sweep`");
  environment["LEAD_DAYS"] = "0";
  expect(await admin("leads", "sweep", "--yes")).toContain("LEAD_DAYS is 0");
});

test("a stop waits for one deletion of a sweep and not for all, and the next sweep does the rest", async () => {
  await put(366, 365.5, 367);
  const config = readConfig(environment);
  const uploads = await openUploads(config, new Writer(storage));
  let stopped: Promise<void> | undefined;
  const leads = {
    ...storage.leads,
    async erase(id: string) {
      stopped ??= sweeper.stop();
      return storage.leads.erase(id);
    },
  };
  const logger = pino({ level: "silent" });
  const swept: number[] = [];
  const metrics = { swept: () => void swept.push(1) };
  const sweeper = startSweeper({ storage: { ...storage, leads }, uploads, config, logger, metrics });
  await waitFor("the first is erased", () => stopped !== undefined);
  await stopped;
  expect(await storage.leads.list()).toHaveLength(2);
  expect(swept).toEqual([]);
  expect(await sweepAt(0)).toEqual({ left: 0, errors: [] });
});

test("a sweep that finds the database damaged logs what to do", async () => {
  const lines: { msg: string }[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const config = readConfig(environment);
  const uploads = await openUploads(config, new Writer(storage));
  const damaged: Storage = {
    ...storage,
    removeVisits: () => Promise.reject(new Error("database disk image is malformed")),
    check: () => Promise.reject(new Error("The database file is damaged: x. Restore the newest backup.")),
  };
  const metrics = { swept: () => undefined };
  const sweeper = startSweeper({ storage: damaged, uploads, config, logger, metrics });
  await waitFor("it is told", () => lines.length > 0);
  await sweeper.stop();
  expect(lines.map(({ msg }) => msg)).toEqual([
    "not swept: The database file is damaged: x. Restore the newest backup.",
  ]);
});

/** Puts bytes without a row into the file store. */
async function putBytes(count: number, ageInDays: number): Promise<void> {
  await openUploads(readConfig(environment), new Writer(storage));
  for (let number = 0; number < count; number += 1) {
    const path = join(folder.path, "files", `${"x".repeat(24)}${ageInDays}-${number}`);
    writeFileSync(path, "%PDF-");
    const time = Date.now() / 1_000 - ageInDays * 86_400;
    utimesSync(path, time, time);
  }
}

const bytesLeft = async (): Promise<number> => (await readdir(join(folder.path, "files"))).length;

test("files from before a database was first used are not its own, and stay", async () => {
  await putBytes(3, 2);
  await sweepAt(0);
  await sweepAt(31);
  expect(await bytesLeft()).toBe(3);
  await putBytes(2, 0);
  // They may be of leads that came into a wrong database, which `rescue` brings.
  await sweepAt(29);
  expect(await bytesLeft()).toBe(5);
  await sweepAt(31);
  expect(await bytesLeft()).toBe(3);
});

test("bytes of the second of the first use are swept: S3 tells whole seconds", async () => {
  const since = await storage.firstUse();
  await putBytes(1, 0);
  for (const name of await readdir(join(folder.path, "files"))) {
    const second = Math.floor(since / 1_000);
    utimesSync(join(folder.path, "files", name), second, second);
  }
  await sweepAt(31);
  expect(await bytesLeft()).toBe(0);
});

test("a restored database does not delete the files of leads that came after the backup", async () => {
  await storage.firstUse();
  await storage.replaceSecret("first use", "0");
  const rows: (readonly [TableName, readonly AnyRow[]])[] = [];
  await storage.dump(async (table, some) => void rows.push([table, some]));
  const restored = await openStorage({ dataDir: join(folder.path, "other"), onIdleError: () => undefined });
  await restored.undump(
    (async function* all() {
      yield* rows;
    })(),
  );
  expect(await restored.firstUse()).toBeGreaterThan(Date.now() - 60_000);
  await restored.close();
});

test("no file is deleted if most of the store is not in the database: it may be the wrong one", async () => {
  await storage.secret("first use", "0");
  await putBytes(21, 31);
  const { errors } = await sweepAt(0);
  expect(errors[0]?.msg).toMatch(/^files not deleted: /);
  expect(await bytesLeft()).toBe(21);
});

test("what cannot be swept keeps nothing else from being swept", async () => {
  await put(366);
  const broken: Storage = {
    ...storage,
    removeVisits: () => Promise.reject(new Error("statement timeout")),
  };
  const config = readConfig(environment);
  const uploads = await openUploads(config, new Writer(storage));
  const logger = pino({ level: "silent" });
  await expect(sweep({ storage: broken, uploads, config, logger }, Date.now())).rejects.toThrow(
    "statement timeout",
  );
  expect(await storage.leads.list()).toEqual([]);
});

test("a lead that names a file while it is being swept keeps its bytes", async () => {
  const id = "f".repeat(32);
  const file = { id, name: "a.pdf", type: "pdf", size: 5, sha256: "0".repeat(64), lead_id: null };
  await storage.insert([{ file: { ...file, created_at: Date.now() - 2 * day } }]);
  const entry = testEntry();
  const uploads = await openUploads(readConfig(environment), new Writer(storage));
  writeFileSync(join(folder.path, "files", id), "%PDF-");
  const files = {
    ...storage.files,
    async orphans(before: number) {
      const found = await storage.files.orphans(before);
      await storage.insert([{ ...entry, fileId: id }]);
      return found;
    },
  };
  const logger = pino({ level: "silent" });
  await sweep(
    { storage: { ...storage, files }, uploads, config: readConfig(environment), logger },
    Date.now(),
  );
  expect(await readdir(join(folder.path, "files"))).toEqual([id]);
  expect(await storage.files.find(id)).toMatchObject({ lead_id: entry.lead.id });
});

test("a file that two applications name stays until the second is erased", async () => {
  const file = {
    // Four of ten ids have a sign that `like` takes for any other.
    id: `_${"f".repeat(30)}_`,
    name: "a.pdf",
    type: "pdf",
    size: 5,
    sha256: "0".repeat(64),
    created_at: 1,
    lead_id: null,
  };
  const payload = JSON.stringify({ applicant: "王芳", url: `/api/file/${file.id}` });
  const [first, again] = [testEntry({ payload }), testEntry({ payload: payload.replace("芳", "方") })];
  await storage.insert([{ file }, { ...first, fileId: file.id }, { ...again, fileId: file.id }]);
  for (const { lead } of [first, again])
    expect((await storage.files.ofLead(lead.id)).map(({ id }) => id)).toEqual([file.id]);
  const removed: string[] = [];
  const store = { remove: async (id: string) => void removed.push(id) };
  expect(await eraseLead(storage, store, first.lead.id)).toEqual({
    files: 0,
    kept: [{ file: file.id, lead: again.lead.id }],
  });
  expect(removed).toEqual([]);
  expect(await storage.files.find(file.id)).toMatchObject({ lead_id: again.lead.id });
  await eraseLead(storage, store, again.lead.id);
  expect(removed).toEqual([file.id]);
  expect(await storage.files.list()).toEqual([]);
});

test("more visits than one statement deletes go in one sweep", async () => {
  const visit = { path: "/", stay_ms: 1, network: "", created_at: 1 };
  await storage.insert(
    Array.from({ length: 2_500 }, (_, number) => ({ visit: { ...visit, id: `v${number}` } })),
  );
  expect(await storage.removeVisits(2)).toBe(2_500);
  expect(await storage.listVisits()).toEqual([]);
});
