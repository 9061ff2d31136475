import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { runAdmin } from "./run.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let folder: TestFolder;
/** Backup of two leads, one of which has a file. */
let backup: string;
const fileId = "f".repeat(32);
const [plain, withFile] = [
  testEntry(),
  { ...testEntry({ payload: JSON.stringify({ applicant: "王", url: `/api/file/${fileId}` }) }), fileId },
];
beforeEach(async () => {
  folder = await createTestFolder({ [`data/files/${fileId}`]: "x" });
  backup = join(folder.path, "backup");
  const storage = await openStorage({ dataDir: join(folder.path, "data"), onIdleError: () => undefined });
  const sha256 = createHash("sha256").update("x").digest("hex");
  const file = { id: fileId, name: "a.pdf", type: "pdf", size: 1, sha256, created_at: 1, lead_id: null };
  await storage.insert([{ file }, plain, withFile]);
  await storage.outbox.spread(plain.outbox, ["mail", "json-1"], 1);
  await storage.published.putNews([
    {
      ...{ id: "n", language: "zh", title: "t", author: "a", created_at: 1, type: "t" },
      ...{ content: "<p>x</p>", state: 1, photo_url: "/media/x.avif", profile: "p" },
    },
  ]);
  await storage.published.putSeo([{ path: "/", title: "t", keyword: "", describe: "" }]);
  await storage.secret("master", "k".repeat(43));
  const person = "0".repeat(64);
  const found = JSON.stringify({ leads: 1, files: 0, messages: 0, questions: 0 });
  const id = crypto.randomUUID();
  await storage.erasures.begin({ id, person, by_whom: "root", started_at: 1, found });
  await storage.insert([
    { visit: { id: crypto.randomUUID(), path: "/", stay_ms: 1, network: "203.0.113.0", created_at: 1 } },
    { unanswered: { id: crypto.randomUUID(), question: "?", language: "zh", created_at: 1 } },
  ]);
  await storage.close();
  await admin(["backup", backup]);
});
afterEach(() => folder.remove());

async function admin(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  const environment = { DATA_DIR: join(folder.path, "data"), ...settings };
  await runAdmin(words, environment, (line) => lines.push(line)).catch((error: unknown) =>
    lines.push(String(error)),
  );
  return lines.join("\n");
}

/** Changes the text of a table as an attacker would, who also rewrites the manifest with its checksums. */
function forge(table: string, change: (text: string) => string): void {
  const path = join(backup, `${table}.jsonl`);
  const text = change(readFileSync(path, "utf8"));
  writeFileSync(path, text);
  const manifestPath = join(backup, "backup.json");
  const { manifest } = JSON.parse(readFileSync(manifestPath, "utf8")) as {
    manifest: { tables: Record<string, unknown> };
  };
  const sha256 = createHash("sha256").update(text).digest("hex");
  manifest.tables[table] = {
    rows: text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
    size: Buffer.byteLength(text),
    sha256,
  };
  const sum = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
  writeFileSync(manifestPath, JSON.stringify({ manifest, sha256: sum }));
}

/** Changes the first row of a table. */
const forgeRow = (table: string, more: Readonly<Record<string, unknown>>): void =>
  forge(table, (text) => {
    const [first = "", ...rest] = text.split("\n");
    return [JSON.stringify({ ...(JSON.parse(first) as object), ...more }), ...rest].join("\n");
  });

test("a backup of our own has no bad row", async () => {
  expect(await admin(["drill", backup])).toMatch(/restores: \d+ rows, 1 files\.$/);
});

test("nor has one of an earlier program, which stored all that a mail server said", async () => {
  forgeRow("outbox", { last_error: `refused for a@example.com: 550 ${"x".repeat(100_000)}` });
  expect(await admin(["drill", backup])).toMatch(/restores: \d+ rows, 1 files\.$/);
});

