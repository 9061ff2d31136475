import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { headersAndFooters } from "./cover.ts";
import { openFaces } from "./faces.ts";
import { linesOf, type Setting, type TextStyle } from "./lines.ts";
import type { PdfWriter } from "./pdf-writer.ts";
import { print } from "./print.ts";
import type { PrintPaper } from "./print-paper.ts";
import { stylesOf } from "./styles.ts";

const style: TextStyle = { size: 10, leading: 16, color: "#000000" };

/** Test setting in which Latin letters are half as wide as high, and all others are square. */
const setting = (chinese: boolean): Setting => ({
  chinese,
  latinHas: (character) => character < "\u0100" || "“”".includes(character),
  measure: (text, face, size) => [...text].length * size * (face.startsWith("han") ? 1 : 0.5),
});

const set = (text: string, width: number, chinese = true) =>
  linesOf(text, style, width, setting(chinese)).map(({ segments }) =>
    segments.map((part) => part.text).join(""),
  );

describe("linesOf", () => {
  test("never starts a line with closing punctuation or ends one with opening punctuation", () => {
    expect(set("激光切割机，第一件", 50)).toEqual(["激光切割", "机，第一件"]);
    for (const line of set("先看焦点（在料面上），再看“水”；都好了，才开机。", 60)) {
      expect("，。；）”").not.toContain(line[0]);
      expect("（“").not.toContain(line.at(-1));
    }
  });

  test("never breaks between a figure and its unit, or inside a Latin word", () => {
    expect(set("长边一共是 500\u2009\u2060mm 整", 75)).toEqual(["长边一共是", "500 mm 整"]);
    expect(set("用 LightMaker 切", 60)).toEqual(["用", "LightMaker", "切"]);
    expect(set("one two three", 40, false)).toEqual(["one two", "three"]);
  });

  test("justifies Chinese except the last line, and leaves English ragged", () => {
    const [first, last] = linesOf("激光切割机床，第一件作品", style, 78, setting(true));
    expect(first?.width).toBeCloseTo(78, 6);
    expect(last?.width).toBeLessThan(78);
    expect(linesOf("one two three", style, 40, setting(false))[0]?.width).toBe(35);
  });
});

const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@embedpdf/fonts-sc")),
  "../fonts",
);
const latin = (name: string) => readFileSync(path.join(import.meta.dirname, "../fonts", `Geist-${name}.ttf`));
const han = (name: string) => readFileSync(path.join(fonts, `NotoSansHans-${name}.otf`));

const paper: PrintPaper = {
  model: "Light 530",
  machineType: "桌面 CO₂ 激光切割雕刻机",
  title: "规格表",
  lead: "一句话。",
  headline: [{ value: "600 mm/s", label: "最高速度" }],
  chapters: [
    {
      title: "技术参数",
      blocks: [
        { type: "figures", rows: [{ label: "外形尺寸", metric: "1080 mm", imperial: "42.5 英寸" }] },
        { type: "notice", title: "注意", text: "不切 PVC。" },
      ],
    },
  ],
  short: true,
  language: "zh-Hans",
  version: "1.0",
  date: "2026-11-21",
  dateWritten: "2026 年 11 月 21 日",
  maker: "LightMaker",
  contact: "hello@example.com",
  words: {
    contents: "目录",
    version: "版本",
    page: "第 {index} 页，共 {count} 页",
    metric: "公制",
    imperial: "英制",
    parameter: "参数",
    closing: "完。",
  },
};

const faces = () =>
  openFaces({
    latin: latin("Regular"),
    latinStrong: latin("SemiBold"),
    han: han("Regular"),
    hanStrong: han("Medium"),
  });

test("printing is reproducible, and throws for a character that no font has", async () => {
  const opened = faces();
  const first = await print(paper, opened);
  expect((await print(paper, opened)).equals(first)).toBe(true);
  expect(first.toString("latin1")).toContain("/Lang (zh-Hans)");
  expect(() => print({ ...paper, lead: "\u{1F600}" }, opened)).toThrow(/No font has/);
});

describe("a manual", () => {
  const row = { name: "Lens", cells: ["daily", "clean it"] };
  const manual: PrintPaper = {
    ...paper,
    title: "User manual",
    lead: "One sentence.",
    machineType: "Laser cutter",
    picture: {
      bytes: readFileSync(path.join(import.meta.dirname, "../../../public/icon-192.png")),
      alt: "A white machine on a desk",
    },
    chapters: ["Safety", "Care", "Data"].map((title) => ({
      title,
      blocks: [{ type: "factTable", title: "T", head: "H", columns: ["a", "b"], rows: [row] }],
    })),
    short: false,
    language: "en",
    dateWritten: "21 November 2026",
    words: { ...paper.words, contents: "Contents", page: "Page {index} of {count}" },
  };
  const raw = async (of: PrintPaper) => (await print(of, faces())).toString("latin1");
  /** Number of structure elements of a type. */
  const elements = (pdf: string, type: string) => pdf.split(`/S /${type}\n`).length - 1;

  test("has every chapter as a bookmark and a heading, in order", async () => {
    const pdf = await raw(manual);
    const places = ["Safety", "Care", "Data"].map((title) => pdf.indexOf(`/Title (${title})`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(elements(pdf, "Sect")).toBeGreaterThanOrEqual(3);
  });

  test("can be read aloud: tagged, in its language, with its picture described", async () => {
    const pdf = await raw(manual);
    expect(pdf).toMatch(/\/MarkInfo <<\s*\/Type \/MarkInfo\s*\/Marked true|\/Marked true/);
    // The catalogue and the structure each name the language.
    expect(pdf.match(/\/Lang \(.*?\)/g)).toEqual(["/Lang (en)", "/Lang (en)"]);
    expect(pdf).toContain("/Alt (A white machine on a desk)");
    for (const type of ["H1", "H2", "Table", "TR", "TH", "TD", "TOC", "Figure"])
      expect(elements(pdf, type), type).toBeGreaterThan(0);
  });

  test("prints the note below a table, and nothing where there is none", async () => {
    const [first, ...others] = manual.chapters;
    const note = "Conditions and limits.";
    const noted = first && {
      ...first,
      blocks: first.blocks.map((block) => (block.type === "factTable" ? { ...block, note } : block)),
    };
    const withNote = { ...manual, chapters: [...(noted ? [noted] : []), ...others] };
    expect(elements(await raw(withNote), "P") - elements(await raw(manual), "P")).toBe(1);
  });
});

test("pages are numbered as they are counted, from the page after the cover", () => {
  const put: string[] = [];
  const writer = {
    pdf: { bufferedPageRange: () => ({ start: 0, count: 3 }), switchToPage: () => undefined },
    artifact: (draw: () => void) => draw(),
    put: (text: string) => put.push(text),
    rule: () => undefined,
  } as unknown as PdfWriter;
  const words = { ...paper.words, page: "Page {index} of {count}" };
  headersAndFooters(writer, stylesOf(false), { ...paper, short: false, words }, []);
  expect(put.filter((text) => text.startsWith("Page"))).toEqual(["Page 2 of 3", "Page 3 of 3"]);
});
