import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runAdmin } from "../admin/run.ts";
import { openStorage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { parseCsv } from "./csv.ts";
import { sanitise } from "./news-html.ts";
import { readNews } from "./news-import.ts";

let folder: TestFolder | undefined;
let environment: Record<string, string>;
beforeEach(async () => {
  folder = await createTestFolder();
  environment = { DATA_DIR: folder.path };
  await makeDatabase();
});
afterEach(() => folder?.remove());

/** Creates the database, as the server does at its start. */
async function makeDatabase(): Promise<void> {
  const dataDir = environment["DATA_DIR"] ?? "";
  await (await openStorage({ dataDir, onIdleError: () => undefined })).close();
}

/** Creates a folder with files to import, and returns its path. */
async function put(files: Record<string, string>): Promise<string> {
  await folder?.remove();
  folder = await createTestFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`in/${name}`, text])),
  );
  environment = { DATA_DIR: `${folder.path}/data` };
  await makeDatabase();
  return `${folder.path}/in`;
}

async function admin(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runAdmin(words, environment, (line) => lines.push(line));
  return lines.join("\n");
}

const markdown = (front: string, text = "正文") => `---\n${front}\n---\n${text}\n`;
const front = "title: 割缝\ncreateTime: 2026-05-12\ntype: 技术分享\nprofile: 一句话";
const item = {
  id: "kerf",
  language: "en",
  title: "Kerf",
  createTime: "2026-05-12T09:30:00+08:00",
  type: "product",
  profile: "One sentence",
  content: "<p>Text</p>",
};

describe("the character U+0000, which only one of the engines could store,", () => {
  const refused = (place: string, name: string) =>
    `${place}: ${name} holds the character U+0000, which PostgreSQL cannot store. Take it out.`;

  test("is refused in news of every format, by place and name, and nothing is stored", async () => {
    const path = await put({
      "a.zh.md": markdown(front, "正\0文"),
      "b.zh.md": markdown(front.replace("割缝", '"割\\0缝"')),
      "c.json": JSON.stringify([item, { ...item, id: "other", author: "x\0" }]),
      "d.csv": "id,language,title\nkerf,en,K\0erf",
    });
    const error: unknown = await admin("news", "import", path).catch((caught: unknown) => caught);
    for (const [place, name] of [
      ["a.zh.md", "the text"],
      ["b.zh.md", "title"],
      ["c.json, record 2", "author"],
      ["d.csv, record 1", "title"],
    ] as const)
      expect(String(error)).toContain(refused(place, name));
    expect(String(error)).not.toContain("record 1: author");
    expect(await admin("news", "list")).not.toContain("kerf");
  });

  test("is refused in SEO entries", async () => {
    const path = await put({ "seo.json": JSON.stringify([{ path: "/", title: "a\0b" }]) });
    await expect(admin("seo", "import", path)).rejects.toThrow(refused("seo.json, record 1", "title"));
  });

  test("does not come out of HTML or Markdown that names it", async () => {
    const content = "<p>a&#0;b&#x0;c</p>";
    const path = await put({
      "a.json": JSON.stringify([{ ...item, content }]),
      "b.en.md": markdown(front, content),
    });
    for (const row of await readNews(path)) expect(row.content).not.toContain("\0");
  });
});

