import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { createFileLinks } from "../files/file-links.ts";
import { createMetrics } from "../metrics.ts";
import { readKeys } from "../signing-keys.ts";
import { lockDataFolder } from "../storage/server-lock.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { samples } from "../testing/sample-files.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { Writer } from "../writer/writer.ts";
import { columns, UsageError } from "./command.ts";
import { leadsAsCsv } from "./lead-commands.ts";
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
  folder = await createTestFolder({
    "site/index.html": "",
    "site/knowledge.zh.json": "{}",
    "site/news.js": "",
  });
  const site = `${folder.path}/site`;
  environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    KNOWLEDGE_DIR: site,
    PAGES_DIR: site,
    SITE_URL: "https://www.example.com",
  };
  storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
});
afterEach(async () => {
  await storage.close();
  await folder.remove();
});

/** Starts a server on a free port. */
async function listenOn(server: Server): Promise<{ address: string; close: () => Promise<void> }> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function admin(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  await runAdmin(words, { ...environment, ...settings }, (line) => lines.push(line));
  return lines.join("\n");
}

/** Inserts a lead with a file, and writes the file's bytes to the data folder. */
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

const linkOf = (id: string): string => `https://www.example.com/api/file/${id}`;

describe("leads", () => {
  test("are listed, shown with a link to their file, and erased with all that is theirs", async () => {
    const { lead, outbox, fileId } = await putLead();
    expect(await admin(["leads", "list"])).toMatch(
      new RegExp(`${lead.id} +2026-09-21 \\d\\d:\\d\\d +accessInformation`),
    );
    expect(await admin(["leads", "show", lead.id])).toMatch(
      /^to +nobody yet: it waits until mail or webhooks are configured/m,
    );
    await storage.outbox.spread(outbox, ["mail"], 1);
    await storage.outbox.failed(
      { id: `${outbox.id}.mail`, tries: 0 },
      "no such mailbox",
      null,
      1_790_000_000_000,
    );
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

  test("stay a list when one of them has a name of 64 kB", async () => {
    const long = (letter: string): string => letter.repeat(64_000);
    const fields = { applicant: long("图"), email: long("@"), message: "I am wang@example.com" };
    const entry = testEntry({ payload: JSON.stringify(fields) });
    await storage.insert([entry, ...Array.from({ length: 20 }, () => testEntry())]);
    for (const words of [
      ["leads", "list"],
      ["person", "erase", "wang@example.com"],
    ]) {
      const lines = (await admin(words)).split("\n");
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.find((line) => line.includes(entry.lead.id)) ?? "").toContain(`${"图".repeat(60)}… `);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(400);
    }
    // One lead is shown whole, and its name widens no other row.
    expect(await admin(["leads", "show", entry.lead.id])).toContain(long("图"));
  });

  test("a column is at most as wide as the longest id", () => {
    const lines = columns([
      ["x".repeat(64_000), "end"],
      ["short", "end"],
    ]);
    expect(lines.map(({ length }) => length)).toEqual([64_005, 125]);
  });

  test("are exported as JSON, and as CSV that no spreadsheet runs", async () => {
    const payload = { surName: "=HYPERLINK(1)", name: '+1,"x"', email: "@a", phone: "-1" };
    const { lead } = testEntry({ payload: JSON.stringify(payload) });
    await storage.insert([testEntry({ ...lead })]);
    const [exported] = JSON.parse(await admin(["leads", "export", "--json"])) as unknown[];
    expect(exported).toMatchObject({ id: lead.id, kind: "accessInformation", fields: payload });
    const csv = leadsAsCsv([lead], linkOf);
    expect(csv.startsWith("\ufeffid,form,time,language,flags,surName")).toBe(true);
    expect(csv).toContain(`'=HYPERLINK(1),"'+1,""x""",,,'@a,'-1`);
    expect(await admin(["leads", "export", "--csv"])).toBe(csv);
    const hostile = { ...lead, language: '=HYPERLINK("x")', flags: "=1+1", id: "@id" };
    const forged = leadsAsCsv([hostile], linkOf);
    expect(forged).toContain(`\r\n'@id,accessInformation,`);
    expect(forged).toContain(`,"'=HYPERLINK(""x"")",'=1+1,`);
  });

  test("with a file are exported as CSV with the address at which the staff open it", async () => {
    const payload = JSON.stringify({ url: `/api/file/${"f".repeat(32)}` });
    await storage.insert([testEntry({ payload })]);
    const csv = await admin(["leads", "export", "--csv"]);
    expect(csv).toMatch(/,https:\/\/www\.example\.com\/api\/file\/f{32}\?expires=/);
  });
});

describe("what visitors typed", () => {
  const clears = "\u001b]0;x\u0007\u001b[2J\u009b2J";

  test("does not act on a terminal, and makes no row of its own", async () => {
    const forged = `x\n${crypto.randomUUID()}  2026-01-01 00:00  message`;
    const payload = { surName: clears, name: forged, email: "a\u202eb@example.com" };
    const { lead } = testEntry({ payload: JSON.stringify(payload) });
    await storage.insert([testEntry({ ...lead })]);
    for (const words of [
      ["leads", "list"],
      ["leads", "show", lead.id],
      ["leads", "export", "--csv"],
    ])
      expect(await admin(words)).not.toMatch(/(?![\r\n])\p{Cc}|\u202e/u);
    const listed = await admin(["leads", "list"]);
    expect(listed.split("\n")).toHaveLength(2);
    expect(listed).toContain("\\u001b]0;x\\u0007\\u001b[2J\\u009b2J x\\n");
    expect(await admin(["leads", "show", lead.id])).toContain(`name      x\\n`);
    const json = await admin(["leads", "export", "--json"]);
    expect(json).not.toMatch(/[\u0080-\u009f\u202e]/);
    expect(JSON.parse(json)).toMatchObject([{ fields: payload }]);
  });

  test.each([
    ["＝1+1", "'＝1+1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠a", "'＠a"],
    ["\n=1", "\"'\n'=1\""],
    ["a;=1", "a;'=1"],
    ["a\t@b", "a\t'@b"],
    [" =1", "' =1"],
    ["1-2", "1-2"],
  ])("%j is no formula in CSV: %j", async (typed, written) => {
    const { lead } = testEntry({ payload: JSON.stringify({ surName: typed }) });
    expect(leadsAsCsv([lead], linkOf)).toContain(`,${written},,,,`);
  });

  test.runIf(existsSync("/dev/full"))("that cannot be written end with one sentence and status 1", () => {
    const main = join(import.meta.dirname, "main.ts");
    const { status, stderr } = spawnSync(
      "sh",
      ["-c", `'${process.execPath}' '${main}' leads export --json > /dev/full`],
      {
        env: { PATH: process.env["PATH"], ...environment },
        encoding: "utf8",
      },
    );
    expect([status, stderr]).toEqual([
      1,
      "The output cannot be written: ENOSPC: no space left on device, write.\n",
    ]);
  });

  test("may be read by a program that stops reading", async () => {
    for (let group = 0; group < 4; group += 1)
      await storage.insert(Array.from({ length: 1_000 }, () => testEntry()));
    const main = join(import.meta.dirname, "main.ts");
    const child = spawn("sh", ["-c", `'${process.execPath}' '${main}' leads list | head -n 1`], {
      env: { PATH: process.env["PATH"], ...environment },
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect([out.split("\n").length, err]).toEqual([2, ""]);
    // The command goes on to its end: one that ended here would leave halves.
    const { stdout } = spawnSync(
      "sh",
      ["-c", `exec 3>&1; { '${process.execPath}' '${main}' doctor; echo $? >&3; } 2> /dev/null | true`],
      {
        env: { PATH: process.env["PATH"], ...environment, SITE_DIR: `${folder.path}/nowhere` },
        encoding: "utf8",
      },
    );
    expect(stdout).toBe("1\n");
  });
});

test("the outbox is listed, and what was given up is tried again", async () => {
  const entry = testEntry({}, { channel: "mail" });
  await storage.insert([entry]);
  await storage.outbox.failed({ id: entry.outbox.id, tries: 0 }, "refused", null, 1);
  expect(await admin(["outbox", "list"])).toMatch(/mail +given up 1970-01-01 00:00 after 0 tries: refused/);
  expect(await admin(["outbox", "retry"])).toBe("1 messages will be tried again.");
  expect(await admin(["outbox", "list"])).toMatch(/mail +waiting, 0 tries/);
  await storage.outbox.sent(entry.outbox.id, 1);
  expect(await admin(["outbox", "list"])).not.toContain("mail");
  expect(await admin(["outbox", "list", "--all"])).toMatch(/mail +sent 1970-01-01/);
  expect(await admin(["outbox", "retry"])).toBe("0 messages will be tried again.");
});

test("a sent message is sent again when its own id is named, and an id that nobody has is refused", async () => {
  const entry = testEntry();
  await storage.insert([entry]);
  await storage.outbox.spread(entry.outbox, ["mail", "json"], 1);
  const id = `${entry.lead.id}.mail`;
  await storage.outbox.sent(id, 1);
  await storage.outbox.failed({ id: `${entry.lead.id}.json`, tries: 0 }, "refused", null, 1);
  await expect(admin(["outbox", "retry", id, "nonsense"])).rejects.toThrow(
    'There is no message or lead "nonsense".',
  );
  const open = async () =>
    (await storage.outbox.dueElsewhere(["none"], Date.now(), 1, 9, 0)).map((row) => [
      row.id,
      row.sent_at,
      row.tries,
    ]);
  expect(await open()).toEqual([]);
  // By the lead's id only what was not sent.
  expect(await admin(["outbox", "retry", entry.lead.id])).toBe(
    `${id}: was sent 1970-01-01 00:00. \`outbox retry ${id}\` sends it again.\n1 messages will be tried again.`,
  );
  expect(await open()).toEqual([[`${entry.lead.id}.json`, null, 0]]);
  expect(await admin(["outbox", "retry", id])).toBe("1 messages will be tried again.");
  expect((await open()).map(([due]) => due).sort()).toEqual([`${entry.lead.id}.json`, id]);
});

test("a message that failed and waits is named by the doctor, and tried now when its lead is named", async () => {
  const entry = testEntry({}, { channel: "mail", created_at: 0 });
  await storage.insert([entry]);
  await storage.outbox.failed({ id: entry.outbox.id, tries: 0 }, "550 no such user", 4_000_000_000_000, 1);
  const lines: string[] = [];
  await runAdmin(["doctor"], environment, (line) => lines.push(line)).catch(() => undefined);
  expect(lines.join("\n")).toContain(
    "1 messages wait after a failed try, the oldest since 1970-01-01 00:00 UTC: 550 no such user",
  );
  expect(await admin(["outbox", "retry", entry.lead.id])).toBe("1 messages will be tried again.");
  const [row] = await storage.outbox.list();
  expect(row?.next_at).toBeLessThanOrEqual(Date.now());
});

describe.each(["sqlite", "postgres"] as const)("backup into %s", (engine) => {
  test("brings back every row and file, and nothing into a database that holds something", async () => {
    const { lead, fileId } = await putLead();
    await storage.insert(Array.from({ length: 1_200 }, () => testEntry()));
    await storage.published.putSeo([
      { path: "/", title: "'; drop table leads; --", keyword: "", describe: "😀" },
    ]);
    const secret = await storage.secret("master", "s".repeat(43));
    const target = join(folder.path, "backup");
    expect(await admin(["backup", target])).toContain(
      "1201 leads, 1201 outbox, 1 files, 1 seo, 1 versions, 2 secrets; 1 files stored.",
    );
    await expect(admin(["backup", target])).rejects.toThrow("exists already");

    const settings: Record<string, string> = { DATA_DIR: join(folder.path, "restored") };
    if (engine === "postgres") settings["DATABASE_URL"] = await postgres.createDatabase();
    expect(await admin(["restore", target], settings)).toMatch(
      /^Restored 2407 rows and 1 files\.\nThere is no erasures\.jsonl .* erased after \d{4}-/,
    );
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

  test("that ends before its rows leaves a database that nothing takes for a new one, until it is repeated", async () => {
    const { lead } = await putLead();
    const target = join(folder.path, "backup");
    await admin(["backup", target]);
    const dataDir = join(folder.path, "restored");
    const settings: Record<string, string> = { DATA_DIR: dataDir };
    if (engine === "postgres") settings["DATABASE_URL"] = await postgres.createDatabase();
    // The folder for files that come cannot be made.
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "receiving"), "");
    await expect(admin(["restore", target], settings)).rejects.toThrow("receiving");

    const refusal = /^A restore into .* began at \d{4}-.* and has not ended: give `restore` again/;
    const opening = openStorage({
      dataDir,
      databaseUrl: settings["DATABASE_URL"],
      onIdleError: () => undefined,
    });
    await expect(opening).rejects.toThrow(refusal);
    await expect(admin(["leads", "list"], settings)).rejects.toThrow(refusal);
    const report: string[] = [];
    await runAdmin(["doctor"], { ...environment, ...settings }, (line) => report.push(line)).catch(String);
    expect(report.join("\n")).toMatch(/^wrong +A restore into /m);

    rmSync(join(dataDir, "receiving"));
    expect(await admin(["restore", target], settings)).toMatch(/^Restored \d+ rows and 1 files\./);
    expect(await admin(["leads", "list"], settings)).toContain(lead.id);
  });
});

test("a restore that finds no file store leaves its mark on the new database", async () => {
  await putLead();
  const target = join(folder.path, "backup");
  await admin(["backup", target]);
  const dataDir = join(folder.path, "restored");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "files"), "");
  await expect(admin(["restore", target], { DATA_DIR: dataDir })).rejects.toThrow("files");
  await expect(openStorage({ dataDir, onIdleError: () => undefined })).rejects.toThrow(/has not ended/);
});

test("nothing is restored beside a server, and no server starts beside a restore", async () => {
  const target = join(folder.path, "backup");
  await admin(["backup", target]);
  const settings = { DATA_DIR: join(folder.path, "restored") };
  mkdirSync(settings.DATA_DIR);
  const lock = lockDataFolder(settings.DATA_DIR, "server");
  await expect(admin(["restore", target], settings)).rejects.toThrow(/is in use \(server, process/);
  lock.release();
  expect(await admin(["restore", target], settings)).toMatch(/^Restored/);
  lockDataFolder(settings.DATA_DIR, "server").release();
});

test("what was erased after a backup is erased again when the backup is restored, and the doctor names what is left", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  const { lead, fileId } = await putLead();
  const email = "somebody.else@example.com";
  const [wang, other, again] = [
    testEntry({ payload: JSON.stringify({ email }) }),
    testEntry(),
    testEntry({ created_at: Date.now() }),
  ];
  const question = { id: crypto.randomUUID(), question: email, language: "zh", created_at: 1 };
  await storage.insert([wang, other, again, { unanswered: question }]);
  const backup = join(BACKUP_DIR, "b");
  await admin(["backup", backup], { BACKUP_DIR });
  expect(await admin(["person", "erase", email, "--yes"], { BACKUP_DIR })).toContain("erasures.jsonl");
  await admin(["leads", "erase", lead.id], { BACKUP_DIR });
  const notes = join(BACKUP_DIR, "erasures.jsonl");
  const noted = readFileSync(notes, "utf8");
  expect(noted).not.toContain("example");
  expect(statSync(notes).mode & 0o077).toBe(0);
  // A form that is sent twice has the same id, and came after the erasure. A power cut left half a line.
  const early = JSON.stringify({ at: again.lead.created_at - 1, leads: [again.lead.id], questions: [] });
  writeFileSync(notes, `{"at":1,"le\n${early}\n${noted}`);

  const settings = { DATA_DIR: join(folder.path, "restored"), BACKUP_DIR };
  const said: string[] = [];
  await expect(
    runAdmin(["restore", backup], { ...environment, ...settings }, (line) => said.push(line)),
  ).rejects.toThrow(`so what they named is not erased again: ${notes}:1.`);
  expect(said).toContain(
    "Erased again, because erasures.jsonl names them: 2 leads, 1 questions to the chat.",
  );
  expect(existsSync(join(settings.DATA_DIR, "files", fileId))).toBe(false);
  const left = JSON.parse(await admin(["leads", "export", "--json"], settings)) as { id: string }[];
  expect(left.map(({ id }) => id).sort()).toEqual([other.lead.id, again.lead.id].sort());
  await expect(admin(["doctor"], settings)).rejects.toThrow();
  writeFileSync(notes, `${early}\n${noted}`);
  expect(await admin(["doctor"], settings)).not.toMatch(/^wrong/m);
  // Brought back by another way.
  await storage.insert([wang]);
  const lines: string[] = [];
  await runAdmin(["doctor"], { ...environment, BACKUP_DIR }, (line) => lines.push(line)).catch(String);
  expect(lines).toContain(
    `wrong  The lead ${wang.lead.id} was erased and is in the database again: \`erasures repeat\`.`,
  );
});

test.each(["sqlite", "postgres"] as const)(
  "the protocol of an erasure outlives the restore of an older backup, of its notes alone, into %s",
  async (engine) => {
    const BACKUP_DIR = join(folder.path, "backups");
    const email = "wang@example.com";
    await storage.insert([testEntry()]);
    const backup = join(BACKUP_DIR, "b");
    await admin(["backup", backup], { BACKUP_DIR });
    await admin(["person", "erase", email, "--yes"], { BACKUP_DIR });
    const protocol = await admin(["person", "protocol", email], { BACKUP_DIR });
    expect(protocol).toMatch(/^[\da-f-]{36} .*1 leads, 0 files/m);
    const notes = join(BACKUP_DIR, "erasures.jsonl");
    expect(readFileSync(notes, "utf8")).not.toContain("example");

    const into = {
      DATA_DIR: join(folder.path, "restored"),
      BACKUP_DIR,
      DATABASE_URL: engine === "postgres" ? await postgres.createDatabase() : "",
    };
    const said = await admin(["restore", backup], into);
    expect(said).toContain("Protocols of erasures that came after the backup were taken over: 1.");
    expect(said).toMatch(/^The newest note is of \d{4}-\d\d-\d\d \d\d:\d\d UTC: who was erased later/m);
    // The same line, and found by the person's address: backup and notes have one key.
    expect(await admin(["person", "protocol", email], into)).toBe(protocol);
    expect(await admin(["erasures", "repeat"], into)).not.toContain("taken over");
    // A backup has a table of protocols under the name that the notes have.
    await expect(admin(["erasures", "repeat", backup], { ...into, BACKUP_DIR: "" })).rejects.toThrow(
      "There is no erasures.jsonl in BACKUP_DIR (not set) or ",
    );

    // A start of an erasure that never ended, a forged protocol, and a database that was restored in another way.
    const id = crypto.randomUUID();
    const person = "0".repeat(64);
    const found = JSON.stringify({ leads: 1, files: 0, messages: 0, questions: 0 });
    const begun = { id, person, by_whom: "root", started_at: 1, ended_at: null, found, erased: null };
    const forged = { ...begun, id: "x", person: email };
    const lines = [begun, forged].map((row) =>
      JSON.stringify({ at: 1, leads: [], questions: [], protocol: row }),
    );
    writeFileSync(notes, `${readFileSync(notes, "utf8")}\n${lines.join("\n")}\n`);
    const report: string[] = [];
    await runAdmin(["doctor"], { ...environment, ...into }, (line) => report.push(line)).catch(String);
    expect(report.join("\n")).toMatch(/^wrong +1 protocols of erasures are noted in BACKUP_DIR/m);
    expect(await admin(["erasures", "repeat"], into)).toContain("taken over: 1.");
    expect(await admin(["person", "protocol"], into)).toMatch(/interrupted: give the command again/);
    expect(await admin(["person", "protocol"], into)).not.toContain("example");
  },
);

test("what a restore that was interrupted has not erased again is named by the doctor, and erased by a command", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  // The clock of the server was ahead: the lead is younger than its erasure.
  const ahead = testEntry({
    created_at: Date.now() + 7_200_000,
    payload: JSON.stringify({ email: "ahead@example.com" }),
  });
  const question = {
    id: crypto.randomUUID(),
    question: "I am ahead@example.com",
    language: "en",
    created_at: 1,
  };
  await storage.insert([ahead, { unanswered: question }]);
  await admin(["person", "erase", "ahead@example.com", "--yes"], { BACKUP_DIR });
  expect(await storage.leads.list()).toEqual([]);
  // As the restore's transaction brings them back.
  await storage.insert([ahead, { unanswered: question }]);
  const backup = join(BACKUP_DIR, "b");
  await admin(["backup", backup], { BACKUP_DIR });
  await expect(admin(["restore", backup], { BACKUP_DIR })).rejects.toThrow(
    "If an earlier restore was interrupted after its rows, `erasures repeat` does the rest.",
  );
  const report: string[] = [];
  await runAdmin(["doctor"], { ...environment, BACKUP_DIR }, (line) => report.push(line)).catch(String);
  expect(report.join("\n")).toMatch(
    new RegExp(
      `^wrong +The lead ${ahead.lead.id} was erased.*\nwrong +1 questions to the chat were erased and are in the database again: .erasures repeat.`,
      "m",
    ),
  );
  expect(await admin(["erasures", "repeat"], { BACKUP_DIR })).toContain("1 leads, 1 questions to the chat");
  expect([await storage.leads.list(), await storage.listUnanswered()]).toEqual([[], []]);
  await expect(admin(["erasures", "repeat"])).rejects.toThrow("Set BACKUP_DIR, or name its folder.");
  // A mistyped folder is not passed over, though BACKUP_DIR has notes.
  const typo = join(folder.path, "typo");
  await expect(admin(["erasures", "repeat", typo], { BACKUP_DIR })).rejects.toThrow(
    `There is no erasures.jsonl in ${typo}. `,
  );
});