test.each([
  ["leads", { id: "x" }, "id"],
  ["leads", { kind: "invoice" }, "kind"],
  ["leads", { payload: "[]" }, "payload"],
  ["leads", { payload: '{ "url":"/api/file/x"}' }, "payload"],
  ["leads", { created_at: "yesterday" }, "created_at"],
  ["leads", { created_at: 9e15 }, "created_at"],
  ["leads", { created_at: 1.5 }, "created_at"],
  ["leads", { language: "<b>" }, "language"],
  ["leads", { flags: "spam" }, "flags"],
  ["leads", { request_id: "\u001b[2J" }, "request_id"],
  ["leads", { more: 1 }, "more"],
  ["outbox", { id: crypto.randomUUID() }, "id"],
  ["outbox", { tries: -1 }, "tries"],
  ["outbox", { last_error: "no\0such user" }, "last_error"],
  ["outbox", { next_at: null }, "next_at"],
  ["outbox", { sent_at: "x" }, "sent_at"],
  ["outbox", { topic: "lead.invoice" }, "topic"],
  ["outbox", { payload: "{}" }, "payload"],
  ["outbox", { lead_id: crypto.randomUUID() }, "id"],
  ["files", { id: "../../x" }, "id"],
  ["files", { name: "../a.pdf" }, "name"],
  ["files", { name: "a.exe" }, "name"],
  ["files", { name: `${"a".repeat(300)}.pdf` }, "name"],
  ["files", { type: "html" }, "type"],
  ["files", { size: 0 }, "size"],
  ["files", { size: 2 ** 40 }, "size"],
  ["files", { sha256: "x" }, "sha256"],
  ["files", { lead_id: crypto.randomUUID() }, "lead_id"],
  ["visits", { path: "javascript:1" }, "path"],
  ["visits", { stay_ms: -1 }, "stay_ms"],
  ["unanswered", { question: 1 }, "question"],
  ["news", { id: "a b" }, "id"],
  ["news", { state: 2 }, "state"],
  ["news", { photo_url: "javascript:alert(1)" }, "photo_url"],
  ["news", { photo_url: "https://[bad" }, "photo_url"],
  ["seo", { path: "//evil.example" }, "path"],
  ["versions", { version: -1 }, "version"],
  ["secrets", { name: "other" }, "name"],
  ["secrets", { value: "k" }, "value"],
  ["erasures", { person: "wang@example.com" }, "person"],
  ["erasures", { found: '{"leads":-1}' }, "found"],
])("a row of %s with %j is named and nothing is restored", async (table, more, column) => {
  forgeRow(table, more);
  const into = { DATA_DIR: join(folder.path, "into") };
  const said = await admin(["restore", backup], into);
  expect(said).toMatch(
    /^UsageError: Nothing was restored\. .*holds \d rows that this program cannot have written:/m,
  );
  expect(said).toMatch(new RegExp(`^  ${table}\\.jsonl:1.*: ${column} `, "m"));
  expect(existsSync(into.DATA_DIR)).toBe(false);
  expect(await admin(["drill", backup])).toContain(`${table}.jsonl:1`);
});

test.each([
  ["no JSON", "{", "is no row"],
  ["no row", "[1]", "id is missing"],
  ["nothing", "", "is no row"],
])("a line that is %s is named", async (_, line, fault) => {
  forge("visits", (text) => `${line}\n${text}`);
  expect(await admin(["restore", backup], { DATA_DIR: join(folder.path, "into") })).toContain(
    `visits.jsonl:1: ${fault}`,
  );
});

test("the same id twice, and a file without a row, are named", async () => {
  forge("leads", (text) => text + text);
  forge("files", (text) => text.replace(fileId, "e".repeat(32)));
  const said = await admin(["restore", backup], { DATA_DIR: join(folder.path, "into") });
  expect(said).toMatch(/leads\.jsonl:3 \(\S+\): another row has the same id/);
  expect(said).toContain(`files/${fileId} (${fileId}): has no good row in files.jsonl`);
});

describe.each(["sqlite", "postgres"] as const)("into %s", (engine) => {
  async function restored(words: readonly string[] = ["--without-bad-rows"]) {
    const dataDir = join(folder.path, "into");
    const databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const said = await admin(["restore", backup, ...words], settings);
    const storage = await openStorage({ dataDir, databaseUrl, onIdleError: () => undefined });
    return { said, storage };
  }
  const ids = async (storage: Storage): Promise<readonly string[]> =>
    (await storage.leads.list()).map(({ id }) => id);

  test("good rows come in by --without-bad-rows, without what hangs on a bad one, and the command fails", async () => {
    forge("leads", (text) =>
      text
        .split("\n")
        .map((line) =>
          line.includes(withFile.lead.id) ? line.replace('"language":"zh"', '"language":"xx"') : line,
        )
        .join("\n"),
    );
    const { said, storage } = await restored();
    expect(said).toMatch(/leads\.jsonl:\d \(\S+\): language is nothing/);
    expect(said).toMatch(/outbox\.jsonl:\d \(\S+\): lead_id names a lead/);
    expect(said).toMatch(/files\.jsonl:1 \(f+\): lead_id names a lead/);
    expect(said).toMatch(/Error: Rows of the backup were left out.*Keep the backup\.$/);
    expect(await ids(storage)).toEqual([plain.lead.id]);
    expect(await storage.files.list()).toEqual([]);
    expect(existsSync(join(folder.path, "into/files", fileId))).toBe(false);
    expect((await storage.outbox.list()).every(({ lead_id }) => lead_id === plain.lead.id)).toBe(true);
    await storage.close();
  });

  test("HTML that no import lets through is taken out of an article", async () => {
    forgeRow("news", { content: '<p onclick="a()">x</p><script>alert(1)</script>' });
    const { said, storage } = await restored([]);
    expect(said).toContain("HTML that no import lets through was taken out of these articles: n (zh).");
    expect((await storage.published.news("zh")).map(({ content }) => content)).toEqual(["<p>x</p>"]);
    await storage.close();
  });
});

test("an older backup without a table is restored, and bytes that nobody wrote are refused", async () => {
  const manifestPath = join(backup, "backup.json");
  const { manifest } = JSON.parse(readFileSync(manifestPath, "utf8")) as {
    manifest: { tables: Record<string, unknown> };
  };
  delete manifest.tables["erasures"];
  rmSync(join(backup, "erasures.jsonl"));
  const sum = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
  writeFileSync(manifestPath, JSON.stringify({ manifest, sha256: sum }));
  const into = { DATA_DIR: join(folder.path, "into") };
  expect(await admin(["restore", backup], into)).toMatch(/^Restored \d+ rows and 1 files\./);
  appendFileSync(join(backup, "leads.jsonl"), "\n");
  expect(await admin(["drill", backup])).toContain("is not as it was written");
});