describe("news", () => {
  test("come from Markdown, with id and language in the name", async () => {
    const path = await put({
      "kerf.zh.md": markdown(`${front}\nphotoUrl: media:materials/wood/puzzle`, "# 标题\n\n**粗**"),
    });
    expect(await readNews(path)).toEqual([
      {
        id: "kerf",
        language: "zh",
        title: "割缝",
        author: "LightMaker",
        created_at: Date.UTC(2026, 4, 12, 12),
        type: "技术分享",
        content: "<h2>标题</h2>\n<p><strong>粗</strong></p>",
        photo_url: "media:materials/wood/puzzle",
        profile: "一句话",
      },
    ]);
  });

  test("come from JSON and CSV alike", async () => {
    const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(",");
    const header = quoted(Object.keys(item));
    const record = quoted(Object.values(item));
    const [json] = await readNews(await put({ "a.json": JSON.stringify([item]) }));
    const [csv] = await readNews(await put({ "a.csv": `\ufeff${header}\r\n${record}\r\n` }));
    expect(json).toMatchObject({ id: "kerf", created_at: Date.UTC(2026, 4, 12, 1, 30) });
    expect(csv).toEqual(json);
  });

  test("lose their scripts in every format before they are stored", async () => {
    const hostile = '<p onclick="x()">safe</p><script>alert(1)</script><a href="javascript:x()">a</a>';
    const header = Object.keys(item).join(",");
    const record = Object.entries(item).map(
      ([name, value]) => `"${(name === "content" ? hostile : value).replaceAll('"', '""')}"`,
    );
    const files = {
      "kerf.zh.md": markdown(front, hostile),
      "a.json": JSON.stringify([{ ...item, content: hostile }]),
      "a.csv": `${header}\r\n${record.join(",")}\r\n`,
    };
    for (const [name, content] of Object.entries(files)) {
      const [row] = await readNews(`${await put({ [name]: content })}/${name}`);
      expect([name, row?.content]).toEqual([name, "<p>safe</p><a>a</a>"]);
    }
  });

  test.each([
    ["12/05/2026", "is no date"],
    ["2026-02-31", "is no date"],
    ["2026-02-31T10:00Z", "is no date"],
    ["2026-05-12T10:00", "is no date"],
    ["2026-05-12 10:00Z", "is no date"],
    ["5", "is no date"],
    ["", "is no date"],
  ])("are refused with the time %j", async (createTime, message) => {
    const path = await put({ "a.json": JSON.stringify([{ ...item, createTime }]) });
    await expect(readNews(path)).rejects.toThrow(`a.json, record 1: createTime ${message}`);
  });

  test.each([["3000000000"], [2], [-1], ["published"]])("are refused with the state %j", async (state) => {
    const path = await put({ "a.json": JSON.stringify([{ ...item, state }]) });
    await expect(readNews(path)).rejects.toThrow("a.json, record 1: state is neither 1 (published) nor 0.");
  });

  test("are published with an empty cell for state and author, by LightMaker", async () => {
    const cells = { ...item, state: "", author: "" };
    const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(",");
    const path = await put({ "a.csv": `${quoted(Object.keys(cells))}\n${quoted(Object.values(cells))}\n` });
    expect((await readNews(path))[0]).toMatchObject({ author: "LightMaker" });
    await admin("news", "import", path);
    expect(await admin("news", "list")).toMatch(/kerf +en +2026-05-12 +published/);
  });

  test("are refused with the address of a picture that nobody can read", async () => {
    const path = await put({ "a.json": JSON.stringify([{ ...item, photoUrl: "https://[bad" }]) });
    await expect(readNews(path)).rejects.toThrow("photoUrl is no address that can be read.");
  });

  test("are refused as a whole, with every fault named", async () => {
    const path = await put({
      "bad.de.md": markdown("title: ''\ncreateTime: soon\nphotoUrl: //evil.example/x.png\nprofile: p"),
      "good.zh.md": markdown(front),
      "no-front.zh.md": "Text",
    });
    await expect(readNews(path)).rejects.toThrow("no-front.zh.md: has no front matter");
    const rest = await put({
      "bad.de.md": markdown("title: ''\ncreateTime: soon\nphotoUrl: //evil.example/x.png\nprofile: p"),
      "good.zh.md": markdown(front),
      "twin.json": JSON.stringify([{ ...item, id: "good", language: "zh" }]),
    });
    const error = await readNews(rest).catch((caught: Error) => caught.message);
    for (const fault of [
      "Nothing was imported:",
      "bad.de.md: language is none of zh, en.",
      "bad.de.md: title is empty.",
      "bad.de.md: createTime is no date: write 2026-05-12",
      "bad.de.md: type is missing.",
      "bad.de.md: photoUrl is neither https://",
      "twin.json, record 1: there is another record of good in zh.",
    ]) {
      expect(error).toContain(fault);
    }
  });

  test.each([
    ["no.txt", "text", "only files ending in .md, .json, .csv can be imported"],
    ["no.json", "{}", "is not a list"],
    ["no.json", "[1]", "record 1 is not an object"],
    ["no.csv", "id,title\n1", "record 1 has 1 fields, but the header has 2"],
    ["no.csv", 'id\n"1', "a quote is missing or too many"],
    ["no.csv", "id;title\n1;a", "the columns must be separated by commas"],
  ])("%s with %j: %s", async (name, text, message) => {
    await expect(readNews(`${await put({ [name]: text })}/${name}`)).rejects.toThrow(message);
  });

  // Found by fuzzing: another parser ended with "Maximum call stack size exceeded" at the first, and took seconds for the others.
  test.each([
    ["quotes in quotes", "> ".repeat(5_000), "<blockquote>"],
    ["emphasis without end", "a*".repeat(5_000), "<em>a</em>"],
    ["marks that open nothing", "{*title: ".repeat(1_100), "{*title: "],
  ])("with %s are read", async (_, content, expected) => {
    const path = await put({
      "a.zh.md": `---\ntitle: 标题\ncreateTime: 2026-05-12\ntype: company\nprofile: 简介\n---\n${content}`,
    });
    expect((await readNews(path))[0]?.content).toContain(expected);
  });

  test("that are nowhere are refused", async () => {
    await expect(readNews("/no/such/folder")).rejects.toThrow("there is no such file or folder");
    await expect(readNews(await put({ "a.txt": "" }))).rejects.toThrow("holds no file ending in");
  });
});