test("nothing of what was erased stays in the log of the SQLite file, also while a server has it open", async () => {
  const file = join(folder.path, "data/lightmaker.sqlite");
  const contains = (text: string): boolean =>
    ["", "-wal"].some((ending) => readFileSync(file + ending).includes(text));
  const entries = ["one@example.com", "two@example.com", "three@example.com"].map((email) =>
    testEntry({ created_at: Date.UTC(2021), payload: JSON.stringify({ email }) }),
  );
  await storage.insert(entries);
  expect(contains("one@example.com")).toBe(true);
  await admin(["person", "erase", "one@example.com", "--yes"]);
  expect(contains("one@example.com")).toBe(false);
  await admin(["leads", "erase", entries[1]?.lead.id ?? ""]);
  expect(contains("two@example.com")).toBe(false);
  await admin(["leads", "sweep", "--yes"], { LEAD_DAYS: "365" });
  expect(contains("three@example.com")).toBe(false);
});

test("a damaged backup stores nothing", async () => {
  const { fileId, lead } = await putLead();
  const target = join(folder.path, "backup");
  await admin(["backup", target]);
  writeFileSync(join(target, "files", fileId), "damaged");
  const settings = { DATA_DIR: join(folder.path, "restored") };
  await expect(admin(["restore", target], settings)).rejects.toThrow(
    `files/${fileId}: 15 bytes were written, 7 are there.`,
  );
  // As many bytes as were written, but not those.
  writeFileSync(join(target, "files", fileId), "x".repeat(samples.pdf.length));
  await expect(admin(["restore", target], settings)).rejects.toThrow(
    `files/${fileId}: is damaged (the checksum differs).`,
  );
  expect(existsSync(settings.DATA_DIR)).toBe(false);
  await expect(admin(["restore", folder.path])).rejects.toThrow("is no backup");
  // The way out if it is the only one. Damaged rows have none.
  await expect(admin(["restore", target], settings)).rejects.toThrow(
    `${target} --without-damaged-files\` restores`,
  );
  const [damaged, rest] = [join(target, "leads.jsonl"), ["restore", target, "--without-damaged-files"]];
  const rows = readFileSync(damaged);
  writeFileSync(damaged, "");
  await expect(admin(rest, settings)).rejects.toThrow(
    /leads\.jsonl: 1 rows.*files\/.*each line of a \.jsonl/s,
  );
  expect(existsSync(settings.DATA_DIR)).toBe(false);
  writeFileSync(damaged, rows);
  await expect(admin(rest, settings)).rejects.toThrow(
    `These files were not restored; their leads were:\n  files/${fileId}: is damaged`,
  );
  expect(await admin(["leads", "list"], settings)).toContain(lead.id);
  expect(existsSync(join(settings.DATA_DIR, "files", fileId))).toBe(false);
});

