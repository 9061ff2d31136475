import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runAdmin } from "./admin/run.ts";
import { readConfig } from "./config.ts";
import { openUploads } from "./files/uploads.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import { sweep } from "./sweep.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { testEntry } from "./testing/leads.ts";
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
async function sweepAt(days: number) {
  const errors: { msg: string; overdue?: number }[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => void errors.push(JSON.parse(line)) });
  const config = readConfig(environment);
  const uploads = await openUploads(config, new Writer(storage));
  await sweep({ storage, uploads, config, logger }, Date.now() + days * day);
  return { left: (await storage.leads.list()).length, errors };
}

test("leads are erased when their days are over", async () => {
  await put(366, 365.5, 364, 1);
  expect(await sweepAt(0)).toEqual({ left: 2, errors: [] });
  expect((await sweepAt(2)).left).toBe(1);
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
    /2 of 3 leads are older than 365 days\.\nIf the clock is right/,
  );
  expect(await storage.leads.list()).toHaveLength(3);
  expect(await admin("leads", "sweep", "--yes")).toContain("2 leads were erased");
  expect(await storage.leads.list()).toHaveLength(1);
  environment["LEAD_DAYS"] = "0";
  expect(await admin("leads", "sweep", "--yes")).toContain("LEAD_DAYS is 0");
});
