import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { headersAndFooters } from "./cover.ts";
import { openFaces } from "./faces.ts";
import { linesOf, type Setting, type TextStyle } from "./lines.ts";
import type { PdfWriter } from "./pdf-writer.ts";
import { print } from "./print.ts";
import type { PrintBlock, PrintPaper, Signal } from "./print-paper.ts";
import { readPages, readTags, type Tag, tagged } from "./read-tags.ts";
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
const latin = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "../../fonts", `Geist-${name}.ttf`));
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
        { type: "warning", signal: "warning", title: "烟", paragraphs: ["不切 PVC。"] },
      ],
    },
  ],
  short: true,
  language: "zh-Hans",
  version: "1.0",
  date: "2026-11-21",
  dateWritten: "2026 年 11 月 21 日",
  languageName: "中文",
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
    language: "语言",
    address: "示例路 1 号",
    signals: { danger: "危险", warning: "警告", caution: "注意", notice: "提示" },
  },
};

const faces = openFaces({
  latin: latin("Regular"),
  latinStrong: latin("SemiBold"),
  han: han("Regular"),
  hanStrong: han("Medium"),
});

test("printing is reproducible, and throws for a character that no font has", async () => {
  const first = await print(paper, faces);
  expect((await print(paper, faces)).equals(first)).toBe(true);
  expect(first.toString("latin1")).toContain("/Lang (zh-Hans)");
  await expect(print({ ...paper, lead: "\u{1F600}" }, faces)).rejects.toThrow(/No font has/);
});

