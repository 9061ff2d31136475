import { createHash, randomUUIDv7 } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { localFileStore } from "../files/file-store.ts";
import type { LeadEntry } from "../storage/entries.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { samples } from "../testing/sample-files.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { erasePerson, type Person, pseudonym, readPerson } from "./person-records.ts";
import { runAdmin } from "./run.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const mail = "wang.fang@example.com";
const phone = "+86 138 0000 4711";

const isIn = (typed: string, text: string): boolean | undefined => readPerson(typed)?.isIn(text);

describe("somebody is found", () => {
  test.each([
    [mail, mail],
    [` ${mail.toUpperCase()} `, mail],
    [mail, "  Wang.Fang@Example.COM "],
    [mail, `Mail: <${mail}>, or call`],
    [mail, `邮箱${mail}谢谢`],
    [mail, `${mail}.`],
    [mail, "ｗａｎｇ．ｆａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
    ["müller@exämple.de", "an Müller@EXÄMPLE.de!"],
    [phone, "13800004711"],
    [phone, "+86 138-0000-4711"],
    [phone, "008613800004711"],
    [phone, "8613800004711"],
    [phone, "0512 1234567 / 138 0000 4711"],
    [phone, "电话：１３８００００４７１１。"],
    ["13800004711", phone],
    ["138-0000-4711", "(+86) 138 0000 4711"],
    ["+49 30 1234567", "(030) 1234567"],
    ["+49 30 1234567", "+49 (0)30 123 45 67"],
    ["030 1234567", "+49 30 1234567"],
    ["+1 (555) 123-4567", "555.123.4567"],
    ["+1 (555) 123-4567", "1-555-123-4567"],
    ["+353 1 234 5678", "01 2345678"],
    ["0049 30 1234567", "+49 30/1234567"],
    ["030 1234567", "030/1234567"],
    [phone, "138/0000/4711"],
    [phone, "138·0000·4711"],
    [phone, "138_0000_4711"],
    [phone, "138，0000，4711"],
    [phone, "1380000\u200B4711"],
    [phone, "05121234567/13800004711"],
    [mail, "wang.fang\u200B@example.com"],
    [mail, "wang.fang@example。com"],
    [mail, "写信给wang.fang@example.com。Danke"],
    [mail, "wang.fang\ufe0f@exa\u034fmple\u3164.com"],
    ["wang.fang@example｡com", mail],
    ["wang@xn--fsqu00a.xn--55qx5d", "wang@例子.公司"],
    ["wang@xn--fsqu00a.xn--55qx5d", "wang@例子。公司"],
    ["wang@例子.公司", "WANG@XN--FSQU00A.xn--55qx5d"],
    ["wang@例子.公司", "wang@例子.公司"],
    [phone, "١٣٨٠٠٠٠٤٧١١"],
    ["١٣٨ ٠٠٠٠ ٤٧١١", phone],
  ])("%j in %j", (typed, text) => {
    expect(isIn(typed, text)).toBe(true);
  });

  test.each([
    [mail, "xwang.fang@example.com"],
    [mail, "a.wang.fang@example.com"],
    [mail, "wang.fang@example.com.cn"],
    [mail, "wang.fang@example.community"],
    [mail, "wangxfang@example.com"],
    [mail, "wang.fang@example"],
    ["müller@exämple.de", "xmüller@exämple.de"],
    [mail, "wang.fang@example.com.xn--55qx5d"],
    ["wang@例子.公司", "wang@xn--fsqu00a.xn--55qx5dx"],
    ["wang@xn--a.example", "wang@xn--b.example"],
    [phone, "138000047112"],
    [phone, "23800004711"],
    [phone, "3800004711"],
    [phone, "1380000 / 4711"],
    [phone, "+49 13800004711"],
    ["1234567", "81234567"],
    ["1234567", "12345678"],
  ])("but %j not in %j", (typed, text) => {
    expect(isIn(typed, text)).toBe(false);
  });

  test.each([
    [mail, `write to ${mail}.Thanks`],
    [mail, `email-${mail}`],
    [mail, "wang.fang @example.com"],
    [mail, "wang . fang@example .com"],
    [mail, "wang.fang+laser@example.com"],
    ["wang.fang+laser@example.com", mail],
    ["wang.fang+laser@example.com", "wang.fang+cnc@example.com"],
    [phone, "1380000 / 4711"],
    [phone, "电话一三八〇〇〇零四七一幺"],
    [phone, "138 0000::4711"],
    ["0170 1234567", "491701234567"],
    ["415 555 2671", "14155552671"],
  ])("and %j may be in %j: the staff must look", (typed, text) => {
    expect(readPerson(typed)?.isIn(text)).toBe(false);
    expect(readPerson(typed)?.isNear(text)).toBe(true);
  });

  test.each([
    [mail, "wang@example.com"],
    [phone, "138 0000 4712"],
    [phone, "138000047112"],
  ])("and %j is not even near %j", (typed, text) => {
    expect(readPerson(typed)?.isNear(text)).toBe(false);
  });

  test.each([
    "",
    "wang",
    "王芳",
    "123456",
    "@example.com",
    "a@b",
    "1234567x",
    "%",
    "1".repeat(19),
    "+86 123",
  ])("and %j names nobody", (typed) => {
    expect(readPerson(typed)).toBeUndefined();
  });
});

test("a long text is read in a time that grows with its length, whatever it says", () => {
  const long = (text: string): string => text.repeat(Math.ceil(64_000 / text.length));
  const start = performance.now();
  for (const typed of [mail, phone, "wang+a@例子.公司"])
    for (const text of [" ", "wang.fang+", "wang+", "xn--", "xn--a", "@ . ", "一", "٠", "1", "1 "].map(
      long,
    )) {
      isIn(typed, text);
      readPerson(typed)?.isNear(text);
    }
  // The square of this length would take minutes.
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("a person has another name in the protocol of every installation: nobody can try all numbers", () => {
  const person = readPerson(phone);
  if (!person) throw new Error("a person");
  const names = [1, 2].map((key) => pseudonym(person, Buffer.alloc(32, key)));
  expect(new Set(names).size).toBe(2);
  expect(names).not.toContain(createHash("sha256").update(person.key).digest("hex"));
});

describe.each(["sqlite", "postgres"] as const)("a person on %s", (engine) => {
  let folder: TestFolder;
  let environment: Record<string, string>;
  let storage: Storage;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    folder = await createTestFolder();
    databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    environment = {
      DATA_DIR: join(folder.path, "data"),
      SITE_URL: "https://www.example.com",
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    storage = await openStorage({
      dataDir: join(folder.path, "data"),
      databaseUrl,
      onIdleError: () => undefined,
    });
    mkdirSync(join(folder.path, "data/files"), { recursive: true });
  });
  afterEach(async () => {
    await storage.close();
    await folder.remove();
  });

  async function admin(...words: string[]): Promise<string> {
    const lines: string[] = [];
    await runAdmin(words, environment, (line) => lines.push(line));
    return lines.join("\n");
  }

  const lead = (fields: Record<string, string>): LeadEntry => testEntry({ payload: JSON.stringify(fields) });
  const putFile = async (id: string, name: string): Promise<void> => {
    const sha256 = createHash("sha256").update(samples.pdf).digest("hex");
    const file = {
      id,
      name,
      type: "pdf",
      size: samples.pdf.length,
      sha256,
      created_at: Date.now(),
      lead_id: null,
    };
    await storage.insert([{ file }]);
    writeFileSync(join(folder.path, "data/files", id), samples.pdf);
  };

  /** Inserts every kind of record about one person, and one of each kind about another. */
  async function putAll() {
    const theirs = [
      lead({ applicant: "王芳", email: mail.toUpperCase(), phone: "13800004711" }),
      lead({ name: "", surName: "13800004711", email: "" }),
      lead({ name: "x", email: "other@example.com", message: `Write to ${mail} or +86 138 0000 4711` }),
    ];
    const others = [lead({ name: "许小明", email: `x${mail}`, phone: "138000047112" })];
    for (const id of ["a", "b", "c", "d"])
      await putFile(id.repeat(32), id === "c" ? `CV_${mail}.pdf` : "plan.pdf");
    const [first, second, third] = theirs;
    const [other] = others;
    if (!first || !second || !third || !other) throw new Error("four leads");
    await storage.insert([
      { ...first, fileId: "a".repeat(32) },
      second,
      third,
      { ...other, fileId: "b".repeat(32) },
      ...[`say 13800004711`, "how thick?"].map((question) => ({
        unanswered: { id: randomUUIDv7(), question, language: "zh", created_at: 1 },
      })),
      { visit: { id: randomUUIDv7(), path: "/", stay_ms: 1, network: "203.0.113.0", created_at: 1 } },
    ]);
    await storage.outbox.spread(first.outbox, ["mail"], 1);
    await storage.outbox.sent(`${first.outbox.id}.mail`, 1_790_000_000_000);
    return { theirs, others, other };
  }

  test("gets all that is stored about them, as JSON or with their files, and nobody else's", async () => {
    const { theirs } = await putAll();
    const exported = JSON.parse(await admin("person", "export", "138 0000 4711"));
    const byId = new Map<string, { fields: unknown }>(
      exported.leads.map((each: { id: string; fields: unknown }) => [each.id, each]),
    );
    expect([...byId.keys()].sort()).toEqual(theirs.map(({ lead: { id } }) => id).sort());
    for (const { lead: row } of theirs) expect(byId.get(row.id)?.fields).toEqual(JSON.parse(row.payload));
    expect(exported.files).toMatchObject([
      {
        id: "a".repeat(32),
        name: "plan.pdf",
        link: expect.stringMatching(/^https:\/\/www\.example\.com\/api\/file\/a/),
      },
    ]);
    expect(exported.messages).toHaveLength(3);
    expect(exported.messages).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ channel: "mail", state: "sent 2026-09-21 14:13" })]),
    );
    expect(exported.questions).toMatchObject([{ question: "say 13800004711" }]);
    expect(JSON.stringify(exported)).not.toMatch(/许小明|how thick|138000047112/);

    const target = join(folder.path, "export");
    expect(await admin("person", "export", mail, target)).toContain(
      "2 leads, 2 files, 2 messages, 0 questions",
    );
    expect(readdirSync(target).sort()).toEqual([
      `${"a".repeat(32)}-plan.pdf`,
      `${"c".repeat(32)}-CV_${mail}.pdf`,
      "person.json",
    ]);
    expect(readFileSync(join(target, `${"a".repeat(32)}-plan.pdf`))).toEqual(Buffer.from(samples.pdf));
    expect(JSON.parse(readFileSync(join(target, "person.json"), "utf8")).leads).toHaveLength(2);
    expect([target, join(target, "person.json")].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);
    await expect(admin("person", "export", mail, target)).rejects.toThrow("exists already");
    await expect(admin("person", "export", "Wang")).rejects.toThrow(
      "neither an address of mail nor a telephone",
    );
  });

  test("is erased from everything, others are not, and the protocol names nobody", async () => {
    const { theirs, other } = await putAll();
    const looked = await admin("person", "erase", mail);
    expect(looked).toContain("Found: 2 leads, 2 files, 2 messages, 0 questions to the chat.");
    expect(looked).toContain("--yes erases it");
    expect(await storage.leads.list()).toHaveLength(4);
    expect(await storage.erasures.list()).toEqual([]);

    const told = [
      await admin("person", "erase", mail, "--yes"),
      await admin("person", "erase", phone, "--yes"),
    ];
    expect(told[0]).toContain("Erased: 2 leads, 2 files, 2 messages, 0 questions to the chat.");
    expect(told[0]).toContain(`Was sent 2026-09-21 14:13 by mail (lead ${theirs[0]?.lead.id})`);
    expect(told[0]).toMatch(/Out of reach: backups.*mails and webhooks that were sent/);
    expect(told[1]).toContain("Erased: 1 leads, 0 files, 1 messages, 1 questions to the chat.");
    expect((await storage.leads.list()).map(({ id }) => id)).toEqual([other.lead.id]);
    expect((await storage.outbox.list()).map(({ id }) => id)).toEqual([other.outbox.id]);
    expect((await storage.files.list()).map(({ id }) => id)).toEqual(["b".repeat(32), "d".repeat(32)]);
    expect(readdirSync(join(folder.path, "data/files")).sort()).toEqual(["b".repeat(32), "d".repeat(32)]);
    expect((await storage.listUnanswered()).map(({ question }) => question)).toEqual(["how thick?"]);
    expect(await storage.listVisits()).toHaveLength(1);

    // Repeating the command changes nothing and adds no protocol.
    expect(await admin("person", "erase", mail, "--yes")).toContain("Nothing is stored about this person.");
    const rows = await storage.erasures.list();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      found: JSON.stringify({ leads: 2, files: 2, messages: 2, questions: 0 }),
      erased: JSON.stringify({ leads: 2, files: 2, messages: 2, questions: 0 }),
      by_whom: expect.stringMatching(/^\S+$/),
    });
    expect(Math.abs(Date.now() - (rows[0]?.ended_at ?? 0))).toBeLessThan(60_000);
    const noted = JSON.stringify(rows) + (await admin("person", "protocol"));
    // The keyed hashes may hold any four digits.
    expect(noted).not.toMatch(/wang|0000.?4711|王|example\.com/i);
    // The protocol of a person can be found, also with the number in another notation.
    expect((await admin("person", "protocol", mail)).split("\n")).toHaveLength(2);
    expect((await admin("person", "protocol", "0086-138-0000-4711")).split("\n")).toHaveLength(2);
    expect((await admin("person", "protocol", "+86 138 0000 4712")).split("\n")).toHaveLength(1);
  });

  const eraser = (): { person: Person; parts: { by: string; key: Buffer } } => {
    const person = readPerson(mail);
    if (!person) throw new Error("a person");
    return { person, parts: { by: "test", key: Buffer.alloc(32, 1) } };
  };

  test("a file of somebody else's lead whose name holds the address is shown, and stays", async () => {
    const id = "z".repeat(32);
    const lead = testEntry({ payload: JSON.stringify({ applicant: "B", email: "boss@example.com" }) });
    const row = { type: "pdf", size: 1, sha256: "0".repeat(64), created_at: 1, lead_id: null };
    await storage.insert([{ file: { ...row, id, name: `cv-${mail}.pdf` } }, { ...lead, fileId: id }]);
    for (const yes of [[], ["--yes"]])
      expect(await admin("person", "erase", mail, ...yes)).toMatch(
        new RegExp(`Not found for certain[\\s\\S]*file +${id} .*cv-.*of lead ${lead.lead.id}`),
      );
    expect(await storage.files.find(id)).toBeDefined();
  });

  test("is found by an address that begins with dashes, which is no option", async () => {
    await storage.insert([lead({ applicant: "W", email: "--wang@example.com" })]);
    expect(await admin("person", "erase", "--wang@example.com")).toContain("Found: 1 leads");
    expect(await admin("person", "erase", "--wang@example.com", "--yes")).toContain("Erased: 1 leads");
    await expect(admin("person", "erase", mail, "--wang")).rejects.toThrow('There is no option "--wang"');
  });

  test("a file that somebody else's lead names too is not counted as erased, and that lead is named", async () => {
    const id = "z".repeat(32);
    const fields = { applicant: "王", url: `/api/file/${id}` };
    const [theirs, last, other] = [mail, mail, "qi9@example.net"].map((email) => ({
      ...lead({ ...fields, email }),
      fileId: id,
    })) as [LeadEntry, LeadEntry, LeadEntry];
    await putFile(id, "plan.pdf");
    for (const entry of [theirs, other, last]) await storage.insert([entry]);
    const looked = await admin("person", "erase", mail);
    expect(looked).toContain("Found: 2 leads, 1 files, ");
    expect(looked).toMatch(new RegExp(`Not found for certain[\\s\\S]*lead +${other.lead.id}`));
    const told = await admin("person", "erase", mail, "--yes");
    expect(told).toContain("Erased: 2 leads, 0 files, ");
    expect(told).toContain(`The file ${id} stays, because the lead ${other.lead.id} names it too`);
    expect((await storage.erasures.list())[0]?.erased).toContain('"files":0');
    expect(readdirSync(join(folder.path, "data/files"))).toEqual([id]);
    const [again, copy] = [lead(fields), lead(fields)].map((entry) => ({ ...entry, fileId: id })) as [
      LeadEntry,
      LeadEntry,
    ];
    await storage.insert([again]);
    await storage.insert([copy]);
    expect(await admin("leads", "erase", other.lead.id)).toMatch(
      new RegExp(
        `erased with its messages\\. [\\s\\S]*The file ${id} stays, because the lead ${again.lead.id} names`,
      ),
    );
    await admin("leads", "erase", copy.lead.id);
    expect(await admin("leads", "erase", again.lead.id)).toContain("erased with its files and messages.");
    expect(readdirSync(join(folder.path, "data/files"))).toEqual([]);
  });

  test("has the file that their lead names, also if a lead of somebody else had it first", async () => {
    const id = "z".repeat(32);
    const [mistyped, theirs] = ["wnag.fnag@example.com", mail].map((email) => ({
      ...lead({ applicant: "王", email, url: `/api/file/${id}` }),
      fileId: id,
    })) as [LeadEntry, LeadEntry];
    await putFile(id, "plan.pdf");
    await storage.insert([mistyped]);
    await storage.insert([theirs]);
    const exported = JSON.parse(await admin("person", "export", mail));
    expect(exported.files).toMatchObject([{ id, lead: theirs.lead.id, name: "plan.pdf" }]);
    const target = join(folder.path, "export");
    await admin("person", "export", mail, target);
    expect(readdirSync(target)).toContain(`${id}-plan.pdf`);
    for (const yes of [[], ["--yes"]])
      expect(await admin("person", "erase", mail, ...yes)).toMatch(
        new RegExp(`Not found for certain[\\s\\S]*lead +${mistyped.lead.id}`),
      );
    expect((await storage.erasures.list())[0]).toMatchObject({
      found: expect.stringContaining('"files":1'),
      erased: expect.stringContaining('"files":0'),
    });
    expect(await storage.files.find(id)).toMatchObject({ lead_id: mistyped.lead.id });
  });

  test("what may be theirs is shown, and not erased with it", async () => {
    const like = testEntry({
      payload: JSON.stringify({ applicant: "W", email: `email-${mail}`, phone: "1" }),
    });
    await storage.insert([like]);
    const shown = await admin("person", "erase", mail);
    expect(shown).toMatch(new RegExp(`Not found for certain[\\s\\S]*${like.lead.id}`));
    expect(await admin("person", "erase", mail, "--yes")).toMatch(
      new RegExp(`Not found for certain[\\s\\S]*${like.lead.id}`),
    );
    expect(await storage.leads.list()).toHaveLength(1);
  });

  test("a question that may be theirs is shown, and erased by its id", async () => {
    const id = randomUUIDv7();
    const question = `write to ${mail.replace("@", " @ ")}`;
    await storage.insert([{ unanswered: { id, question, language: "en", created_at: Date.now() } }]);
    expect(await admin("person", "erase", mail, "--yes")).toMatch(
      new RegExp(`Not found for certain[\\s\\S]*question +${id} .* write to`),
    );
    expect(await admin("chat", "erase", id)).toBe("Erased.");
    expect(await storage.listUnanswered()).toEqual([]);
    await expect(admin("chat", "erase", id)).rejects.toThrow(`There is no question ${id}.`);
  });

  test("is not erased while the erasure cannot be noted, and the message says so", async () => {
    await putAll();
    environment["BACKUP_DIR"] = join(folder.path, "backups");
    const notes = join(folder.path, "backups/erasures.jsonl");
    mkdirSync(notes, { recursive: true });
    const { id = "" } = (await storage.leads.list())[0] ?? {};
    for (const words of [
      ["person", "erase", mail, "--yes"],
      ["leads", "erase", id],
    ])
      await expect(admin(...words)).rejects.toThrow(
        new RegExp(`^The note .* to ${notes}: EISDIR.*\\. Without it, nothing is erased\\.$`),
      );
    const full: Storage = {
      ...storage,
      erasures: {
        ...storage.erasures,
        begin: () => Promise.reject(new Error("database or disk is full")),
      },
    };
    const { person, parts } = eraser();
    const files = localFileStore(join(folder.path, "data/files"));
    await expect(erasePerson(full, files, person, parts)).rejects.toThrow(
      "The protocol cannot be written: database or disk is full. Nothing was erased.",
    );
    expect(await storage.leads.list()).toHaveLength(4);
  });

  test("what comes in while they are erased goes too", async () => {
    await storage.insert([lead({ email: mail })]);
    const { person, parts } = eraser();
    let coming = 3;
    const busy: Storage = {
      ...storage,
      leads: {
        ...storage.leads,
        erase: async (id) => {
          if (coming > 0) await storage.insert([lead({ email: mail })]);
          coming -= 1;
          return storage.leads.erase(id);
        },
      },
    };
    const done = await erasePerson(busy, localFileStore(join(folder.path, "data/files")), person, parts);
    expect(done?.erased.leads).toBe(4);
    expect(await storage.leads.list()).toEqual([]);
  });

  test("who goes on sending while they are erased has nothing left of it, and others lose nothing", async () => {
    await storage.insert(Array.from({ length: 20 }, () => lead({ email: mail })));
    const { person, parts } = eraser();
    const files = localFileStore(join(folder.path, "data/files"));
    let coming = true;
    let mine = 0;
    const kept: string[] = [];
    const send = async (): Promise<void> => {
      while (coming && mine < 15) {
        const other = lead({ email: `x${mail}` });
        kept.push(other.lead.id);
        const id = crypto.randomUUID().padEnd(40, "0");
        await putFile(id, "plan.pdf");
        await storage.insert([{ ...lead({ email: mail }), fileId: id }, other]);
        mine += 1;
      }
    };
    // Two erasures run at the same time.
    const [done] = await Promise.all([
      erasePerson(storage, files, person, parts),
      erasePerson(storage, files, person, parts),
      send(),
    ]);
    coming = false;
    expect(done).toBeDefined();
    // An entry that arrived after the last search is new. It is erased when the command is repeated.
    await erasePerson(storage, files, person, parts);
    expect((await storage.leads.list()).map(({ id }) => id).sort()).toEqual(kept.sort());
    expect((await storage.outbox.list()).map(({ lead_id }) => lead_id).sort()).toEqual(kept.sort());
    expect(await storage.files.list()).toEqual([]);
    expect(readdirSync(join(folder.path, "data/files"))).toEqual([]);
  });

  test("an erasure that fails in between says so in its protocol, and the next one ends it", async () => {
    await putAll();
    const { person, parts } = eraser();
    const files = localFileStore(join(folder.path, "data/files"));
    const broken = {
      remove: async (id: string) => {
        await files.remove(id);
        throw new Error("the bucket is away");
      },
    };
    await expect(erasePerson(storage, broken, person, parts)).rejects.toThrow("the bucket is away");
    expect(await storage.erasures.list()).toMatchObject([{ ended_at: null, erased: null }]);
    expect(await admin("person", "protocol")).toContain("interrupted: give the command again");
    expect(await erasePerson(storage, files, person, parts)).toBeDefined();
    expect(await storage.leads.list()).toHaveLength(2);
    expect(await admin("person", "protocol")).toContain("interrupted, ended by a later one");
    expect(await erasePerson(storage, files, person, parts)).toBeUndefined();
    // Simulates an interruption after everything was erased, but before the end was recorded.
    const { person: who = "" } = (await storage.erasures.list())[0] ?? {};
    const id = randomUUIDv7();
    const found = JSON.stringify({ leads: 1, files: 0, messages: 1, questions: 0 });
    await storage.erasures.begin({ id, person: who, by_whom: "test", started_at: Date.now() + 1, found });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await erasePerson(storage, files, person, parts)).toMatchObject({ erased: { leads: 0 } });
    expect(await storage.erasures.list()).toHaveLength(4);
    expect(await erasePerson(storage, files, person, parts)).toBeUndefined();
  });

  if (engine === "sqlite")
    test("the database file does not hold them any more, not even where it is free", async () => {
      await putAll();
      await admin("person", "erase", mail, "--yes");
      await storage.close();
      const bytes = ["", "-wal"]
        .map((ending) => join(folder.path, `data/lightmaker.sqlite${ending}`))
        .filter((path) => existsSync(path))
        .map((path) => readFileSync(path, "latin1").toLowerCase());
      expect(bytes.length).toBeGreaterThan(0);
      for (const each of bytes) expect(each.replaceAll(`x${mail}`, "")).not.toContain(mail);
    });
});