test("a backup without the bytes of a file is kept, and says so with status 1", async () => {
  const { fileId } = await putLead();
  rmSync(join(folder.path, "data/files", fileId));
  const target = join(folder.path, "backup");
  await expect(admin(["backup", target])).rejects.toThrow(`1 files that have a row and no bytes: ${fileId}.`);
  expect(await admin(["drill", target])).toMatch(
    new RegExp(`restores: \\d+ rows, 0 files\\.\nFiles that had no bytes when .*: ${fileId}\\.$`),
  );
});

test("a file whose bytes no backup has is given up, and only that one", async () => {
  const { lead, fileId } = await putLead();
  await expect(admin(["files", "forget", fileId])).rejects.toThrow(
    `The bytes of ${fileId} (图纸.pdf) are there.`,
  );
  await expect(admin(["files", "forget", "nothing"])).rejects.toThrow('There is no file "nothing".');
  rmSync(join(folder.path, "data/files", fileId));
  await expect(admin(["files", "forget", fileId])).rejects.toThrow("1 of 1 files have no bytes: is DATA_DIR");
  const BACKUP_DIR = join(folder.path, "backups");
  const kept = join(BACKUP_DIR, "one/files", fileId);
  writeFileSync(join(folder.path, "data/files", fileId), samples.pdf);
  await admin(["backup", join(BACKUP_DIR, "one")]);
  rmSync(join(folder.path, "data/files", fileId));
  await expect(admin(["files", "forget", fileId, "--yes"], { BACKUP_DIR })).rejects.toThrow(
    `The bytes of ${fileId} (图纸.pdf) are in ${kept}: copy them from there.`,
  );
  expect(await admin(["files", "forget", fileId, "--yes"])).toBe(
    `${fileId} (图纸.pdf) is given up. Its lead is ${lead.id}.`,
  );
  expect(await storage.files.list()).toEqual([]);
  expect(await admin(["leads", "show", lead.id])).toContain(lead.id);
  expect(await admin(["backup", join(folder.path, "backup")])).toContain("0 files stored");
});

// Nothing is closed to root, and only root can give a file away.
test.runIf(process.getuid?.() === 0)(
  "one file that cannot be read is named by the doctor, and the backup is whole but for it",
  async () => {
    const { fileId } = await putLead();
    const other = "e".repeat(32);
    const file = { id: other, name: "b.pdf", type: "pdf", size: 1, created_at: 1, lead_id: null };
    const sha256 = createHash("sha256").update("x").digest("hex");
    await storage.insert([{ file: { ...file, sha256 } }]);
    const data = join(folder.path, "data");
    writeFileSync(join(data, "files", other), "x");
    await storage.close();
    mkdirSync(join(folder.path, "backups"));
    for (const path of [folder.path, join(folder.path, "backups"), data]) chownSync(path, 65_534, 65_534);
    for (const entry of readdirSync(data, { recursive: true, encoding: "utf8" }))
      chownSync(join(data, entry), 65_534, 65_534);
    // As it is after root has copied it from an older backup.
    chownSync(join(data, "files", fileId), 0, 0);
    chmodSync(join(data, "files", fileId), 0o600);
    const target = join(folder.path, "backups/one");
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...words], {
        env: { PATH: process.env["PATH"], ...environment },
        encoding: "utf8",
      });
    expect(run("doctor").stdout).toMatch(
      new RegExp(
        `^wrong +The file ${fileId} \\(图纸.pdf\\) is in no backup and no download\\. .*\\(of user 0, mode 600\\)\\. As root: \`chown -R 65534 `,
        "m",
      ),
    );
    const { status, stderr } = run("backup", target);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(`1 files that cannot be read: ${fileId} \\(EACCES`),
    ]);
    expect(readdirSync(join(target, "files"))).toEqual([other]);
    expect(run("drill", target).status).toBe(0);
    storage = await openStorage({ dataDir: `${folder.path}/fresh`, onIdleError: () => undefined });
  },
);

test("a bucket that is away leaves no backup, and the message says so", async () => {
  await putLead();
  const target = join(folder.path, "backup");
  const settings = {
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_BUCKET: "uploads",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
  };
  await expect(admin(["backup", target], settings)).rejects.toThrow(
    /^Nothing was backed up: .*\/uploads cannot be reached for GET/,
  );
  expect(readdirSync(folder.path).filter((name) => name.startsWith("backup"))).toEqual([]);
});