test.each([
  ["<script>alert(1)</script><p onclick=x>a</p>", "<p>a</p>"],
  ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ['<a href="//evil.example">a</a>', "<a>a</a>"],
  ['<img src=x onerror="alert(1)">', '<img src="x" />'],
  ['<img src="data:image/svg+xml,x">', "<img />"],
  ['<iframe src="https://evil.example"></iframe>', ""],
  ["<p style='position:fixed' class=x id=y>a</p>", "<p>a</p>"],
  ["<svg><script>1</script></svg><math><mi>", ""],
  ["<h1>a</h1>", "<h2>a</h2>"],
  ["a &lt;b&gt; <!-- c -->", "a &lt;b&gt;"],
])("%s becomes %j", (html, clean) => {
  expect(sanitise(html)).toBe(clean);
});

test("CSV may hold commas, quotes, line breaks and empty lines", () => {
  expect(parseCsv('a,b\n"1, ""x""","2\r\n3"\n\n,')).toEqual([
    { a: '1, "x"', b: "2\r\n3" },
    { a: "", b: "" },
  ]);
  expect(parseCsv("a\n")).toEqual([]);
});

describe("admin", () => {
  test("refuses files that are not UTF-8 by name, and stores nothing of them", async () => {
    const path = await put({ "seo.json": JSON.stringify([{ path: "/", title: "首页" }]) });
    await admin("seo", "import", path);
    // "激光" in GBK, as a Chinese Excel saves it.
    const gbk = Buffer.from([0xbc, 0xa4, 0xb9, 0xe2]);
    writeFileSync(join(path, "s.csv"), Buffer.concat([Buffer.from("path,title\n/,"), gbk]));
    writeFileSync(join(path, "n.zh.md"), Buffer.concat([Buffer.from("---\ntitle: "), gbk]));
    for (const [kind, name] of [
      ["seo", "s.csv"],
      ["news", "n.zh.md"],
    ] as const)
      await expect(admin(kind, "import", join(path, name))).rejects.toThrow(
        `${name}: is not UTF-8: save it as UTF-8 (in Excel "CSV UTF-8").`,
      );
    expect(JSON.parse(await admin("seo", "export", "--json"))).toMatchObject([{ title: "首页" }]);
    expect(await admin("news", "list")).not.toContain("zh");
    // Excel reads the export as UTF-8 only with this mark.
    expect((await admin("seo", "export", "--csv")).startsWith("\ufeffpath,title")).toBe(true);
  });

  test("keeps the SEO fields that a file does not have, empties those that it leaves empty, and names both", async () => {
    const entry = { path: "/en", title: "Title", keyword: "k", describe: "d" };
    const path = await put({
      "seo.json": JSON.stringify([entry]),
      "titles.csv": "path,title\n/en,Only title\n",
    });
    await admin("seo", "import", join(path, "seo.json"));
    expect(await admin("seo", "import", join(path, "titles.csv"), "--dry-run")).toContain(
      "changed  /en  (title)  Only title",
    );
    await admin("seo", "import", join(path, "titles.csv"));
    const stored = async (): Promise<unknown> => JSON.parse(await admin("seo", "export", "--json"));
    expect(await stored()).toEqual([{ ...entry, title: "Only title" }]);
    const columns = await createTestFolder({ "a.csv": "path,keyword,describe\n/en,,new\n" });
    expect(await admin("seo", "import", columns.path)).toContain(
      "changed  /en  (keyword, describe)  Only title",
    );
    expect(await stored()).toEqual([{ path: "/en", title: "Only title", keyword: "", describe: "new" }]);
    await columns.remove();
    const untitled = await createTestFolder({ "a.csv": "path,keyword\n/new,k\n" });
    await expect(admin("seo", "import", untitled.path)).rejects.toThrow("a.csv, record 1: title is missing.");
    await untitled.remove();
  });

  test.each([
    ["", "a.csv: holds no record."],
    ["path,title\n", "a.csv: holds no record."],
    ["Path,Title\n/,a\n", "a.csv: the header has no column path, but Path, Title."],
  ])("refuses SEO entries from %j", async (text, message) => {
    await expect(admin("seo", "import", await put({ "a.csv": text }))).rejects.toThrow(
      `Nothing was imported:\n  ${message}`,
    );
  });

  test("names the line at which front matter is no YAML, in one line of its own words", async () => {
    const path = await put({ "a.zh.md": markdown("title: 割缝\ntags: [a\n- b\nprofile: x") });
    const error: unknown = await admin("news", "import", path).catch((caught: unknown) => caught);
    expect(String(error)).toMatch(
      /^ImportError: Nothing was imported:\n {2}a\.zh\.md: line 4 of the front matter cannot be read: [^\n]+ into quotes\.$/,
    );
  });

  test("notes SEO entries of pages that the built site does not have, and deletes them", async () => {
    const path = await put({
      "seo.json": JSON.stringify(
        ["/en", "/en/nowhere", "/en?model=a", "/en?model=b"].map((at) => ({ path: at, title: "T" })),
      ),
    });
    const site = await createTestFolder({
      "index.html": "",
      "en/index.html": "",
      "model-heads.json": '[{"path":"/en?model=a"}]',
    });
    environment["SITE_DIR"] = site.path;
    const lines = (await admin("seo", "import", path)).split("\n");
    await expect(admin("seo", "delete", "/en")).rejects.toThrow("/en is a page of the site");
    for (const at of ["/en/nowhere", "/en?model=a"])
      expect(await admin("seo", "delete", at)).toBe(`${at}: deleted.`);
    await expect(admin("seo", "delete", "/en/nowhere")).rejects.toThrow('no entry "/en/nowhere"');
    await site.remove();
    expect(JSON.parse(await admin("seo", "export", "--json"))).toMatchObject([
      { path: "/en" },
      { path: "/en?model=b" },
    ]);
    expect(lines.filter((line) => line.startsWith("note"))).toEqual([
      "note     /en/nowhere  The built site has no such page.",
      "note     /en?model=b  The built site has no such page.",
    ]);
  });

  test("notes news whose picture is not there", async () => {
    const photos = ["media:news/kerf", "media:news/nothing", "/media/a.avif", ""];
    const path = await put({
      "a.json": JSON.stringify(photos.map((photoUrl, index) => ({ ...item, id: `item-${index}`, photoUrl }))),
    });
    const media = await createTestFolder({ "news/kerf-640.0a1b.avif": "" });
    environment["MEDIA_DIR"] = media.path;
    const lines = (await admin("news", "import", path)).split("\n");
    await media.remove();
    expect(lines.filter((line) => line.startsWith("note"))).toEqual([
      "note       item-1 (en)  There is no picture media:news/nothing: it is shown without one.",
    ]);
  });

  test("imports what has changed, after a dry run that stores nothing", async () => {
    const path = await put({ "kerf.zh.md": markdown(front), "kerf.json": JSON.stringify([item]) });
    expect(await admin("news", "import", path, "--dry-run")).toContain(
      "Dry run: 2 of 2 items would be stored.",
    );
    expect(await admin("news", "list")).not.toContain("kerf");
    expect(await admin("news", "import", path)).toContain("new        kerf (zh)  割缝");
    expect(await admin("news", "import", path)).toContain("0 of 2 items stored.");
    expect(await admin("news", "list")).toMatch(/kerf +zh +2026-05-12 +published +技术分享 +割缝/);
    expect(await admin("news", "unpublish", "kerf")).toBe("kerf: no longer published in 2 languages.");
    // Without a state in the file, what was taken off stays so.
    expect(await admin("news", "import", path)).toContain("0 of 2 items stored.");
    writeFileSync(join(path, "kerf.zh.md"), markdown(`${front}\nstate: 1`));
    expect(await admin("news", "import", path)).toContain("note       kerf (zh)  is published again.");
    expect(await admin("news", "list")).toMatch(/kerf +en +2026-05-12 +state 0/);
    expect(await admin("news", "list")).toMatch(/kerf +zh +2026-05-12 +published/);
  });

  test("takes endings in capitals, and names what it leaves out", async () => {
    const path = await put({ "kerf.zh.MD": markdown(front), "notes.txt": "", "older/kerf.en.md": "" });
    expect(await admin("news", "import", path)).toBe(
      "skipped    notes.txt\nskipped    older\nnew        kerf (zh)  割缝\n1 of 1 items stored.",
    );
    const seo = await put({ "seo.JSON": JSON.stringify([{ path: "/x", title: "X" }]), "photo.png": "" });
    expect(await admin("seo", "import", seo)).toContain("skipped    photo.png");
  });

  test("exports SEO entries to a spreadsheet without formulas, and takes them back as they were", async () => {
    const entry = {
      path: "/x",
      title: '=HYPERLINK("https://evil.example")',
      keyword: "＝1;@a",
      describe: "'-1\t+1",
    };
    await admin("seo", "import", await put({ "seo.json": JSON.stringify([entry]) }));
    const csv = await admin("seo", "export", "--csv");
    expect(csv).toContain(`/x,"'=HYPERLINK(""https://evil.example"")",'＝1;'@a,''-1\t'+1`);
    const again = await createTestFolder({ "seo.csv": csv });
    expect(await admin("seo", "import", again.path)).toBe("0 of 1 entries stored.");
    expect(JSON.parse(await admin("seo", "export", "--json"))).toEqual([entry]);
    await again.remove();
  });

  test("exports SEO entries as it imports them", async () => {
    const entry = { path: "/en/x", title: 'A "title", quoted', keyword: "", describe: "d" };
    const path = await put({ "seo.json": JSON.stringify([entry, { path: "/", title: "首页" }]) });
    expect(await admin("seo", "import", path)).toContain("2 of 2 entries stored.");
    expect(JSON.parse(await admin("seo", "export", "--json"))).toContainEqual(entry);
    const again = await createTestFolder({ "seo.csv": await admin("seo", "export", "--csv") });
    expect(await admin("seo", "import", again.path)).toBe("0 of 2 entries stored.");
    await again.remove();
    const bad = await createTestFolder({ "seo.json": '[{"path":"x","title":"a\\nb"}]' });
    await expect(admin("seo", "import", bad.path)).rejects.toThrow(
      /path is no path such as .*\n.*title has a line break/,
    );
    await bad.remove();
  });

  test.each([
    [[], "Usage: lightmaker-admin"],
    [["news", "sing"], 'There is no command "news sing".'],
    [["news", "import"], "It is `news import <file or folder> [--dry-run]`"],
    [["news", "publish", "nothing"], 'There is no news item "nothing".'],
    [["news", "list", "--loud"], "--loud"],
  ])("%j is answered by what can be done", async (words, message) => {
    await expect(admin(...words)).rejects.toThrow(message);
  });
});
