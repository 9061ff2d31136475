import { join } from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
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
      /^50 The database has no lead from before the newest backup\. \S+ of .* UTC has 1 leads: is DATA_DIR or DATABASE_URL the right one/;
    expect(await logOf(other)).toEqual([expect.stringMatching(lost)]);
    expect(await logOf(other)).toEqual([expect.stringMatching(lost)]);
    // They may have expired.
    expect(await logOf({ ...other, LEAD_DAYS: "30" })).toEqual([expect.stringMatching(/^40 /)]);
    await open.close();
    // A restored database is newer than its backup, and has its leads.
    const restored = await place("restored");
    const backup = /(\S+\/backups\/\S+) of/.exec((await logOf(other)).join())?.[1] ?? "";
    await runAdmin(["restore", backup], { ...environment, ...restored }, () => undefined);
    expect(await logOf(restored)).toEqual([]);
  });
});
