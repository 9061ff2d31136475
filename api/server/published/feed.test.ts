import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import type { NewsRow } from "../storage/tables.ts";
import { toFeed } from "./feed.ts";
import { toNewsItems } from "./news-items.ts";

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Parses XML like a feed reader. @throws Error if it is not well-formed or a name has no namespace */
function readXml(xml: string): readonly Element[] {
  const read: Element[] = [];
  const open: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    open.push({ name, attributes: Object.fromEntries(values), text: "" });
  });
  parser.on("text", (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on("closetag", () => {
    const done = open.pop();
    if (done) read.push(done);
  });
  parser.write(Buffer.from(xml).toString()).close();
  return read;
}

const item = (typed: string): NewsRow => ({
  id: "kerf",
  language: "zh",
  title: typed,
  author: typed,
  created_at: 1_790_000_000_000,
  type: typed,
  content: typed,
  state: 1,
  photo_url: "",
  profile: typed,
});

const codes = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

describe.each(["zh", "en"] as const)(
  "the feed in %s is valid XML and says what was typed, with",
  (language) => {
    test.each([
      ["markup", "</title></entry><entry><script>alert(1)</script>&<!-- ]]> <![CDATA[ <?xml \"' />"],
      ["entities", "&amp; &lt;b&gt; &#0; &#x1f; &nbsp; &unknown; &"],
      ["a document type", '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;'],
      ["line ends", "a\nb\tc"],
      ["odd letters", "字😀\u00a0\u2028\u2029\u202e\ufeff\u{1fffe}\u{10ffff}"],
    ])("%s", (_, typed) => {
      const read = readXml(toFeed([item(typed)], language, "https://www.example.com"));
      const texts = (name: string): readonly string[] =>
        read.filter((each) => each.name === name).map(({ text }) => text);
      expect(texts("title")).toContain(typed);
      expect(texts("name")).toContain(typed);
      expect([texts("summary"), texts("content")]).toEqual([[typed], [typed]]);
      const [category] = read.filter(({ name }) => name === "category");
      // A reader converts line ends in attributes to spaces (XML 1.0, section 3.3.3).
      expect(category?.attributes["term"]).toBe(typed.replace(/[\n\t]/g, " "));
      expect(texts("entry")).toHaveLength(1);
      expect(read.map(({ name }) => name)).not.toContain("script");
    });

    test.each([
      ["every control character", codes(0, 0x1f) + codes(0x7f, 0x9f)],
      ["what is no character", "\ufffe\uffff"],
      ["halves of characters", "a\ud800b\udc00c\udfff\ud800"],
    ])("%s, which no XML can hold", (_, typed) => {
      const read = readXml(toFeed([item(`a${typed}z`)], language, "https://www.example.com"));
      const [title] = read.filter(({ name, text }) => name === "title" && text.startsWith("a"));
      expect(title?.text.endsWith("z")).toBe(true);
    });

    test("holds published items only", () => {
      const items = [
        { ...item("draft"), state: 0 },
        { ...item("out"), id: "b" },
        { ...item("odd"), state: 2 },
      ];
      const read = readXml(toFeed(items, language, "https://www.example.com"));
      const summaries = read.filter(({ name }) => name === "summary").map(({ text }) => text);
      expect(summaries).toEqual(["out"]);
    });

    test("has what Atom asks for (RFC 4287)", () => {
      const read = readXml(
        toFeed([item("a"), { ...item("b"), id: "b" }], language, "https://www.example.com"),
      );
      const all = (name: string) => read.filter((each) => each.name === name);
      const [feed] = all("feed");
      expect(feed?.attributes).toMatchObject({
        xmlns: "http://www.w3.org/2005/Atom",
        "xml:base": "https://www.example.com/",
      });
      expect([all("id"), all("title"), all("updated"), all("author")].map(({ length }) => length)).toEqual([
        3, 3, 3, 3,
      ]);
      for (const { text } of all("updated")) expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      for (const { text } of all("id")) expect(URL.canParse(text)).toBe(true);
    });
  },
);

test("an item with a time that is no date is left out of the feed and of the news", () => {
  const rows = [item("kept"), { ...item("forged"), created_at: 8.64e15 + 1 }];
  expect(toFeed(rows, "zh", "https://www.example.com")).not.toContain("forged");
  expect(toNewsItems(rows, new Map()).map(({ title }) => title)).toEqual(["kept"]);
});
