import { join } from "node:path";
import { CompiledQuery, Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseLead } from "../erase-lead.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { startPostgres, type TestPostgres } from "../testing/test-postgres.ts";
import { waitFor } from "../testing/wait-for.ts";
import { type LeadEntry, MissingFileError } from "./entries.ts";
import { leadsNaming } from "./lead-store.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import { nodeSqliteDialect } from "./sqlite-dialect.ts";
import { openStorage, type Storage } from "./storage.ts";
import type { FileRow, NewsRow, Tables } from "./tables.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const file = (more: Partial<FileRow> = {}): FileRow => ({
  id: crypto.randomUUID(),
  name: "图纸.pdf",
  type: "pdf",
  size: 10_485_759,
  sha256: "0".repeat(64),
  created_at: 1_790_000_000_000,
  lead_id: null,
  ...more,
});

const item = (more: Partial<NewsRow> = {}): NewsRow => ({
  id: "kerf",
  language: "zh",
  title: "割缝",
  author: "LightMaker",
  created_at: 1_790_000_000_000,
  type: "技术分享",
  content: "<p>割缝</p>",
  state: 1,
  photo_url: "",
  profile: "割缝",
  ...more,
});

describe.each(["sqlite", "postgres"] as const)("%s", (engine) => {
  let folder: TestFolder;
  let storage: Storage;
  let open: () => Promise<Storage>;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    folder = await createTestFolder();
    databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    open = () => openStorage({ dataDir: folder.path, databaseUrl, onIdleError: () => undefined });
    storage = await open();
  });
  afterEach(async () => {
    await storage.close();
    await folder.remove();
  });

  test("messages that were sent are deleted after their time, others never", async () => {
    const entries = [testEntry(), testEntry(), testEntry()];
    await storage.insert(entries);
    const [early, late] = entries;
    await storage.outbox.sent(early?.outbox.id ?? "", 1_000);
    await storage.outbox.sent(late?.outbox.id ?? "", 3_000);
    expect(await storage.outbox.removeSent(2_000)).toBe(1);
    expect(await storage.outbox.list()).toHaveLength(2);
    expect(await storage.outbox.dueElsewhere(["mail"], Date.now() + 1_000, 1_000_000, 10, 0)).toHaveLength(1);
  });

  test("a dump holds every row of every table once, also where a batch ends between two keys of a row", async () => {
    const ids = Array.from({ length: 1_201 }, (_, number) => `id-${number}`);
    const item = {
      title: "",
      author: "",
      created_at: 1,
      type: "",
      content: "",
      state: 1,
      photo_url: "",
      profile: "",
    };
    // An odd number of rows before the first pair: the batch of 500 ends within a pair.
    const news = ids.flatMap((id, index) =>
      (index === 0 ? ["zh"] : ["en", "zh"]).map((language) => ({ ...item, id, language })),
    );
    await storage.undump(
      (async function* batches() {
        for (let from = 0; from < news.length; from += 200)
          yield ["news", news.slice(from, from + 200)] as const;
      })(),
    );
    const visit = { path: "/", stay_ms: 1, network: "", created_at: 1 };
    await storage.insert(ids.map((id) => ({ visit: { ...visit, id } })));
    const seen = { visits: [] as string[], news: [] as string[] };
    await storage.dump(async (table, rows) => {
      if (table === "visits" || table === "news")
        seen[table].push(...rows.map((row) => [row["id"], row["language"]].filter(Boolean).join(" ")));
    });
    expect(seen.visits.toSorted()).toEqual(ids.toSorted());
    expect(seen.news.toSorted()).toEqual(news.map(({ id, language }) => `${id} ${language}`).toSorted());
  });

  test("a dump is of one moment, whatever comes in meanwhile", async () => {
    await storage.insert([testEntry()]);
    const other = await open();
    const seen = new Map<string, number>();
    await storage.dump(async (table, rows) => {
      seen.set(table, (seen.get(table) ?? 0) + rows.length);
      if (table === "leads") await other.insert([testEntry(), { file: file() }]);
    });
    await other.close();
    expect([seen.get("leads"), seen.get("outbox"), seen.get("files")]).toEqual([1, 1, undefined]);
    expect(await storage.outbox.list()).toHaveLength(2);
  });

  describe("files", () => {
    test("belong to the first lead that names them, also one of the same group", async () => {
      const [kept, orphan] = [file(), file()];
      const first = { ...testEntry(), fileId: kept.id };
      const second = { ...testEntry(), fileId: kept.id };
      await storage.insert([first, { file: kept }, { file: orphan }]);
      await storage.insert([second]);
      const lost = { ...testEntry(), fileId: "no such file" };
      await expect(storage.insert([testEntry(), lost])).rejects.toThrow(MissingFileError);
      expect(await storage.leads.find(lost.lead.id)).toBeUndefined();
      expect(await storage.files.ofLead(first.lead.id)).toEqual([{ ...kept, lead_id: first.lead.id }]);
      expect(await storage.files.ofLead(second.lead.id)).toEqual([]);
      expect(await storage.files.list()).toHaveLength(2);
      expect(await storage.files.find(orphan.id)).toEqual(orphan);
      expect(await storage.files.orphans(orphan.created_at)).toEqual([]);
      expect(await storage.files.orphans(orphan.created_at + 1)).toEqual([orphan]);
    });

    test.each([
      ["an id that leads out of the folder", { id: "../../etc/passwd-and-more" }],
      ["a name that leads out of the folder", { name: "a/../../cron.d/evil.pdf" }],
      ["a name with a control character", { name: "a\u0000.pdf" }],
    ])("are not taken from a forged backup with %s", async (_, forged) => {
      async function* rows() {
        yield ["files", [{ ...file(forged) }]] as const;
      }
      await expect(storage.undump(rows())).rejects.toThrow(
        /not the id of an uploaded file|no upload can have/,
      );
      expect(await storage.files.list()).toEqual([]);
    });

    test.each(["x", "null", "[1]", "", '{"name":{"toString":1}}'])(
      "keep out a lead whose payload is %j",
      async (payload) => {
        const { lead } = testEntry();
        async function* rows() {
          yield ["leads", [{ ...lead, payload }]] as const;
        }
        await expect(storage.undump(rows())).rejects.toThrow("no JSON object");
        expect(await storage.leads.list()).toEqual([]);
      },
    );

    test("are removed as orphans only while no lead names them", async () => {
      const [kept, orphan] = [file(), file()];
      const entry = { ...testEntry(), fileId: kept.id };
      await storage.insert([{ file: kept }, { file: orphan }, entry]);
      expect(await storage.files.removeOrphan(kept.id)).toBe(false);
      expect(await storage.files.removeOrphan(orphan.id)).toBe(true);
      expect(await storage.files.list()).toHaveLength(1);
      expect((await storage.files.release(entry.lead.id)).free).toEqual([kept.id]);
      expect(await storage.files.list()).toEqual([]);
    });

    /** Lead that names a file. */
    const naming = (fileId: string): LeadEntry => ({
      ...testEntry({ payload: JSON.stringify({ applicant: "王芳", url: `/api/file/${fileId}` }) }),
      fileId,
    });

    test("are found at the other leads that name them by an index, whatever else a lead says", async () => {
      const [shared, twin] = [`${"s".repeat(22)}1`, `${"s".repeat(22)}2`].map((id) => file({ id })) as [
        FileRow,
        FileRow,
      ];
      const first = naming(shared.id);
      const quotes = (id: string) => ({ email: "\u0000\ud800", name: `"url":"/api/file/${id}"` });
      const quoting = testEntry({ payload: JSON.stringify(quotes(shared.id)) });
      const other = { ...quotes("q".repeat(32)), url: `/api/file/${shared.id}?expires=1` };
      const heir = { ...testEntry({ payload: JSON.stringify(other) }), fileId: shared.id };
      await storage.insert([{ file: shared }, { file: twin }, first, naming(twin.id), quoting, heir]);
      const removed: string[] = [];
      const store = { remove: async (id: string) => void removed.push(id) };
      await eraseLead(storage, store, first.lead.id);
      expect(await storage.files.find(shared.id)).toMatchObject({ lead_id: heir.lead.id });
      expect(removed).toEqual([]);
      await eraseLead(storage, store, heir.lead.id);
      expect(removed).toEqual([shared.id]);

      const dialect =
        engine === "sqlite"
          ? nodeSqliteDialect(join(folder.path, "lightmaker.sqlite"))
          : postgresDialect(databaseUrl ?? "", () => undefined);
      const db = new Kysely<Tables>({ dialect });
      const { sql: text, parameters } = leadsNaming(db, shared.id).compile();
      const explain = engine === "sqlite" ? "explain query plan" : "explain";
      const plan = await db
        .connection()
        .execute(async (connection) => {
          // On so few rows PostgreSQL would read the table, if it could.
          if (engine === "postgres") await sql`set enable_seqscan = off`.execute(connection);
          return connection.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
        })
        .finally(() => db.destroy());
      expect(JSON.stringify(plan.rows)).toContain("leads_by_file");
    });

    test("of an erased lead are refused to a lead that comes before their bytes are gone", async () => {
      const only = file();
      const [first, again] = [naming(only.id), naming(only.id)];
      await storage.insert([{ file: only }, first]);
      const removed: string[] = [];
      const store = {
        async remove(id: string) {
          await expect(storage.insert([again])).rejects.toThrow(MissingFileError);
          removed.push(id);
        },
      };
      expect(await eraseLead(storage, store, first.lead.id)).toEqual({ files: 1, kept: [] });
      expect(removed).toEqual([only.id]);
      expect(await storage.leads.list()).toEqual([]);
    });

    test("are deleted at the second try if their bytes could not be deleted at the first", async () => {
      const only = file();
      const first = naming(only.id);
      await storage.insert([{ file: only }, first]);
      const away = { remove: () => Promise.reject(new Error("the bucket is away")) };
      await expect(eraseLead(storage, away, first.lead.id)).rejects.toThrow("away");
      const removed: string[] = [];
      await eraseLead(storage, { remove: async (id) => void removed.push(id) }, first.lead.id);
      expect(removed).toEqual([only.id]);
      expect(await storage.leads.list()).toEqual([]);
      // Of a forged backup: nothing that the store would refuse.
      const forged = { ...naming("x"), fileId: undefined };
      await storage.insert([forged]);
      expect((await storage.files.release(forged.lead.id)).free).toEqual([]);
    });

    test("go with the last lead that names them, also when all are erased at one moment", async () => {
      const other = await open();
      for (let round = 0; round < 20; round += 1) {
        const shared = file();
        const [first, again] = [naming(shared.id), naming(shared.id)];
        await storage.insert([{ file: shared }, first]);
        await storage.insert([again]);
        const removed: string[] = [];
        const store = { remove: async (id: string) => void removed.push(id) };
        const done = await Promise.all([
          eraseLead(storage, store, first.lead.id),
          eraseLead(round % 2 === 0 ? storage : other, store, again.lead.id),
        ]);
        expect(done.map((each) => each?.files).toSorted()).toEqual([0, 1]);
        expect(removed).toEqual([shared.id]);
        expect(await storage.files.find(shared.id)).toBeUndefined();
      }
      expect(await storage.leads.list()).toEqual([]);
      await other.close();
    });

    test("stay or are refused, whichever of two servers is first with a lead and an erasure", async () => {
      const other = await open();
      for (let round = 0; round < 40; round += 1) {
        const only = file();
        const [first, again] = [naming(only.id), naming(only.id)];
        await storage.insert([{ file: only }, first]);
        const [taken, { free }] = await Promise.all([
          other.insert([again]).then(
            () => true,
            (error: unknown) => {
              if (error instanceof MissingFileError) return false;
              throw error;
            },
          ),
          storage.files.release(first.lead.id),
        ]);
        expect(free).toEqual(taken ? [] : [only.id]);
        expect((await storage.files.find(only.id))?.lead_id).toBe(taken ? again.lead.id : undefined);
      }
      await other.close();
    });
  });

  test("erasing a lead erases what was waiting to be said about it, and nothing else", async () => {
    const first = Date.UTC(2020);
    const [erased, other] = [testEntry({ created_at: first }), testEntry({ created_at: first + 1 })];
    await storage.insert([erased, other]);
    await storage.outbox.spread(erased.outbox, ["mail", "json-1"], 5);
    expect(await storage.leads.before(first + 1)).toEqual([erased.lead]);
    expect(await storage.leads.idsBefore(first + 1)).toEqual([erased.lead.id]);
    expect(await storage.leads.erase(erased.lead.id)).toBe(true);
    expect(await storage.leads.erase(erased.lead.id)).toBe(false);
    expect(await storage.leads.find(erased.lead.id)).toBeUndefined();
    expect(await storage.leads.list()).toEqual([other.lead]);
    expect(await storage.outbox.list()).toEqual([other.outbox]);
  });

  test("visits are kept until they are too old", async () => {
    const visit = (created_at: number) => ({
      id: crypto.randomUUID(),
      path: "/en/about/news",
      stay_ms: 12_500,
      network: "203.0.113.0",
      created_at,
    });
    const visits = [visit(1), visit(2), visit(3)];
    await storage.insert(visits.map((each) => ({ visit: each })));
    expect(await storage.listVisits()).toEqual(visits);
    expect(await storage.removeVisits(3)).toBe(2);
    expect(await storage.listVisits()).toEqual(visits.slice(2));
  });

  test("questions asked in vain are stored once, and go when they are old", async () => {
    const questions = [1, 2, 3].map((created_at) => ({
      id: `q${created_at}`,
      question: "火星上有经销商吗？🙂",
      language: "zh",
      created_at,
    }));
    await storage.insert(questions.map((unanswered) => ({ unanswered })));
    await storage.insert(questions.map((unanswered) => ({ unanswered })));
    expect(await storage.listUnanswered()).toEqual(questions);
    expect(await storage.removeUnanswered(3)).toBe(2);
    expect(await storage.listUnanswered()).toEqual(questions.slice(2));
  });

  describe("the outbox", () => {
    test("a message of a channel that others may serve is left to them for a time", async () => {
      const entry = testEntry({}, { next_at: 100 });
      await storage.insert([entry]);
      await storage.outbox.spread(entry.outbox, ["json-1"], 200);
      const left = (now: number, limit = 10) =>
        storage.outbox.dueElsewhere(["mail"], now, 10_000, limit, 1_000);
      expect(await left(1_199)).toEqual([]);
      expect(await left(1_200)).toMatchObject([{ id: `${entry.outbox.id}.json-1` }]);
      const unspread = testEntry({}, { next_at: 300 });
      await storage.insert([unspread]);
      expect(await left(301)).toEqual([unspread.outbox]);
      expect(await left(1_200)).toHaveLength(2);
      expect(await left(1_200, 1)).toEqual([unspread.outbox]);
      // Written with a wrong clock.
      await storage.outbox.retry([`${entry.outbox.id}.json-1`], 20_000);
      expect(await left(9_999)).toHaveLength(2);
      expect(await left(10_000)).toHaveLength(1);
    });

    test("is spread over the channels once, however often it is tried", async () => {
      const entry = testEntry({}, { next_at: 100 });
      await storage.insert([entry]);
      expect(await storage.outbox.dueElsewhere(["mail"], 99, 10_000, 10, 0)).toEqual([]);
      expect(await storage.outbox.dueElsewhere(["mail"], 100, 10_000, 10, 0)).toEqual([entry.outbox]);
      await storage.outbox.spread(entry.outbox, ["mail", "wecom-1"], 200);
      await storage.outbox.spread(entry.outbox, ["mail", "wecom-1"], 300);
      const due = [
        ...(await storage.outbox.due("mail", 400, 10_000, 10)),
        ...(await storage.outbox.dueElsewhere(["mail"], 400, 10_000, 10, 0)),
      ];
      expect(await storage.outbox.dueElsewhere(["mail", "wecom-1"], 400, 10_000, 10, 0)).toEqual([]);
      expect(due.map(({ id, channel }) => [id, channel])).toEqual([
        [`${entry.outbox.id}.mail`, "mail"],
        [`${entry.outbox.id}.wecom-1`, "wecom-1"],
      ]);
      expect(await storage.outbox.count()).toEqual({ waiting: 2, dead: 0 });
    });

    test("is not held up by a time that a wrong clock set", async () => {
      const entry = testEntry({}, { next_at: 20_001, channel: "mail" });
      await storage.insert([entry]);
      expect(await storage.outbox.due("mail", 10_001, 10_000, 10)).toEqual([]);
      expect(await storage.outbox.due("mail", 10_000, 10_000, 10)).toEqual([entry.outbox]);
    });

    test("gives a row to one of many claimers, and back when its time has passed", async () => {
      const entry = testEntry({}, { next_at: 100, channel: "mail" });
      await storage.insert([entry]);
      const claims = await Promise.all(
        Array.from({ length: 5 }, () => storage.outbox.claim(entry.outbox, 1_000)),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await storage.outbox.due("mail", 999, 10_000, 10)).toEqual([]);
      expect(await storage.outbox.due("mail", 1_000, 10_000, 10)).toEqual([
        { ...entry.outbox, tries: 1, next_at: 1_000 },
      ]);
    });

    test("does not count an attempt that was postponed, and gives it to nobody who read it before", async () => {
      const entry = testEntry({}, { next_at: 100, channel: "mail" });
      await storage.insert([entry]);
      await storage.outbox.claim(entry.outbox, 1_000);
      await storage.outbox.postponed(entry.outbox, "too many", 500);
      expect(await storage.outbox.list()).toMatchObject([{ tries: 0, next_at: 500, last_error: "too many" }]);
      expect(await storage.outbox.claim(entry.outbox, 1_000)).toBe(false);
    });

    test("is tried again when told to during an attempt, whatever comes of that", async () => {
      for (const end of ["failed", "given up", "postponed"]) {
        const entry = testEntry({}, { next_at: 100, channel: "mail", tries: 19 });
        await storage.insert([entry]);
        const { id } = entry.outbox;
        expect(await storage.outbox.claim(entry.outbox, 1_000)).toBe(true);
        await storage.outbox.retry([id], 200);
        if (end === "postponed") await storage.outbox.postponed(entry.outbox, "too many", 9_000);
        else await storage.outbox.failed({ id, tries: 20 }, "500", end === "failed" ? 9_000 : null, 300);
        expect((await storage.outbox.list()).find((row) => row.id === id)).toMatchObject({
          tries: 0,
          next_at: 200,
          dead_at: null,
          last_error: null,
        });
      }
    });

    test("keeps why it failed, gives up, and tries again when told to", async () => {
      const entry = testEntry({}, { channel: "mail" });
      const { id } = entry.outbox;
      await storage.insert([entry]);
      await storage.outbox.failed({ id, tries: 0 }, "connection refused", 500, 50);
      expect(await storage.outbox.list()).toMatchObject([{ last_error: "connection refused", next_at: 500 }]);
      await storage.outbox.failed({ id, tries: 0 }, "no such mailbox", null, 600);
      expect(await storage.outbox.due("mail", 9_999, 10_000, 10)).toEqual([]);
      expect(await storage.outbox.count()).toEqual({ waiting: 0, dead: 1 });
      expect(await storage.outbox.retry([id, "no such row"], 700)).toBe(1);
      expect(await storage.outbox.due("mail", 700, 10_000, 10)).toMatchObject([
        { id, tries: 0, dead_at: null },
      ]);
      await storage.outbox.sent(id, 800);
      expect(await storage.outbox.retry([id], 900)).toBe(0);
      expect(await storage.outbox.retry([], 900)).toBe(0);
      expect(await storage.outbox.count()).toEqual({ waiting: 0, dead: 0 });
      expect(await storage.outbox.list()).toMatchObject([{ sent_at: 800, last_error: null }]);
    });
  });

  test("news are replaced by id and language, published by id, and every change counts", async () => {
    const { published } = storage;
    expect(await published.version("news")).toBe(0);
    const english = item({ language: "en", title: "Kerf" });
    const newer = item({ id: "lens", created_at: item().created_at + 1, state: 0 });
    await published.putNews([item({ title: "旧" }), english, newer]);
    await published.putNews([item()]);
    expect(await published.version("news")).toBe(2);
    expect(await published.news("zh")).toEqual([newer, item()]);
    expect(await published.news("en")).toEqual([english]);
    expect(await published.setNewsState("kerf", 0)).toBe(2);
    expect(await published.setNewsState("no such item", 1)).toBe(0);
    expect(await published.version("news")).toBe(3);
    expect((await published.news()).map(({ state }) => state)).toEqual([0, 0, 0]);
  });

  test("SEO entries are replaced by path", async () => {
    const entry = { path: "/", title: "首页", keyword: "", describe: "一" };
    await storage.published.putSeo([entry, { ...entry, path: "/en" }]);
    await storage.published.putSeo([{ ...entry, describe: "二" }]);
    expect(await storage.published.seo()).toEqual([
      { ...entry, describe: "二" },
      { ...entry, path: "/en" },
    ]);
    expect(await storage.published.version("seo")).toBe(2);
    expect(await storage.published.version("news")).toBe(0);
  });

  test("a secret is the same for every server and at every start", async () => {
    const other = await open();
    const [one, two] = await Promise.all([storage.secret("links", "a"), other.secret("links", "b")]);
    expect(one).toBe(two);
    await other.close();
    expect(await storage.secret("links", "c")).toBe(one);
  });
});

test("a storage closes although a PostgreSQL that hangs holds a statement", async () => {
  const folder = await createTestFolder();
  const databaseUrl = await postgres.createDatabase();
  const storage = await openStorage({ dataDir: folder.path, databaseUrl, onIdleError: () => undefined });
  const locker = new pg.Client(databaseUrl);
  await locker.connect();
  await locker.query("begin; lock table leads in access exclusive mode");
  const listed = expect(storage.leads.list()).rejects.toThrow("Connection terminated");
  await waitFor("it waits for the table", async () => {
    const { rowCount } = await locker.query("select from pg_locks where not granted");
    return rowCount !== 0;
  });
  await storage.close();
  await listed;
  await locker.end();
  await folder.remove();
});
