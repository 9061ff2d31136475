import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/leads.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { samples } from "../testing/samples.ts";
import { leadsAsCsv } from "./leads.ts";
import { runAdmin } from "./run.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let folder: TestFolder;
let environment: Record<string, string>;
let storage: Storage;
beforeEach(async () => {
  folder = await createTestFolder({ "site/index.html": "" });
  const site = `${folder.path}/site`;
  environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    SITE_URL: "https://www.example.com",
  };
  storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
});
afterEach(async () => {
  await storage.close();
  await folder.remove();
});

async function admin(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  await runAdmin(words, { ...environment, ...settings }, (line) => lines.push(line));
  return lines.join("\n");
}

/** A lead with a file, whose bytes lie in the data folder. */
async function putLead() {
  const id = "f".repeat(32);
  const entry = testEntry({ created_at: 1_790_000_000_000 });
  const file = { id, name: "图纸.pdf", type: "pdf", size: samples.pdf.length, created_at: 1, lead_id: null };
  const sha256 = createHash("sha256").update(samples.pdf).digest("hex");
  await storage.insert([{ file: { ...file, sha256 } }, { ...entry, fileId: id }]);
  mkdirSync(join(folder.path, "data/files"), { recursive: true });
  writeFileSync(join(folder.path, "data/files", id), samples.pdf);
  return { lead: entry.lead, outbox: entry.outbox, fileId: id };
}

describe("leads", () => {
  test("are listed, shown with a link to their file, and erased with all that is theirs", async () => {
    const { lead, outbox, fileId } = await putLead();
    expect(await admin(["leads", "list"])).toMatch(
      new RegExp(`${lead.id} +2026-09-21 \\d\\d:\\d\\d +accessInformation`),
    );
    await storage.outbox.spread(outbox, ["mail"], 1);
    await storage.outbox.failed(`${outbox.id}.mail`, "no such mailbox", null, 1_790_000_000_000);
    const shown = await admin(["leads", "show", lead.id]);
    expect(shown).toMatch(/^surName +王$/m);
    expect(shown).toMatch(
      /^file +图纸\.pdf, 15 bytes: https:\/\/www\.example\.com\/api\/file\/f{32}\?expires=/m,
    );
    expect(shown).toMatch(/^to mail +given up 2026-09-21 .* after 0 tries: no such mailbox$/m);
    expect(await admin(["leads", "erase", lead.id])).toContain("erased with its files and messages");
    expect(await storage.leads.list()).toEqual([]);
    expect(await storage.outbox.list()).toEqual([]);
    expect(await storage.files.find(fileId)).toBeUndefined();
    await expect(admin(["leads", "erase", lead.id])).rejects.toThrow("There is no lead");
    await expect(admin(["leads", "show", lead.id])).rejects.toThrow("There is no lead");
  });

  test("are exported as JSON, and as CSV that no spreadsheet runs", async () => {
    const payload = { surName: "=HYPERLINK(1)", name: '+1,"x"', email: "@a", phone: "-1" };
    const { lead } = testEntry({ payload: JSON.stringify(payload) });
    await storage.insert([testEntry({ ...lead })]);
    const [exported] = JSON.parse(await admin(["leads", "export", "--json"])) as unknown[];
    expect(exported).toMatchObject({ id: lead.id, kind: "accessInformation", fields: payload });
    const csv = leadsAsCsv([lead]);
    expect(csv.startsWith("\ufeffid,form,time,language,flags,surName")).toBe(true);
    expect(csv).toContain(`'=HYPERLINK(1),"'+1,""x""",,,'@a,'-1`);
    expect(await admin(["leads", "export", "--csv"])).toBe(csv);
  });
});

test("the outbox is listed, and what was given up is tried again", async () => {
  const entry = testEntry({}, { channel: "mail" });
  await storage.insert([entry]);
  await storage.outbox.failed(entry.outbox.id, "refused", null, 1);
  expect(await admin(["outbox", "list"])).toMatch(/mail +given up 1970-01-01 00:00 after 0 tries: refused/);
  expect(await admin(["outbox", "retry"])).toBe("1 messages will be tried again.");
  expect(await admin(["outbox", "list"])).toMatch(/mail +waiting, 0 tries/);
  await storage.outbox.sent(entry.outbox.id, 1);
  expect(await admin(["outbox", "list"])).not.toContain("mail");
  expect(await admin(["outbox", "list", "--all"])).toMatch(/mail +sent 1970-01-01/);
});

