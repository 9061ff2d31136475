import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runAdmin } from "./admin/run.ts";
import { openStorage } from "./storage/storage.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { testEntry } from "./testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "./testing/test-postgres.ts";
import { startTestServer } from "./testing/test-servers.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let folder: TestFolder;
let environment: Record<string, string>;
beforeEach(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = join(folder.path, "site");
  environment = { SITE_DIR: site, MEDIA_DIR: site, BACKUP_DIR: join(folder.path, "backups") };
});
afterEach(() => folder.remove());

/** Starts a server, stops it, and returns what its log says of a lost database, with the level. */
async function logOf(settings: Record<string, string>): Promise<readonly string[]> {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const server = await startTestServer({ ...environment, ...settings }, logger);
  await server.stop();
  return lines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ msg }) => /backup/.test(msg))
    .map(({ level, msg }) => `${level} ${msg}`);
}

describe.each(["sqlite", "postgres"] as const)("a server on %s", (engine) => {
  const place = async (name: string): Promise<Record<string, string>> => ({
    DATA_DIR: join(folder.path, name),
    ...(engine === "postgres" ? { DATABASE_URL: await postgres.createDatabase() } : {}),
  });

  test("says at each start that the leads of the newest backup are not in its database", async () => {
    const settings = await place("data");
    expect(await logOf(settings)).toEqual([]);
    const open = await openStorage({
      dataDir: settings["DATA_DIR"] ?? "",
      databaseUrl: settings["DATABASE_URL"],
      onIdleError: () => undefined,
    });
    // Erased before the backup, which has the other one.
    const [gone] = [testEntry(), testEntry()];
    await open.insert([gone, testEntry()]);
    await runAdmin(["leads", "erase", gone.lead.id], { ...environment, ...settings }, () => undefined);
    await runAdmin(["backup"], { ...environment, ...settings }, () => undefined);
    expect(await logOf(settings)).toEqual([]);
    // An unmounted disk, or an address of another database.
    const other = await place("other");
    const lost =
      /^50 The database has none of the leads of a backup from before its first use\. \S+ of .* UTC has 1 leads: is DATA_DIR or DATABASE_URL the right one/;
    expect(await logOf(other)).toEqual([expect.stringMatching(lost)]);
    const way =
      engine === "sqlite" ? /move what is in DATA_DIR away, `restore/ : /write a new, empty database into/;
    expect((await logOf(other)).join()).toMatch(way);
    // They may have expired.
    expect(await logOf({ ...other, LEAD_DAYS: "30" })).toEqual([expect.stringMatching(/^40 /)]);
    await open.close();
    // A restored database is newer than its backup, and has its leads.
    const restored = await place("restored");
    const backup = /(\S+\/backups\/\S+) of/.exec((await logOf(other)).join())?.[1] ?? "";
    await runAdmin(["restore", backup], { ...environment, ...restored }, () => undefined);
    expect(await logOf(restored)).toEqual([]);
  });

  test("says so also after backups of the new database, and pruning spares the newest backup of the lost one", async () => {
    const insert = async (settings: Record<string, string>, count: number): Promise<readonly string[]> => {
      const open = await openStorage({
        dataDir: settings["DATA_DIR"] ?? "",
        databaseUrl: settings["DATABASE_URL"],
        onIdleError: () => undefined,
      });
      const entries = Array.from({ length: count }, () => testEntry());
      await open.insert(entries);
      await open.close();
      return entries.map(({ lead }) => lead.id);
    };
    const backups = environment["BACKUP_DIR"] ?? "";
    const run = async (settings: Record<string, string>, ...words: string[]): Promise<string> => {
      const lines: string[] = [];
      await runAdmin(words, { ...environment, ...settings }, (line) => lines.push(line));
      return lines.join("\n");
    };
    const settings = await place("data");
    await logOf(settings);
    const [kept = ""] = await insert(settings, 1);
    for (const name of ["older", "lost"]) await run(settings, "backup", join(backups, name));
    const other = await place("other");
    const lost = /^50 .* \S+\/backups\/lost of .* UTC has 1 leads/;
    expect(await logOf(other)).toEqual([expect.stringMatching(lost)]);
    await insert(other, 2);
    expect((await logOf(other)).join()).toMatch(/This database has 2 leads of its own, so do not replace it/);
    for (let number = 1; number <= 7; number += 1) await run(other, "backup", join(backups, `new-${number}`));
    expect(await logOf(other)).toEqual([expect.stringMatching(lost)]);
    // Erasures of others, however many, are not those of its leads.
    const note = (...leads: string[]): void =>
      writeFileSync(
        join(backups, "erasures.jsonl"),
        `${JSON.stringify({ at: Date.now(), leads, questions: [] })}\n`,
      );
    note("a", "b", "c");
    expect(await logOf(other)).toEqual([expect.stringMatching(lost)]);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 86_400_000 });
    try {
      expect(await run(other, "backup", "prune", "30")).toBe(
        `${join(backups, "lost")} is kept: it is the newest backup of another database.\n1 backups deleted, 8 kept.`,
      );
    } finally {
      vi.useRealTimers();
    }
    expect(readdirSync(backups)).toEqual(expect.arrayContaining(["lost", "new-1", "new-7"]));
    expect(await logOf(other)).toEqual([expect.stringMatching(lost)]);
    // The first one again, which is older than all backups: the leads that came meanwhile are in the newest one.
    const meanwhile =
      /^50 The database has none of the leads of the newest backup of another database\. \S+\/backups\/new-7 of .* UTC has 2 leads/;
    expect(await logOf(settings)).toEqual([expect.stringMatching(meanwhile)]);
    await run(settings, "backup", join(backups, "again"));
    expect(await logOf(settings)).toEqual([expect.stringMatching(meanwhile)]);
    note(kept);
    expect(await logOf(other)).toEqual([]);
  });
});
