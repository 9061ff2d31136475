import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openUploads } from "./files/uploads.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import type { FileRow, OutboxRow } from "./storage/tables.ts";
import { sweep } from "./sweep.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { testEntry } from "./testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "./testing/test-postgres.ts";
import { Writer } from "./writer/writer.ts";

const minute = 60_000;
const day = 1_440 * minute;
/** Reference time for all ages. It is far from the time at which the test runs. */
const base = 1_700_000_000_000;

/** Retention of each kind, in days. The main values differ, so that a mix-up fails the test. */
const kept = { visit: 10, unanswered: 20, lead: 30, sent: 90, orphan: 1, bytes: 30, received: 1 } as const;

/** Returns the id of a test record. It begins with its kind and has the form of an uploaded file's id. */
const named = (kind: string, name: string): string => `${kind}-${name}`.padEnd(24, "_");
type Kind = keyof typeof kept;
const kinds = Object.keys(kept) as readonly Kind[];

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
  let folder: TestFolder;
  let storage: Storage;
  beforeEach(async () => {
    folder = await createTestFolder();
    const databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    storage = await openStorage({ dataDir: folder.path, databaseUrl, onIdleError: () => undefined });
    // All files here are of this database.
    await storage.secret("first use", "0");
    for (const name of ["files", "receiving"]) await mkdir(join(folder.path, name));
  });
  afterEach(async () => {
    await storage.close();
    await folder.remove();
  });

  const putBytes = async (place: "files" | "receiving", name: string, time: number): Promise<void> => {
    const path = join(folder.path, place, name);
    await writeFile(path, "%PDF-");
    await utimes(path, time / 1_000, time / 1_000);
  };
  const fileRow = (id: string, created_at: number): FileRow => ({
    ...{ id, name: "a.pdf", type: "pdf", size: 5, sha256: "0".repeat(64), lead_id: null },
    created_at,
  });
  /** Inserts a message with its own lead, which is not expired. */
  const putMessage = async (id: string, row: Partial<OutboxRow>): Promise<void> => {
    const entry = testEntry({ id: `of-${id}`, created_at: base + 300 * day }, { id, ...row });
    await storage.insert([entry]);
  };

  const putters: Record<Kind, (id: string, time: number) => Promise<void>> = {
    visit: (id, created_at) =>
      // The duration of the visit contains a time as well, but must not affect the retention.
      storage.insert([
        { visit: { id, path: "/", stay_ms: 2 * base - created_at, network: "203.0.113.0", created_at } },
      ]),
    unanswered: (id, created_at) =>
      storage.insert([{ unanswered: { id, question: "?", language: "zh", created_at } }]),
    lead: (id, created_at) =>
      // The lead's message has another time and is deleted with the lead.
      storage.insert([testEntry({ id, created_at }, { created_at: base, next_at: base })]),
    sent: (id, sent_at) =>
      putMessage(id, { channel: "mail", sent_at, created_at: base - 300 * day, next_at: 0 }),
    async orphan(id, created_at) {
      await storage.insert([{ file: fileRow(id, created_at) }]);
      await putBytes("files", id, base + 300 * day);
    },
    bytes: (id, time) => putBytes("files", id, time),
    received: (id, time) => putBytes("receiving", id, time),
  };

  const left = async (kind: Kind): Promise<readonly string[]> => {
    const ids = {
      visit: async () => (await storage.listVisits()).map(({ id }) => id),
      unanswered: async () => (await storage.listUnanswered()).map(({ id }) => id),
      lead: async () => (await storage.leads.list()).map(({ id }) => id),
      sent: async () => (await storage.outbox.list()).map(({ id }) => id),
      orphan: async () => (await storage.files.list()).map(({ id }) => id),
      bytes: () => readdir(join(folder.path, "files")),
      received: () => readdir(join(folder.path, "receiving")),
    }[kind];
    return (await ids()).filter((id) => id.startsWith(`${kind}-`)).sort();
  };

  async function sweepAt(now: number, settings: Record<string, string> = {}): Promise<readonly string[]> {
    const problems: string[] = [];
    const logger = pino({ level: "warn" }, { write: (line: string) => void problems.push(line) });
    const config = readConfig({
      DATA_DIR: folder.path,
      VISIT_DAYS: String(kept.visit),
      UNANSWERED_DAYS: String(kept.unanswered),
      LEAD_DAYS: String(kept.lead),
      ...settings,
    });
    const uploads = await openUploads(config, new Writer(storage));
    await sweep({ storage, uploads, config, logger }, now);
    return problems;
  }

  test.each(kinds)(
    "%s: what is a minute too old goes, all else stays, wherever the clock is",
    async (kind) => {
      const limit = kept[kind] * day;
      const put = (name: string, time: number) => putters[kind](named(kind, name), time);
      await put("1-old", base - limit - minute);
      await put("2-limit", base - limit);
      await put("3-young", base - limit + minute);
      await put("4-new", base);
      await put("5-future", base + 200 * day);
      const all = await left(kind);
      expect(all).toHaveLength(5);
      // A clock that is slow, by a minute or by years, deletes nothing.
      for (const behind of [5_000 * day, limit + day, 2 * minute]) {
        expect(await sweepAt(base - behind)).toEqual([]);
        expect(await left(kind)).toEqual(all);
      }
      expect(await sweepAt(base)).toEqual([]);
      expect(await left(kind)).toEqual(all.slice(1));
      // The clock goes back and returns: nothing changes.
      await sweepAt(base - 300 * day);
      await sweepAt(base);
      expect(await left(kind)).toEqual(all.slice(1));
      await sweepAt(base + 1);
      expect(await left(kind)).toEqual(all.slice(2));
      await sweepAt(base + 2 * minute);
      expect(await left(kind)).toEqual(all.slice(3));
      // Entries that were stored while the clock was ahead expire by their own time.
      for (const ahead of [limit - minute, limit + minute]) await sweepAt(base + ahead);
      expect(await left(kind)).toEqual(all.slice(4));
      await sweepAt(base + 200 * day + limit);
      expect(await left(kind)).toEqual(all.slice(4));
      await sweepAt(base + 200 * day + limit + minute);
      expect(await left(kind)).toEqual([]);
    },
  );

  test("what has no end stays, however old it is", async () => {
    const old = base - 5_000 * day;
    await putMessage(named("sent", "waiting"), { channel: "mail", created_at: old, next_at: old });
    await putMessage(named("sent", "dead"), { channel: "mail", created_at: old, next_at: old, dead_at: old });
    await storage.insert([
      { file: fileRow(named("orphan", "owned"), old) },
      { ...testEntry({ id: named("lead", "owner"), created_at: base }), fileId: named("orphan", "owned") },
    ]);
    await putBytes("files", named("orphan", "owned"), old);
    await storage.published.putSeo([{ path: "/", title: "a", keyword: "", describe: "" }]);
    expect(await sweepAt(base)).toEqual([]);
    expect(await left("sent")).toEqual([named("sent", "dead"), named("sent", "waiting")]);
    expect(await left("orphan")).toEqual([named("orphan", "owned")]);
    expect(await readdir(join(folder.path, "files"))).toEqual([named("orphan", "owned")]);
    expect(await storage.published.seo()).toHaveLength(1);
    // The file is deleted together with its lead.
    await sweepAt(base + 30 * day + minute);
    expect(await left("lead")).toEqual([]);
    expect(await left("orphan")).toEqual([]);
    expect(await readdir(join(folder.path, "files"))).toEqual([]);
  });

  test("LEAD_DAYS=0 keeps leads, and only leads, for ever", async () => {
    for (const kind of kinds) await putters[kind](named(kind, "old"), base - 5_000 * day);
    expect(await sweepAt(base, { LEAD_DAYS: "0" })).toEqual([]);
    for (const kind of kinds) expect(await left(kind)).toHaveLength(kind === "lead" ? 1 : 0);
    // Nor those of this week, which no clock that has jumped would explain.
    await putters.lead(named("lead", "young"), base - day);
    await storage.leads.erase(named("lead", "old"));
    expect(await sweepAt(base, { LEAD_DAYS: "0" })).toEqual([]);
    expect(await left("lead")).toEqual([named("lead", "young")]);
  });

  test.each([
    [6, true],
    [7, true],
    [8, false],
  ])("leads that are %i days late are erased: %s", async (late, erased) => {
    await putters.lead(named("lead", "late"), base - (kept.lead + late) * day);
    await putters.lead(named("lead", "due"), base - kept.lead * day - minute);
    const problems = await sweepAt(base);
    expect(problems).toHaveLength(erased ? 0 : 1);
    expect(await left("lead")).toHaveLength(erased ? 0 : 2);
  });

  test("a file that a lead names in the moment of its sweep is kept", async () => {
    await putters.orphan(named("orphan", "named"), base - 2 * day);
    await storage.insert([{ ...testEntry({ created_at: base }), fileId: named("orphan", "named") }]);
    expect(await storage.files.orphans(base)).toEqual([]);
    expect(await storage.files.removeOrphan(named("orphan", "named"))).toBe(false);
    expect(await left("orphan")).toEqual([named("orphan", "named")]);
  });
});