describe("a manual", () => {
  const row = { name: "Lens", cells: ["daily", "clean it"] };
  const manual: PrintPaper = {
    ...paper,
    title: "User manual",
    lead: "One sentence.",
    machineType: "Laser cutter",
    picture: {
      bytes: readFileSync(path.join(import.meta.dirname, "../../../../apps/site/public/icon-192.png")),
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
  const raw = async (of: PrintPaper) => (await print(of, faces)).toString("latin1");
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

const chapter = (...blocks: readonly PrintBlock[]) => ({ title: "安全", blocks });
const tagsOf = async (changes: Partial<PrintPaper>) =>
  readTags(await print({ ...paper, short: false, ...changes }, faces));
const textsOf = (tags: readonly Tag[]) => tags.map(({ type, text }) => [type, text]);

describe("a warning", () => {
  const signals = Object.entries(paper.words.signals);
  const isSignal = (signal: string): signal is Signal => Object.hasOwn(paper.words.signals, signal);
  const warnings = Object.keys(paper.words.signals)
    .filter(isSignal)
    .map((signal) => ({
      type: "warning" as const,
      signal,
      title: `题 ${signal}`,
      paragraphs: ["开着时不走开。", "1. 按急停。2. 离开。"],
    }));

  test("is a section with its signal word, title and passage, each tagged", async () => {
    const tags = await tagsOf({ chapters: [chapter(...warnings)] });
    const sections = tagged(tags, "Sect").filter(({ children }) => children[1]?.text.startsWith("题"));
    expect(sections.map(({ children }) => textsOf(children))).toEqual(
      signals.map(([signal, word]) => [
        ["P", word],
        ["H3", `题 ${signal}`],
        ["P", "开着时不走开。"],
        ["L", "1.按急停。2.离开。"],
      ]),
    );
    expect(tagged(sections, "LI").map(({ children }) => textsOf(children))).toEqual(
      signals.flatMap(() => [
        [
          ["Lbl", "1."],
          ["LBody", "按急停。"],
        ],
        [
          ["Lbl", "2."],
          ["LBody", "离开。"],
        ],
      ]),
    );
  });

  test("below the heading of a section has a heading one level lower", async () => {
    const steps = { type: "steps", title: "检查", steps: [{ title: "排风" }] } as const;
    const tags = await tagsOf({ chapters: [chapter(steps, ...warnings.slice(0, 1))] });
    expect(tagged(tags, "H3").map(({ text }) => text)).toEqual(["检查"]);
    expect(tagged(tags, "H4").map(({ text }) => text)).toEqual(["题 danger"]);
  });
});

describe("the cover", () => {
  test("names model, document, version, date, language, and the maker with its address", async () => {
    const tags = await tagsOf({ title: "用户手册" });
    const [model, ...rest] = textsOf(tags[0]?.children ?? []);
    expect(model).toEqual(["H1", "Light 530"]);
    expect(rest.slice(0, 6)).toEqual([
      ["P", "桌面 CO2 激光切割雕刻机"],
      ["P", "用户手册"],
      ["P", "一句话。"],
      ["P", "版本 1.02026 年 11 月 21 日"],
      ["P", "语言中文"],
      ["P", "LightMaker示例路 1 号hello@example.com"],
    ]);
  });

  test("of a specification sheet names language and address too", async () => {
    const texts = textsOf((await tagsOf({ short: true }))[0]?.children ?? []);
    expect(texts.slice(0, 3)).toEqual([
      ["P", "规格表 · 中文"],
      ["P", "示例路 1 号"],
      ["H1", "Light 530"],
    ]);
  });
});

test("the contents come before the chapters and link to them", async () => {
  const pdf = await print({ ...paper, short: false }, faces);
  const [root] = readTags(pdf);
  const types = root?.children.map(({ type }) => type) ?? [];
  expect(tagged(readTags(pdf), "TOCI").map(({ children }) => textsOf(children))).toEqual([
    [["Link", "1技术参数3"]],
  ]);
  expect(types.slice(-3)).toEqual(["Sect", "H2", "Sect"]);
  expect(root?.children.at(-3)?.text).toMatch(/^目录/u);
  expect(pdf.toString("latin1")).toContain("/Subtype /Link");
});

const measure = (length: number) => ({ length, label: `${length} mm` });
const drawings: PrintBlock = {
  type: "drawings",
  front: "前面",
  note: "不按比例。",
  figures: [
    {
      type: "outline",
      title: "外形",
      alt: "箱子。",
      width: measure(1080),
      depth: measure(585),
      height: measure(320),
    },
    { type: "field", title: "幅面", alt: "台面。", width: measure(500), depth: measure(300) },
    { type: "space", title: "空间", alt: "从上面看。", behind: measure(200), beside: measure(100) },
  ],
};

test.each([true, false])(
  "drawings are figures with a description and their lengths (short: %s)",
  async (short) => {
    const figures = tagged(await tagsOf({ short, chapters: [chapter(drawings)] }), "Figure");
    expect(figures.map(({ alt, text }) => [alt, text])).toEqual([
      ["箱子。", "前面1080 mm585 mm320 mm"],
      ["台面。", "500 mm300 mm"],
      ["从上面看。", "Light 530前面200 mm100 mm100 mm"],
    ]);
  },
);

describe("a page", () => {
  const line = (index: number) => ({ name: `第 ${index} 行`, cells: ["说明"] });
  const table = (rows: number): PrintBlock => ({
    type: "factTable",
    title: "表",
    head: "名",
    columns: ["值"],
    rows: Array.from({ length: rows }, (_, index) => line(index)),
    note: "表的注。",
  });
  const pageOf = (tags: readonly Tag[], name: string) =>
    Number(
      tagged(tags, "TOCI")
        .find(({ text }) => text.includes(name))
        ?.text.match(/\d+$/)?.[0],
    );

  test("never ends with the heading of a chapter", async () => {
    // Whatever stands above, a chapter that opens with a table that is not torn goes to the page of its table.
    for (let rows = 16; rows < 30; rows += 2) {
      const chapters = [
        { title: "前章", blocks: [table(rows)] },
        { title: "后章", blocks: [table(6)] },
      ];
      const pdf = await print({ ...paper, short: false, chapters }, faces);
      const text = readPages(pdf)[pageOf(readTags(pdf), "后章") - 1];
      expect(text, `${rows} rows`).toMatch(/后章.*第 5 行.*表的注/u);
    }
  });
});
