import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runAdmin } from "../admin/run.ts";
import { readConfig } from "../config.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { sweep } from "../sweep.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { samples } from "../testing/sample-files.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { openTestBucket, type TestBucket } from "../testing/test-bucket.ts";
import { Writer } from "../writer/writer.ts";
import { openUploads } from "./uploads.ts";

const day = 86_400_000;

let folder: TestFolder;
let bucket: TestBucket;
let real: Storage;
beforeEach(async () => {
  folder = await createTestFolder();
  bucket = await openTestBucket();
  real = await openAt("real");
});
afterEach(async () => {
  await real.close();
  bucket.close();
  await folder.remove();
});

const openAt = (name: string): Promise<Storage> =>
  openStorage({ dataDir: join(folder.path, name), onIdleError: () => undefined });

const settingsOf = (name: string) => ({
  ...bucket.settings,
  DATA_DIR: join(folder.path, name),
  LEAD_DAYS: "30",
});

/** Returns what a command prints, or its error's message. */
async function admin(name: string, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runAdmin(words, settingsOf(name), (line) => lines.push(line)).catch((error: Error) =>
    lines.push(error.message),
  );
  return lines.join("\n");
}

const uploadsOf = (name: string, storage: Storage) =>
  openUploads(readConfig(settingsOf(name)), new Writer(storage));

/** Uploads a file that no lead names. Returns its id. */
async function upload(): Promise<string> {
  const uploads = await uploadsOf("real", real);
  const path = join(uploads.folder, "received");
  writeFileSync(path, samples.pdf);
  const sha256 = createHash("sha256").update(samples.pdf).digest("hex");
  return (await uploads.keep("a.pdf", { path, size: samples.pdf.length, sha256 })).id;
}

/** Sweeps 31 days from now. @throws what was not swept */
async function sweepLater(name: string, storage: Storage): Promise<void> {
  const uploads = await uploadsOf(name, storage);
  const parts = { storage, uploads, config: readConfig(settingsOf(name)), logger: pino({ level: "silent" }) };
  await sweep(parts, Date.now() + 31 * day);
}

const files = (): readonly string[] => [...bucket.stored.keys()].filter((key) => key !== "lightmaker-owner");

test("a restored copy that names the real bucket deletes nothing there, until it is told that the bucket is its own", async () => {
  await sweepLater("real", real);
  const withLead = { ...testEntry(), fileId: await upload() };
  await real.insert([withLead]);
  await upload();
  await admin("real", "backup", join(folder.path, "backup"));
  expect(await admin("copy", "restore", join(folder.path, "backup"))).toContain("give `files own --yes`");
  const copy = await openAt("copy");
  try {
    await upload();
    expect(files()).toHaveLength(3);
    const refusal = /Neither leads nor files were swept: .*`files own --yes`/;
    await expect(sweepLater("copy", copy)).rejects.toThrow(refusal);
    expect([files().length, (await copy.leads.list()).length]).toEqual([3, 1]);
    const wrong = "Expired leads and files are not deleted: the bucket holds the files of another database";
    expect(await admin("copy", "doctor")).toContain(wrong);
    expect(await admin("real", "doctor")).not.toContain(wrong);

    expect(await admin("real", "files", "own")).toBe("The bucket uploads is this database's own already.");
    expect(await admin("copy", "files", "own")).toContain("--yes takes the bucket");
    expect(await admin("copy", "files", "own", "--yes")).toBe(
      "The bucket uploads is this database's own now.",
    );
    await sweepLater("copy", copy);
    expect([files(), await copy.leads.list()]).toEqual([[], []]);
    await expect(sweepLater("real", real)).rejects.toThrow(refusal);
    expect(await real.leads.list()).toHaveLength(1);
  } finally {
    await copy.close();
  }
});

test("a bucket whose mark cannot be read loses nothing, and the rest is swept", async () => {
  await real.insert([testEntry()]);
  await real.insert([
    { unanswered: { id: crypto.randomUUID(), question: "?", language: "en", created_at: 1 } },
  ]);
  bucket.close();
  await expect(sweepLater("real", real)).rejects.toThrow("cannot be reached for GET");
  expect([(await real.leads.list()).length, await real.listUnanswered()]).toEqual([1, []]);
});