/** Gives a backup the time of some days ago, with a manifest that a restore takes. Its files are of today. */
function makeOlder(backup: string, days: number): void {
  const path = join(backup, "backup.json");
  const { manifest } = JSON.parse(readFileSync(path, "utf8")) as { manifest: object };
  const changed = { ...manifest, createdAt: new Date(Date.now() - days * 86_400_000).toISOString() };
  const sha256 = createHash("sha256").update(JSON.stringify(changed)).digest("hex");
  writeFileSync(path, JSON.stringify({ manifest: changed, sha256 }));
}

/** Makes seven backups, which pruning keeps whatever their age. */
async function backUpSeven(folder: string): Promise<void> {
  for (let number = 1; number <= 7; number += 1) await admin(["backup", join(folder, `kept-${number}`)]);
}

test("the time in the manifest decides which backup is the newest, and one that a restore refuses never is", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  for (const name of ["new", "copied", "edited"]) await admin(["backup", join(BACKUP_DIR, name)]);
  const daysAgo = (name: string, days: number): void => {
    const at = Date.now() / 1_000 - days * 86_400;
    utimesSync(join(BACKUP_DIR, name, "backup.json"), at, at);
  };
  makeOlder(join(BACKUP_DIR, "new"), 40);
  daysAgo("new", 40);
  makeOlder(join(BACKUP_DIR, "copied"), 41);
  const edited = join(BACKUP_DIR, "edited/backup.json");
  writeFileSync(edited, readFileSync(edited, "utf8").replace(/"createdAt": "20/, '"createdAt": "19'));
  const report: string[] = [];
  await runAdmin(["doctor"], { ...environment, BACKUP_DIR }, (line) => report.push(line)).catch(
    () => undefined,
  );
  expect(report.join("\n")).toMatch(
    /^wrong +Backup: the newest, .*\/new, is 40 days old: make one with `backup`/m,
  );
  expect(report.join("\n")).toMatch(
    /^wrong +.*\/edited counts as no backup.* was changed since it was written/m,
  );
  expect(await admin(["drill"], { BACKUP_DIR })).toContain("backups/new of ");
  const metrics = createMetrics(readConfig({ ...environment, BACKUP_DIR }), new Writer(storage), storage);
  const value = /^lightmaker_newest_backup_timestamp_seconds (\S+)$/m.exec((await metrics.read()).text)?.[1];
  expect(Math.round((Date.now() / 1_000 - Number(value)) / 86_400)).toBe(40);
  await backUpSeven(BACKUP_DIR);
  makeOlder(join(BACKUP_DIR, "new"), 1);
  for (let number = 1; number <= 7; number += 1) makeOlder(join(BACKUP_DIR, `kept-${number}`), 2);
  const told = await admin(["backup", "prune", "30"], { BACKUP_DIR });
  expect(told).toContain("1 backups deleted, 8 kept.");
  expect(told).toContain("edited was not touched");
  expect(readdirSync(BACKUP_DIR)).not.toContain("copied");
});

test("pruning keeps the newest backup that can be restored, and all newer ones", async () => {
  await putLead();
  const BACKUP_DIR = join(folder.path, "backups");
  for (const name of ["good", "older"]) await admin(["backup", join(BACKUP_DIR, name)]);
  makeOlder(join(BACKUP_DIR, "good"), 40);
  makeOlder(join(BACKUP_DIR, "older"), 41);
  await backUpSeven(BACKUP_DIR);
  for (let number = 1; number <= 7; number += 1)
    writeFileSync(join(BACKUP_DIR, `kept-${number}`, "leads.jsonl"), "");
  const told = await admin(["backup", "prune", "30"], { BACKUP_DIR });
  expect(told).toContain("leads.jsonl: 1 rows were written, 0 are there");
  expect(told).toContain("1 backups deleted, 8 kept.");
  expect(readdirSync(BACKUP_DIR)).toContain("good");
  expect(readdirSync(BACKUP_DIR)).not.toContain("older");
});

test("pruning keeps the newest backup that can be restored also when newer ones hold a row that restore refuses", async () => {
  const { outbox } = await putLead();
  const BACKUP_DIR = join(folder.path, "backups");
  for (const name of ["good", "older"]) await admin(["backup", join(BACKUP_DIR, name)]);
  makeOlder(join(BACKUP_DIR, "good"), 40);
  makeOlder(join(BACKUP_DIR, "older"), 41);
  await storage.outbox.failed({ id: outbox.id, tries: 0 }, "x".repeat(2_000_000), null, 1);
  await backUpSeven(BACKUP_DIR);
  const told = await admin(["backup", "prune", "30"], { BACKUP_DIR });
  expect(told).toContain("kept-7 holds 1 rows that this program cannot have written");
  expect(told).toContain("1 backups deleted, 8 kept.");
  expect(readdirSync(BACKUP_DIR)).toContain("good");
});

test("backups are pruned by their age, never the seven newest, nor what is no backup", async () => {
  const BACKUP_DIR = join(folder.path, "backups");
  await expect(admin(["backup", "prune", "30"])).rejects.toThrow("Set BACKUP_DIR");
  for (const name of ["a", "b", "c"]) await admin(["backup", join(BACKUP_DIR, name)]);
  mkdirSync(join(BACKUP_DIR, "photos"));
  const age = (name: string, days: number) => makeOlder(join(BACKUP_DIR, name), days);
  age("a", 31);
  age("b", 29);
  // A clock that is 400 days ahead makes all of them old, but deletes none.
  expect(await admin(["backup", "prune", "30"], { BACKUP_DIR })).toBe("0 backups deleted, 3 kept.");
  await backUpSeven(BACKUP_DIR);
  expect(await admin(["backup", "prune", "30"], { BACKUP_DIR })).toBe("1 backups deleted, 9 kept.");
  expect(readdirSync(BACKUP_DIR)).toEqual(expect.arrayContaining(["b", "c", "photos"]));
  for (const wrong of ["0", "-1", "1.5", "all"])
    await expect(admin(["backup", "prune", wrong], { BACKUP_DIR })).rejects.toThrow();
  // One of the future is not the newest, and the last one is not called superfluous.
  const future = async (): Promise<string> => {
    const report: string[] = [];
    await runAdmin(["doctor"], { ...environment, BACKUP_DIR }, (line) => report.push(line)).catch(String);
    return report.join("\n");
  };
  age("b", -700);
  expect(await future()).toMatch(
    /\/b counts as no backup.*in the future.*Look at it, and delete it by hand\.$/m,
  );
  for (const name of readdirSync(BACKUP_DIR))
    if (!["photos", "b"].includes(name)) rmSync(join(BACKUP_DIR, name), { recursive: true });
  expect(await future()).not.toContain("hours old");
  expect(await future()).toMatch(
    /\/b counts as no backup.*Keep it until there is another one: `restore` takes it/m,
  );
  expect(await admin(["drill"], { BACKUP_DIR }).catch(String)).toContain("There is no whole backup");
});

// Only root can become somebody else.
test.runIf(process.getuid?.() === 0)(
  "a command of root runs as the owner of the data folder, who can open all it leaves and leads it nowhere else",
  async () => {
    const data = join(folder.path, "data");
    await putLead();
    await storage.close();
    chmodSync(folder.path, 0o755);
    for (const entry of ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })])
      chownSync(join(data, entry), 65_534, 65_534);
    const secret = join(folder.path, "secret");
    writeFileSync(secret, "root's", { mode: 0o600 });
    symlinkSync(secret, join(data, "files/link"));
    const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "doctor"], {
      env: { PATH: process.env["PATH"], ...environment },
    });
    expect(await text(child.stdout)).toMatch(/^ok +Database: sqlite, 1 leads/m);
    for (const entry of readdirSync(data, { recursive: true, encoding: "utf8" }))
      expect(lstatSync(join(data, entry)).uid, entry).toBe(entry === "files/link" ? 0 : 65_534);
    expect(statSync(secret).uid).toBe(0);
    // What that owner may not write is refused with their name.
    const refused = spawn(
      process.execPath,
      [join(import.meta.dirname, "main.ts"), "backup", `${folder.path}/b`],
      {
        env: { PATH: process.env["PATH"], ...environment },
      },
    );
    expect(await text(refused.stderr)).toMatch(/EACCES.*The command runs as user 65534/);
    storage = await openStorage({ dataDir: `${folder.path}/fresh`, onIdleError: () => undefined });
  },
);