describe.each(["sqlite", "postgres"] as const)("backup into %s", (engine) => {
  test("brings back every row and file, and nothing into a database that holds something", async () => {
    const { lead, fileId } = await putLead();
    await storage.insert(Array.from({ length: 1_200 }, () => testEntry()));
    await storage.published.putSeo([
      { path: "/", title: "'; drop table leads; --", keyword: "", describe: "😀" },
    ]);
    const secret = await storage.secret("master", "s");
    const target = join(folder.path, "backup");
    expect(await admin(["backup", target])).toContain(
      "1201 leads, 1201 outbox, 1 files, 1 seo, 1 versions, 1 secrets; 1 files stored.",
    );
    await expect(admin(["backup", target])).rejects.toThrow("exists already");

    const settings: Record<string, string> = { DATA_DIR: join(folder.path, "restored") };
    if (engine === "postgres") settings["DATABASE_URL"] = await postgres.createDatabase();
    expect(await admin(["restore", target], settings)).toBe("Restored 2406 rows and 1 files.");
    const restored = await openStorage({
      dataDir: join(folder.path, "restored"),
      databaseUrl: settings["DATABASE_URL"],
      onIdleError: () => undefined,
    });
    expect(await restored.leads.list()).toEqual(await storage.leads.list());
    expect(await restored.outbox.list()).toEqual(await storage.outbox.list());
    expect(await restored.published.seo()).toEqual(await storage.published.seo());
    expect(await restored.files.ofLead(lead.id)).toMatchObject([{ id: fileId }]);
    expect(await restored.secret("master", "other")).toBe(secret);
    await restored.close();
    expect(await admin(["doctor"], settings)).toMatch(/^ok +Files: 1 rows, 1 files in the data folder\.$/m);
    await expect(admin(["restore", target], settings)).rejects.toThrow('there are rows in "leads"');
  });
});

test("a damaged backup stores nothing", async () => {
  const { fileId } = await putLead();
  const target = join(folder.path, "backup");
  await admin(["backup", target]);
  writeFileSync(join(target, "files", fileId), "damaged");
  const settings = { DATA_DIR: join(folder.path, "restored") };
  await expect(admin(["restore", target], settings)).rejects.toThrow("is damaged");
  expect(await admin(["leads", "list"], settings)).not.toContain("accessInformation");
  await expect(admin(["restore", folder.path])).rejects.toThrow("is no backup");
});

describe("the doctor", () => {
  test("finds everything in order, and says what could be better", async () => {
    await putLead();
    const report = await admin(["doctor"]);
    expect(report).toMatch(/^ok +Database: sqlite, 1 leads/m);
    expect(report).toMatch(/^hint +Nobody is told about leads/m);
    expect(report).not.toMatch(/^wrong/m);
  });

  test("names what is wrong", async () => {
    const { fileId, outbox } = await putLead();
    await admin(["leads", "list"]);
    writeFileSync(join(folder.path, "data/files/other"), "");
    await storage.outbox.failed(outbox.id, "refused", null, 1);
    await storage.files.remove(fileId);
    await storage.insert([
      {
        file: { id: "gone", name: "a.pdf", type: "pdf", size: 1, sha256: "0", created_at: 1, lead_id: null },
      },
    ]);
    const lines: string[] = [];
    const settings = {
      ...environment,
      SITE_DIR: `${folder.path}/nowhere`,
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "a@example.com",
      MAIL_TO: "b@example.com",
    };
    const run = runAdmin(["doctor"], settings, (line) => lines.push(line));
    await expect(run).rejects.toThrow("4 things are wrong.");
    const report = lines.join("\n");
    expect(report).toMatch(/^wrong +The file gone \(a\.pdf\) has a row but no bytes\.$/m);
    expect(report).toMatch(/^wrong +1 messages were given up/m);
    expect(report).toMatch(/^wrong +Channel mail: .*ECONNREFUSED/m);
    expect(report).toMatch(/^wrong +SITE_DIR: there is no folder/m);
  });
});