test.runIf(process.getuid?.() === 0)(
  "the doctor names folders that its user may not enter, read or write, with the remedy",
  async () => {
    await storage.close();
    chmodSync(folder.path, 0o755);
    const place = (name: string) => join(folder.path, name);
    for (const name of ["closed/site", "unread", "backups"]) mkdirSync(place(name), { recursive: true });
    for (const entry of ["", ...readdirSync(place("data"), { recursive: true, encoding: "utf8" })])
      chownSync(join(place("data"), entry), 65_534, 65_534);
    chmodSync(place("closed"), 0o700);
    chmodSync(place("unread"), 0o711);
    chmodSync(place("backups"), 0o555);
    const report = async (settings: Record<string, string> = {}): Promise<string> => {
      const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "doctor"], {
        env: { PATH: process.env["PATH"], ...environment, ...settings },
      });
      return text(child.stdout);
    };
    const wrong = await report({
      SITE_DIR: place("closed/site"),
      PAGES_DIR: place("unread"),
      BACKUP_DIR: place("backups"),
    });
    expect(wrong).toContain(
      `SITE_DIR: user 65534 may not enter ${place("closed")} (of user 0, mode 700), on the way to ${place("closed/site")}. Name a folder that this user can reach, or \`chmod o+x ${place("closed")}\`.`,
    );
    expect(wrong).toContain(
      `PAGES_DIR: user 65534 may not read ${place("unread")} (of user 0, mode 711). As root: \`chmod -R o+rX`,
    );
    expect(wrong).toContain(
      `BACKUP_DIR: user 65534 may not write to ${place("backups")} (of user 0, mode 555). Give the command as user 0, its owner, or as root (with the service: \`lightmaker-admin\`). Only if no server uses it, as root: \`chown -R 65534 `,
    );
    expect(wrong).not.toContain("Build the site");
    // What a program of root has left in the data folder.
    chownSync(place("data/lightmaker.sqlite"), 0, 0);
    expect(await report()).toMatch(
      /^wrong +DATA_DIR: user 65534 may not read \S+\/data\/lightmaker\.sqlite \(of user 0, mode 600\)\. As root: `chown -R 65534 /m,
    );
    chownSync(place("data/lightmaker.sqlite"), 65_534, 65_534);
    chmodSync(place("data/lightmaker.sqlite"), 0o400);
    expect(await report()).toMatch(
      /^wrong +DATA_DIR: user 65534 may not write to \S+ \(of user 65534, mode 400\)\. As that user: `chmod -R u\+rwX /m,
    );
    // Homes are closed by intention.
    if ((statSync("/root").mode & 0o1) === 0)
      expect(await report({ SITE_DIR: "/root/site" })).toMatch(
        /^wrong +SITE_DIR: user 65534 may not enter \/root \(.*\), on the way to \/root\/site\. Name a folder that this user can reach\.$/m,
      );
    storage = await openStorage({ dataDir: `${folder.path}/fresh`, onIdleError: () => undefined });
  },
);

test.runIf(process.getuid?.() === 0)(
  "the doctor sends a user who is not the server's to the folder's owner, before it would give the folder away",
  () => {
    const data = join(folder.path, "data");
    chmodSync(folder.path, 0o755);
    chownSync(data, 65_534, 65_534);
    const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), "doctor"], {
      env: { PATH: process.env["PATH"], ...environment },
      encoding: "utf8",
      uid: 65_533,
    });
    expect(stdout).toContain(
      `DATA_DIR: user 65533 may not read ${data} (of user 65534, mode 700). Give the command as user 65534, its owner, or as root (with the service: \`lightmaker-admin\`). Only if no server uses it, as root: \`chown -R 65533 ${data}\`.`,
    );
    // What follows from it is not said again in other words.
    expect(stdout).not.toContain("EACCES");
  },
);

test.runIf(process.getuid?.() === 0)(
  "a command of root runs as whoever set a link on the way to the data folder",
  () => {
    chmodSync(folder.path, 0o755);
    const place = (name: string) => join(folder.path, name);
    mkdirSync(place("of root/data"), { recursive: true });
    mkdirSync(place("home"));
    symlinkSync(place("of root"), place("home/site"));
    lchownSync(place("home/site"), 65_534, 65_534);
    symlinkSync(place("home/site/data"), place("link of root"));
    const userOf = (path: string): string =>
      execFileSync(
        process.execPath,
        [
          "--input-type=module",
          "-e",
          `import { becomeOwner } from ${JSON.stringify(join(import.meta.dirname, "../storage/data-folder.ts"))};
          becomeOwner(${JSON.stringify(path)}); console.log(process.getuid());`,
        ],
        { encoding: "utf8" },
      ).trim();
    expect(userOf(place("of root/data"))).toBe("0");
    expect(userOf(place("home/site/data"))).toBe("65534");
    expect(userOf(place("link of root"))).toBe("65534");
  },
);

test("leads are brought back from a damaged SQLite file into a restored backup, each once, with their files", async () => {
  const { lead: first } = await putLead();
  const backup = join(folder.path, "backup");
  await admin(["backup", backup]);
  const fileId = "e".repeat(32);
  const later = testEntry({ payload: JSON.stringify({ applicant: "王芳", url: `/api/file/${fileId}` }) });
  const sha256 = createHash("sha256").update(samples.pdf).digest("hex");
  const row = { id: fileId, name: "图纸.pdf", type: "pdf", size: samples.pdf.length, sha256, created_at: 1 };
  await storage.insert([{ file: { ...row, lead_id: null } }, { ...later, fileId }]);
  writeFileSync(join(folder.path, "data/files", fileId), samples.pdf);
  for (let lead = 0; lead < 200; lead += 1) await storage.insert([testEntry({ flags: "x".repeat(200) })]);
  await storage.close();
  const damaged = join(folder.path, "broken");
  renameSync(join(folder.path, "data"), damaged);
  const file = join(damaged, "lightmaker.sqlite");
  const database = new DatabaseSync(file);
  database.exec("pragma wal_checkpoint(truncate)");
  const { page_size: size } = database.prepare("pragma page_size").get() as { page_size: number };
  database.close();
  const bytes = readFileSync(file);
  const pages = Array.from({ length: bytes.length / size }, (_, page) => page).filter((page) => {
    const content = bytes.subarray(page * size, (page + 1) * size);
    return content.includes("x".repeat(200)) && ![first, later.lead].some(({ id }) => content.includes(id));
  });
  const page = pages[Math.floor(pages.length / 2)] ?? 0;
  expect(page).toBeGreaterThan(1);
  bytes.fill(0xff, page * size, (page + 1) * size);
  writeFileSync(file, bytes);

  await admin(["restore", backup]);
  storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
  const seen = await admin(["rescue", file]);
  const [, read, missing] = /^(\d+) leads can be read, (\d+) of them are not/.exec(seen)?.map(Number) ?? [];
  expect(read).toBeGreaterThan(150);
  expect(missing).toBe((read ?? 0) - 1);
  expect(await storage.leads.list()).toHaveLength(1);
  // A page of leads is destroyed, so the rescue ends with an error that says so.
  const rescue = async (): Promise<string> => {
    const said: string[] = [];
    await expect(runAdmin(["rescue", file, "--yes"], environment, (line) => said.push(line))).rejects.toThrow(
      /Keep the damaged folder\.[\s\S]*Of the table leads, not all can be read/,
    );
    return said.join("\n");
  };
  expect(await rescue()).toMatch(/leads and 1 files were stored/);
  expect(await storage.leads.list()).toHaveLength(read ?? 0);
  expect((await storage.files.ofLead(later.lead.id)).map(({ id }) => id)).toEqual([fileId]);
  expect((await storage.outbox.list()).length).toBe(read);
  expect(await rescue()).toMatch(/^Nothing was stored\.$/m);
});

describe.each(["sqlite", "postgres"] as const)("a backup of %s", (engine) => {
  let settings: Record<string, string>;
  let target: string;
  let source: Storage;
  beforeEach(async () => {
    settings = { DATA_DIR: join(folder.path, "source") };
    if (engine === "postgres") settings["DATABASE_URL"] = await postgres.createDatabase();
    source = await openStorage({
      dataDir: settings["DATA_DIR"] ?? "",
      databaseUrl: settings["DATABASE_URL"],
      onIdleError: () => undefined,
    });
    target = join(folder.path, "backup");
  });
  afterEach(() => source.close());

  /** Asserts that a restore is refused and creates no data folder. Returns the error message. */
  async function refusal(): Promise<string> {
    const into = { DATA_DIR: join(folder.path, "into") };
    const error: unknown = await admin(["restore", target], into).catch((caught: unknown) => caught);
    expect(existsSync(into.DATA_DIR)).toBe(false);
    return error instanceof Error ? error.message : "It was restored.";
  }

  test("begins anew where one was interrupted, and leaves nothing of it", async () => {
    await source.insert([testEntry(), testEntry()]);
    for (const name of ["backup.partial", "backup.partial-1-2"]) {
      mkdirSync(join(folder.path, name, "files"), { recursive: true });
      writeFileSync(join(folder.path, name, "leads.jsonl"), '{"half":');
    }
    mkdirSync(join(folder.path, "backup.partially-mine"));
    expect(await admin(["backup", target], settings)).toContain(
      "backup: 2 leads, 2 outbox, 1 secrets; 0 files stored.",
    );
    expect(
      readdirSync(folder.path)
        .filter((name) => name.startsWith("backup"))
        .sort(),
    ).toEqual(["backup", "backup.partially-mine"]);
    expect(readFileSync(join(target, "leads.jsonl"), "utf8").split("\n")).toHaveLength(3);
  });

  test("deletes what others left that were interrupted, unless they may still be in progress", async () => {
    await source.insert([testEntry()]);
    const begun = (hours: number): string => `2026-11-20T030000.partial-7-${Date.now() - hours * 3_600_000}`;
    const [left, running] = [begun(13), begun(11)];
    for (const name of [left, running]) {
      mkdirSync(join(folder.path, name, "files"), { recursive: true });
      writeFileSync(join(folder.path, name, "leads.jsonl"), '{"half":');
    }
    const trial = `.trial-${randomUUID()}`;
    writeFileSync(join(folder.path, trial), "");
    utimesSync(join(folder.path, trial), 1, 1);
    await admin(["backup", target], settings);
    expect([left, running, trial].map((name) => existsSync(join(folder.path, name)))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("that fails leaves nothing behind", async () => {
    // No upload has such an id, so the store refuses to read it.
    const id = "f";
    await source.insert([
      { file: { id, name: "a.pdf", type: "pdf", size: 1, sha256: "0", created_at: 1, lead_id: null } },
    ]);
    await expect(admin(["backup", target], settings)).rejects.toThrow(/^Nothing was backed up: "f" is not/);
    expect(readdirSync(folder.path).filter((name) => name.startsWith("backup"))).toEqual([]);
  });

  test("of an empty database says so", async () => {
    expect(await admin(["backup", target], settings)).toContain(
      "the database is empty, so nothing is in this backup",
    );
  });

  test("is refused with table and difference when rows or files were taken out, changed or added", async () => {
    await source.insert(Array.from({ length: 21 }, () => testEntry()));
    await source.published.putSeo([{ path: "/", title: "a", keyword: "", describe: "" }]);
    await admin(["backup", target], settings);
    const [leads, outbox] = ["leads", "outbox"].map((table) => join(target, `${table}.jsonl`));
    const original = readFileSync(leads ?? "", "utf8");
    writeFileSync(leads ?? "", original.split("\n").slice(0, 10).join("\n"));
    writeFileSync(outbox ?? "", readFileSync(outbox ?? "", "utf8").replace('"tries":0', '"tries":9'));
    rmSync(join(target, "seo.jsonl"));
    writeFileSync(join(target, "more.jsonl"), "");
    writeFileSync(join(target, "files/more"), "");
    const refused = await refusal();
    expect(refused).toContain("leads.jsonl: 21 rows were written, 10 are there.");
    expect(refused).toContain("outbox.jsonl: its 21 rows are not those that were written");
    expect(refused).toContain("seo.jsonl: 1 rows were written, the file is missing.");
    expect(refused).toContain("more.jsonl: was not written by this backup.");
    expect(refused).toContain("files/more: was not written by this backup.");
    expect(refused.split("\n")).toHaveLength(7);
  });

  test("is refused when its manifest was changed or damaged", async () => {
    await source.insert([testEntry()]);
    await admin(["backup", target], settings);
    const manifest = join(target, "backup.json");
    const text = readFileSync(manifest, "utf8");
    writeFileSync(manifest, text.replace('"rows": 1', '"rows": 0'));
    expect(await refusal()).toContain("backup.json was changed since it was written");
    writeFileSync(manifest, text.slice(0, -20));
    expect(await refusal()).toContain("backup.json cannot be read: it is damaged");
    writeFileSync(manifest, '{"format":1,"rows":{"leads":1}}');
    expect(await refusal()).toContain("has format 1; this program reads format 2");
  });

  test("brings back text with every line end that there is", async () => {
    const payload = JSON.stringify({ surName: "a\u2028b\u2029c\r\nd\u0085e" });
    await source.insert([testEntry({ payload })]);
    await admin(["backup", target], settings);
    const into = { DATA_DIR: join(folder.path, "into") };
    await admin(["restore", target], into);
    expect(JSON.parse(await admin(["leads", "export", "--json"], into))).toMatchObject([
      { fields: JSON.parse(payload) },
    ]);
  });
});

test("a restore into a database that holds something touches no file", async () => {
  const { fileId } = await putLead();
  const target = join(folder.path, "backup");
  await admin(["backup", target]);
  writeFileSync(join(folder.path, "data/files", fileId), "newer");
  await expect(admin(["restore", target])).rejects.toThrow('there are rows in "leads"');
  expect(readFileSync(join(folder.path, "data/files", fileId), "utf8")).toBe("newer");
});

describe("a command", () => {
  test.each([
    "leads list",
    "leads export --csv",
    "leads erase 1",
    "outbox retry",
    "news list",
    "seo export --json",
    "chat unanswered",
    "backup B",
    "doctor",
  ])("%s makes no database where a wrong DATA_DIR leads", async (typed) => {
    const nowhere = join(folder.path, "nowhere");
    const lines: string[] = [];
    const run = runAdmin(
      typed.replace("B", join(folder.path, "backup")).split(" "),
      { ...environment, DATA_DIR: nowhere },
      (line) => lines.push(line),
    );
    const error: unknown = await run.catch((caught: unknown) => caught);
    expect(`${lines.join("\n")} ${String(error)}`).toContain(
      `There is no database ${nowhere}/lightmaker.sqlite. Give DATA_DIR as the server has it`,
    );
    expect(readdirSync(folder.path)).not.toContain("nowhere");
    expect(readdirSync(folder.path)).not.toContain("backup");
  });

  test("does not take an empty PostgreSQL for ours", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    await expect(admin(["leads", "list"], { DATABASE_URL })).rejects.toThrow("holds nothing of LightMaker");
  });

  test("that looks does not bring the schema up to date", async () => {
    const file = new DatabaseSync(join(folder.path, "data/lightmaker.sqlite"));
    file.exec("drop table unanswered; delete from kysely_migration where name like '%unanswered'");
    await expect(admin(["leads", "list"])).rejects.toThrow(
      /lightmaker\.sqlite is older than this program \(it lacks 2026-11-22-unanswered\)/,
    );
    expect(file.prepare("select name from sqlite_schema where name = 'unanswered'").all()).toEqual([]);
    file.close();
  });

  test("takes a relative path from where npm was called", async () => {
    const byNpm = {
      INIT_CWD: folder.path,
      npm_package_json: join(process.cwd(), "package.json"),
      DATA_DIR: "data",
    };
    await admin(["backup", "relative"], byNpm);
    expect(existsSync(join(folder.path, "relative/backup.json"))).toBe(true);
    // A program that npm started from another folder has its own working folder.
    const moved = { ...byNpm, npm_package_json: "/elsewhere/package.json" };
    await expect(admin(["leads", "list"], moved)).rejects.toThrow(`${process.cwd()}/data/lightmaker.sqlite`);
  });
});

describe("a backup", () => {
  test("with a file whose bytes are not those that were uploaded fails by its name", async () => {
    await putLead();
    const [fileId = ""] = readdirSync(join(folder.path, "data/files"));
    writeFileSync(join(folder.path, "data/files", fileId), "");
    const target = join(folder.path, "damaged");
    await expect(admin(["backup", target])).rejects.toThrow(`damaged, here as in it: ${fileId}.`);
    expect(existsSync(join(target, "backup.json"))).toBe(true);
    const said = `These files of the backup are not those that were uploaded: ${fileId}.`;
    await expect(admin(["drill", target])).rejects.toThrow(said);
    const restored = { DATA_DIR: join(folder.path, "restored") };
    await expect(admin(["restore", target], restored)).rejects.toThrow(said);
    const report: string[] = [];
    await runAdmin(["doctor"], { ...environment, ...restored }, (line) => report.push(line)).catch(String);
    expect(report.join("\n")).toMatch(
      new RegExp(
        `^wrong +The file ${fileId} \\(图纸.pdf\\) has 0 bytes instead of ${samples.pdf.length}`,
        "m",
      ),
    );
  });

  test("is restored beside other files, which are counted, and named by the doctor", async () => {
    await putLead();
    const backup = join(folder.path, "backup");
    await admin(["backup", backup]);
    const restored = { DATA_DIR: join(folder.path, "restored") };
    mkdirSync(join(restored.DATA_DIR, "files"), { recursive: true, mode: 0o700 });
    writeFileSync(join(restored.DATA_DIR, "files", "e".repeat(32)), "other");
    expect(await admin(["restore", backup], restored)).toContain("The file store also holds 1 files");
    expect(await admin(["doctor"], restored)).toMatch(/^hint +1 files have no row in the database/m);
  });

  test("must not have the name of an interrupted one", async () => {
    await expect(admin(["backup", join(folder.path, "nightly.partial-check")])).rejects.toThrow(
      'must not contain ".partial"',
    );
  });

  test("and a drill delete copies that a killed drill left, once they are old", async () => {
    const left = ["lightmaker-drill-old", "lightmaker-drill-new"].map((name) =>
      join(folder.path, "tmp", name),
    );
    const [old = "", recent = ""] = left;
    for (const path of left) mkdirSync(path, { recursive: true });
    vi.stubEnv("TMPDIR", join(folder.path, "tmp"));
    try {
      const yesterday = Date.now() / 1_000 - 86_400;
      const backup = join(folder.path, "backups/b");
      for (const words of [
        ["backup", backup],
        ["drill", backup],
      ]) {
        mkdirSync(old, { recursive: true });
        utimesSync(old, yesterday, yesterday);
        const BACKUP_DIR = join(folder.path, "backups");
        expect(await admin(["doctor"], { BACKUP_DIR }).catch(String)).not.toContain("-new");
        if (words[0] === "drill")
          expect(await admin(["doctor"], { BACKUP_DIR })).toContain(`${old} holds a copy of data`);
        await admin(words);
        expect([old, recent].map((path) => existsSync(path))).toEqual([false, true]);
      }
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe("a backup without a name", () => {
  test("goes into BACKUP_DIR, is tried by a drill, and watched by the doctor", async () => {
    const BACKUP_DIR = join(folder.path, "backups");
    await expect(admin(["backup"])).rejects.toThrow("set BACKUP_DIR");
    await expect(admin(["drill"], { BACKUP_DIR })).rejects.toThrow("There is no whole backup");
    await expect(admin(["doctor"], { BACKUP_DIR })).rejects.toThrow("1 thing is wrong");
    await putLead();
    await admin(["backup"], { BACKUP_DIR });
    const [name = ""] = readdirSync(BACKUP_DIR);
    expect(await admin(["drill"], { BACKUP_DIR })).toMatch(
      /backups\/\S+ of \S+ restores: \d+ rows, 1 files\.$/,
    );
    await admin(["person", "export", "nobody@example.com", join(BACKUP_DIR, "nobody")]);
    const report = await admin(["doctor"], { BACKUP_DIR });
    expect(report).toMatch(/^ok +Backup: the newest, .* is 0 hours old\.$/m);
    expect(report).toMatch(/^hint +\S+\/backups\/nobody holds one person's data/m);
    makeOlder(join(BACKUP_DIR, name), 3);
    await expect(admin(["doctor"], { BACKUP_DIR })).rejects.toThrow("1 thing is wrong");
    const leads = join(BACKUP_DIR, name, "leads.jsonl");
    writeFileSync(leads, readFileSync(leads, "utf8").replace("accessInformation", "accessinformation"));
    await expect(admin(["drill"], { BACKUP_DIR })).rejects.toThrow("the checksum differs");
  });
});

describe("keys", () => {
  test("are changed, and what the last one signed stays good unless it became known", async () => {
    const linksNow = async () =>
      createFileLinks((await readKeys(readConfig(environment), storage)).fileLinks, 1);
    const opens = async (link: string): Promise<boolean> => {
      const { pathname, searchParams } = new URL(link, "http://localhost");
      const value = (name: string) => searchParams.get(name) ?? undefined;
      return (await linksNow()).verify(
        pathname.split("/").at(-1) ?? "",
        value("expires"),
        value("signature"),
      );
    };
    const first = (await linksNow()).sign("a");
    expect(await admin(["keys", "rotate"])).toContain("Restart each server");
    expect((await linksNow()).sign("a")).not.toBe(first);
    expect(await opens(first)).toBe(true);
    const second = (await linksNow()).sign("a");
    await expect(admin(["keys", "rotate"])).rejects.toThrow(
      /changed on \S+ \S+ UTC, less than FILE_LINK_DAYS \(30\) ago.*Nothing was changed/,
    );
    expect(await opens(first)).toBe(true);
    expect(await admin(["keys", "rotate", "--yes"])).toMatch(/links sent before \S+ \S+ UTC open nothing/);
    expect([await opens(first), await opens(second)]).toEqual([false, true]);
    await admin(["keys", "rotate", "--at-once"]);
    expect(await opens(second)).toBe(false);
    const third = (await linksNow()).sign("a");
    vi.useFakeTimers({ now: Date.now() + 29 * 86_400_000, toFake: ["Date"] });
    try {
      await expect(admin(["keys", "rotate"])).rejects.toThrow("Nothing was changed");
      vi.setSystemTime(Date.now() + 2 * 86_400_000);
      expect(await admin(["keys", "rotate"])).toContain("work until they end, 30 days at most");
    } finally {
      vi.useRealTimers();
    }
    expect(await opens(third)).toBe(true);
    // Any text of 32 characters is a valid secret, also a sentence.
    const SECRET = "a sentence of more than 32 characters";
    const linksBy = async (settings: Record<string, string>) =>
      createFileLinks((await readKeys(readConfig(settings), storage)).fileLinks, 1);
    const [, signed = ""] = (await linksBy({ SECRET })).sign("a").split("?");
    const { expires = "", signature = "" } = Object.fromEntries(new URLSearchParams(signed));
    const changed = { SECRET: SECRET.toUpperCase() };
    expect((await linksBy(changed)).verify("a", expires, signature)).toBe(false);
    expect((await linksBy({ ...changed, PREVIOUS_SECRET: SECRET })).verify("a", expires, signature)).toBe(
      true,
    );
    await expect(admin(["keys", "rotate"], { SECRET })).rejects.toThrow("the old one into PREVIOUS_SECRET");
  });
});

describe("the doctor", () => {
  test("tries the scanner with a harmless file and with EICAR's", async () => {
    const look = async (script: string): Promise<string> => {
      const path = join(folder.path, "scanner");
      writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      return admin(["doctor"], { SCAN_COMMAND: path }).catch(() => "refused");
    };
    expect(await look('grep -q EICAR "$1" && exit 1; exit 0')).toMatch(/^ok +SCAN_COMMAND tells/m);
    for (const wrong of ["exit 0", "exit 1", "exit 2"]) expect(await look(wrong)).toBe("refused");
  });

  test("finds everything in order, and says what could be better", async () => {
    await putLead();
    const report = await admin(["doctor"]);
    expect(report).toMatch(/^ok +Database: sqlite, 1 leads/m);
    expect(report).toMatch(/^hint +Nobody is told about leads/m);
    expect(report).not.toMatch(/^wrong/m);
  });

  test("looks at everything before the first start, names what that makes, and makes nothing itself", async () => {
    const DATA_DIR = join(folder.path, "new/data");
    const BACKUP_DIR = join(folder.path, "new/backups");
    const report = await admin(["doctor"], { DATA_DIR, BACKUP_DIR });
    expect(report).toMatch(/^hint +New installation\? There is no database .*new\/data\/lightmaker\.sqlite/m);
    expect(report).toMatch(/^hint +The first start makes the folder .*new\/data\.$/m);
    expect(report).toMatch(/^hint +There is no whole backup/m);
    expect(report).toMatch(/^ok +Disk: /m);
    for (const name of ["SITE_DIR", "MEDIA_DIR", "KNOWLEDGE_DIR", "PAGES_DIR"])
      expect(report).toMatch(new RegExp(`^ok +${name}`, "m"));
    expect(existsSync(join(folder.path, "new"))).toBe(false);
    const DATABASE_URL = await postgres.createDatabase();
    expect(await admin(["doctor"], { DATA_DIR, DATABASE_URL })).toMatch(
      /^hint +New installation\? .* holds nothing of LightMaker/m,
    );
    const bucket = { S3_BUCKET: "uploads", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    const wrong = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@example.com", MAIL_TO: "b@example.com" };
    expect(
      await wrongs({
        ...wrong,
        ...bucket,
        S3_ENDPOINT: "http://127.0.0.1:1",
        DATA_DIR,
        SITE_DIR: `${folder.path}/nowhere`,
      }),
    ).toEqual([
      expect.stringMatching(/^Files: a trial file cannot be stored: .* cannot be reached/),
      expect.stringMatching(/^Channel mail: .*ECONNREFUSED/),
      expect.stringMatching(/^SITE_DIR: there is no /),
    ]);
  });

  test("calls it wrong when uploads are refused for want of room, and hints before", async () => {
    const { bavail, bsize } = statfsSync(folder.path);
    const free = (bavail * bsize) / 1_048_576;
    expect(await wrongs({ DISK_RESERVE_MB: String(Math.ceil(free * 2)) })).toEqual([
      expect.stringMatching(/^Disk: .* uploads are refused, because that is below DISK_RESERVE_MB/),
    ]);
    expect(await admin(["doctor"], { DISK_RESERVE_MB: String(Math.floor(free * 0.75)) })).toMatch(
      /^hint +Disk: /m,
    );
    const file = {
      id: "e".repeat(32),
      name: "a.pdf",
      type: "pdf",
      sha256: "0",
      created_at: 1,
      lead_id: null,
    };
    await storage.insert([{ file: { ...file, size: 0.95 * 1_048_576 } }]);
    expect(await wrongs({ UPLOADS_MB: "1" })).toContainEqual(
      expect.stringMatching(/^Files take 1 MB of UPLOADS_MB \(1\); uploads that exceed it are refused/),
    );
  });

  test("names a DATA_DIR that is a file or leads nowhere, and advises no chmod of a folder that holds other things", async () => {
    const DATA_DIR = join(folder.path, "site/index.html");
    expect(await wrongs({ DATA_DIR })).toEqual([`DATA_DIR is ${DATA_DIR}, but that is no folder.`]);
    await expect(admin(["leads", "list"], { DATA_DIR })).rejects.toThrow("but that is no folder");
    expect(await wrongs({ DATA_DIR: join(DATA_DIR, "x") })).toEqual([
      `DATA_DIR is ${DATA_DIR}/x, but ${DATA_DIR} is no folder.`,
    ]);
    const link = join(folder.path, "link");
    symlinkSync(join(folder.path, "unmounted"), link);
    for (const [path, part] of [
      [link, "that"],
      [join(link, "x"), link],
    ] as const) {
      const fault = `DATA_DIR is ${path}, but ${part} is a symbolic link to ${folder.path}/unmounted, which does not exist or cannot be reached.`;
      expect(await wrongs({ DATA_DIR: path })).toEqual([fault]);
      await expect(admin(["leads", "list"], { DATA_DIR: path })).rejects.toThrow(fault);
    }
    expect(existsSync(join(folder.path, "unmounted"))).toBe(false);
    const data = join(folder.path, "data");
    chmodSync(data, 0o755);
    writeFileSync(join(data, "notes.txt"), "");
    expect(await wrongs({})).toEqual([
      `Others than its owner can look into ${data}, which holds other things as well: give DATA_DIR a folder of its own.`,
    ]);
    expect(await wrongs({ BACKUP_DIR: join(data, "backups") })).toContainEqual(
      expect.stringMatching(/^BACKUP_DIR .* is in DATA_DIR/),
    );
  });

  test("names what is wrong", async () => {
    const { lead, outbox } = await putLead();
    await admin(["leads", "list"]);
    writeFileSync(join(folder.path, "data/files/other"), "");
    await storage.outbox.failed({ id: outbox.id, tries: 0 }, "refused", null, 1);
    await storage.files.release(lead.id);
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
    expect(report).toMatch(/^wrong +SITE_DIR: there is no .*index\.html/m);
  });

  test.each([
    [["--help"], /^Usage: lightmaker-admin <command> .*npm run admin -- <command>/],
    [["leads", "show", "--help"], /^It is `leads show <id>/],
  ])("%j prints the usage", async (words, usage) => {
    const lines: string[] = [];
    await runAdmin(words, environment, (line) => lines.push(line));
    expect(lines.join("\n")).toMatch(usage);
  });

  test("an option that a command does not have is refused with its usage", async () => {
    const run = runAdmin(["leads", "show", "x", "--force"], environment, () => undefined);
    await expect(run).rejects.toThrow(/^There is no option "--force"\. It is `leads show/);
  });

  /** Runs the doctor and returns its lines that say "wrong". */
  async function wrongs(settings: Record<string, string>): Promise<readonly string[]> {
    const lines: string[] = [];
    await runAdmin(["doctor"], { ...environment, ...settings }, (line) => lines.push(line)).catch(
      (error: unknown) => {
        if (!(error instanceof UsageError)) throw error;
      },
    );
    return lines.filter((line) => line.startsWith("wrong")).map((line) => line.replace(/^wrong +/, ""));
  }

  test("looks at more leads and notes of erasures than a call has room for", async () => {
    const file = new DatabaseSync(join(folder.path, "data/lightmaker.sqlite"));
    file.exec(`insert into leads (id, kind, payload, created_at, request_id)
      with recursive n(i) as (values (1) union all select i + 1 from n where i < 150000)
      select printf('%08x-0000-7000-8000-000000000000', i), 'message', '{}', 1790000000000 + i, '' from n`);
    file.close();
    const ahead = testEntry({ created_at: Date.now() + 86_400_000 });
    await storage.insert([ahead]);
    expect(await wrongs({})).toContainEqual(expect.stringMatching(/^Clock: it is /));
    const BACKUP_DIR = join(folder.path, "backups");
    mkdirSync(BACKUP_DIR);
    const note = JSON.stringify({ at: Date.UTC(2026, 0, 1), leads: [], questions: [] });
    writeFileSync(join(BACKUP_DIR, "erasures.jsonl"), `${note}\n`.repeat(150_000));
    expect(await admin(["erasures", "repeat"], { BACKUP_DIR })).toContain(
      "newest note is of 2026-01-01 00:00 UTC",
    );
  });

  test("shows by eight characters which key signs, and that two servers sign with the same", async () => {
    const keyOf = async (settings: Record<string, string>): Promise<string> =>
      /^ok +Key: (.*)$/m.exec(await admin(["doctor"], settings))?.[1] ?? "";
    const [one, other] = ["a".repeat(32), "b".repeat(32)];
    expect(await keyOf({})).toMatch(/^[0-9a-f]{8}, from the database\. /);
    const first = await keyOf({ SECRET: one });
    expect(first).toMatch(/^[0-9a-f]{8}, from SECRET\. /);
    expect(await keyOf({ SECRET: one, DATA_DIR: `${folder.path}/data` })).toBe(first);
    expect((await keyOf({ SECRET: other })).slice(0, 8)).not.toBe(first.slice(0, 8));
    expect(await keyOf({ SECRET: one, PREVIOUS_SECRET: other })).toContain("of the previous one are valid");
  });

  test("names variables that are nearly settings, and a BACKUP_DIR that takes no file", async () => {
    expect(await wrongs({ TRUSTED_PROXYS: "loopback" })).toEqual([
      expect.stringMatching(
        /^TRUSTED_PROXYS is no setting and is ignored\. Is TRUSTED_PROXIES meant\? Rename it where it is set/,
      ),
    ]);
    writeFileSync(join(folder.path, "backups"), "");
    expect(await wrongs({ BACKUP_DIR: `${folder.path}/backups` })).toEqual([
      expect.stringMatching(/^Nothing can be written to .*backups: ENOTDIR/),
    ]);
  });

  test("reads the whole SQLite file and names its damage, and no backup is made of it", async () => {
    for (let lead = 0; lead < 40; lead += 1) await putLead();
    await storage.close();
    const path = join(folder.path, "data/lightmaker.sqlite");
    const bytes = readFileSync(path);
    // The root page of an index, somewhere past the schema: queries of other tables still work.
    bytes.fill(0xff, bytes.length - 8_192, bytes.length - 4_096);
    writeFileSync(path, bytes);
    expect(await wrongs({})).toContainEqual(expect.stringMatching(/^The database file is damaged: /));
    await expect(admin(["backup", join(folder.path, "backup")])).rejects.toThrow(/^Nothing was backed up/);
    expect(existsSync(join(folder.path, "backup"))).toBe(false);
    storage = await openStorage({ dataDir: `${folder.path}/fresh`, onIdleError: () => undefined });
  });

  test("stores a file in the bucket, and names address and cause if that fails", async () => {
    const bucket = createServer((incoming, outgoing) => {
      incoming.resume();
      if (incoming.method === "PUT")
        outgoing.writeHead(403).end("<Error><Code>AccessDenied</Code><Message>No.</Message></Error>");
      else outgoing.writeHead(200).end("<ListBucketResult/>");
    });
    const { address, close } = await listenOn(bucket);
    const s3 = { S3_BUCKET: "uploads", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(await wrongs({ ...s3, S3_ENDPOINT: address })).toEqual([
      `Files: a trial file cannot be stored: ${address}/uploads answered PUT with 403 Forbidden AccessDenied.`,
    ]);
    await close();
    expect(await wrongs({ ...s3, S3_ENDPOINT: address })).toEqual([
      `Files: a trial file cannot be stored: ${address}/uploads cannot be reached for PUT: ECONNREFUSED. Nothing listens there: check the address and the port, and that the service runs.`,
    ]);
  });

  test("asks the chat's model service, and names one that refuses the key or does not answer", async () => {
    let key: string | undefined;
    const service = createServer((incoming, outgoing) => {
      key = incoming.headers.authorization;
      outgoing.writeHead(key === "Bearer right" ? 200 : 401).end("{}");
    });
    const { address, close } = await listenOn(service);
    const model = { CHAT_MODEL_URL: `${address}/v1`, CHAT_MODEL: "small" };
    expect(await wrongs({ ...model, CHAT_MODEL_KEY: "right" })).toEqual([]);
    expect(await wrongs({ ...model, CHAT_MODEL_KEY: "wrong" })).toEqual([
      `CHAT_MODEL_URL: ${address}/v1 refuses CHAT_MODEL_KEY (status 401).`,
    ]);
    await close();
    expect(await wrongs(model)).toEqual([
      expect.stringMatching(
        /^CHAT_MODEL_URL: \S+\/v1 cannot be reached: ECONNREFUSED\. Nothing listens there/,
      ),
    ]);
  });

  test("says whether the server runs on its port, is not healthy, or another program has the port", async () => {
    let answer = '{"code":200,"message":"health.up","data":null}';
    const program = createServer((_, outgoing) => outgoing.end(answer));
    const { address, close } = await listenOn(program);
    const { port } = new URL(address);
    expect(await admin(["doctor"], { PORT: port, SITE_URL: "" })).toMatch(
      /^ok +A server answers at 127\.0\.0\.1:\d+\.$/m,
    );
    answer = '{"code":503,"message":"health.cannotStore","data":null}';
    expect(await wrongs({ PORT: port })).toEqual([
      `The server at 127.0.0.1:${port} is not healthy: health.cannotStore. Its log names the cause.`,
    ]);
    answer = "<h1>It works!</h1>";
    expect(await wrongs({ PORT: port })).toEqual([
      `Another program uses 127.0.0.1:${port}: choose a free PORT.`,
    ]);
    await close();
    expect(await admin(["doctor"], { PORT: port })).toMatch(/^hint +No server runs at 127\.0\.0\.1:\d+/m);
  });

  test("names a site that was built for another address than SITE_URL", async () => {
    const robots = join(folder.path, "site/robots.txt");
    writeFileSync(robots, "User-agent: *\n\nSitemap: https://www.example.com/sitemap.xml\n");
    expect(await admin(["doctor"])).not.toMatch(/^wrong/m);
    const lines: string[] = [];
    const settings = { ...environment, SITE_URL: "https://laser.example" };
    await expect(runAdmin(["doctor"], settings, (line) => lines.push(line))).rejects.toThrow("1 thing is");
    expect(lines.join("\n")).toMatch(
      /^wrong +The site was built for https:\/\/www\.example\.com, SITE_URL is https:\/\/laser\.example/m,
    );
  });
});

test("the command of the service refuses a folder that ends with it", () => {
  const command = join(import.meta.dirname, "../../../docs/deploy/lightmaker-admin");
  writeFileSync(join(folder.path, "systemd-run"), "#!/bin/sh\necho ran\n", { mode: 0o755 });
  const run = (...words: string[]) => {
    const env = { PATH: `${folder.path}:${process.env["PATH"]}` };
    const { status, stdout, stderr } = spawnSync("sh", [command, ...words], { env, encoding: "utf8" });
    return { status, stdout, stderr };
  };
  expect(run("backup", "/var/lib/lightmaker-backups/x")).toMatchObject({ status: 0, stdout: "ran\n" });
  for (const place of ["/tmp", "/tmp/b", "/var/tmp/b"]) {
    const { status, stdout, stderr } = run("backup", place);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`${place} would be in a private folder that ends with this command`);
  }
});

test("the doctor names webhooks without TLS, and a mail port that does not begin with it", async () => {
  const server = await startMailServer();
  const report = async (settings: Record<string, string>): Promise<string> => {
    const lines: string[] = [];
    await runAdmin(["doctor"], { ...environment, ...settings }, (line) => lines.push(line)).catch(
      () => undefined,
    );
    return lines.join("\n");
  };
  const told = await report({
    WEBHOOKS: "json=http://lightmaker.invalid/x,json=http://127.0.0.1:9/x",
    SMTP_URL: `smtps://127.0.0.1:${server.port}`,
    MAIL_FROM: "leads@lightmaker.example",
    MAIL_TO: "sales@lightmaker.example",
  });
  expect(told).toMatch(/^wrong +WEBHOOKS: leads go to lightmaker\.invalid without TLS/m);
  expect(told).not.toContain("go to 127.0.0.1:9 without TLS");
  expect(told).toContain("This port does not begin with TLS. Use smtp://");
  await server.stop();
});

test("rescue says how leads come out of a PostgreSQL database, without showing its password", async () => {
  const refused = admin(["rescue", "postgres://lightmaker:password@127.0.0.1/x"]);
  await expect(refused).rejects.toThrow("Make one of a PostgreSQL database in a new folder");
  await expect(refused).rejects.not.toThrow("password");
});
