import { describe, expect, it } from "vitest";
import { createSearchEngine, type SearchableDocument } from "./engine.ts";
import { excerptOf, groupsOf, mark } from "./results.ts";
import { termsOf, wantedTerms } from "./text.ts";

const terms = (text: string) => termsOf(text).map(({ term }) => term);
const shown = (text: readonly { text: string; hit?: boolean }[]) =>
  text.map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece)).join("");

describe("termsOf", () => {
  it("returns pairs of Han characters, and words without their endings", () => {
    expect(terms("亚克力")).toEqual(["亚克", "克力"]);
    expect(terms("木")).toEqual(["木"]);
    expect(terms("Cutting plates, ＰＶＣ")).toEqual(["cut", "plat", "pvc"]);
  });

  it("separates a model's name from its number, and keeps short names whole", () => {
    expect(terms("light530")).toEqual(["light", "530"]);
    expect(terms("M20")).toEqual(["m20"]);
  });

  it("returns the position of each term", () => {
    const text = "切 3 mm 亚克力";
    for (const { term, start, end } of termsOf(text)) expect(text.slice(start, end)).toBe(term);
  });

  it("drops stop words unless a query has only stop words", () => {
    expect(wantedTerms("can I cut it?")).toEqual(["cut"]);
    expect(wantedTerms("the")).toEqual(["the"]);
  });
});

describe("excerptOf", () => {
  const wanted = new Set(["切缝"]);

  it("returns the passage with the most matches, with the matches marked", () => {
    expect(shown(excerptOf(["先量尺寸。", "切缝约 0.2 mm，图上补回来。"], wanted))).toBe(
      "[切缝]约 0.2 mm，图上补回来。",
    );
  });

  it("prefers a sentence to a heading with as many matches", () => {
    const sentence = "补偿切缝的办法，先切一块方块量一量再改图纸。";
    expect(shown(excerptOf(["切缝", sentence], wanted))).toContain("[切缝]的办法");
  });

  it("cuts a long passage around the match", () => {
    const long = `${"前面说了很多别的事情，".repeat(20)}这里讲切缝，${"后面还有更多的话，".repeat(20)}`;
    const excerpt = shown(excerptOf([long], wanted));
    expect(excerpt).toMatch(/^….*\[切缝\].*…$/);
    expect(excerpt.length).toBeLessThan(100);
  });

  it("merges the marks of adjacent pairs", () => {
    expect(mark("透明亚克力板", new Set(["亚克", "克力"]))).toEqual([
      { text: "透明" },
      { text: "亚克力", hit: true },
      { text: "板" },
    ]);
  });
});

describe("search", () => {
  const document = (
    href: string,
    kind: SearchableDocument["kind"],
    title: string,
    ...passages: string[]
  ) => ({
    href,
    kind,
    title,
    names: [],
    keywords: [],
    passages,
  });
  const names = {
    product: "Products",
    material: "Materials",
    application: "Applications",
    specification: "Specifications",
    question: "Questions",
    file: "Files",
    support: "Support",
    news: "News",
    company: "About",
  };

  it("groups results by kind, best kind first, and lists each URL once", async () => {
    const engine = createSearchEngine();
    await engine.add([
      document("/faq#a", "question", "Can glass be engraved?", "Yes, with a damp mask."),
      document("/glass", "material", "Glass", "Engraving glass leaves tiny cracks."),
      document("/glass", "material", "Frosted glass", "It lets light through."),
    ]);
    const groups = groupsOf(engine.find("glass"), names);
    expect(groups.map(({ label }) => label)).toEqual(["Materials", "Questions"]);
    expect(groups[0]?.results).toHaveLength(1);
    expect(shown(groups[0]?.results[0]?.title ?? [])).toBe("[Glass]");
  });

  it("ranks documents with all words above documents with one word twice", async () => {
    const engine = createSearchEngine();
    await engine.add([
      document("/lens", "support", "Lens, lens and lens", "The lens, the lens."),
      document("/clean", "support", "Care", "How to clean the lens."),
      document("/other", "support", "Rails", "Oil them."),
    ]);
    expect(engine.find("clean lens").map(({ href }) => href)[0]).toBe("/clean");
  });

  it("ranks a page about the word above pages that mention it", async () => {
    const engine = createSearchEngine();
    const mention = "The warranty of the machine and the warranty of the tube differ.";
    await engine.add([
      document("/faq", "question", "How long does a tube last?", mention),
      document("/terms", "company", "Terms of use", mention),
      document("/warranty", "support", "Warranty", "What is covered and for how long, and what is excluded."),
    ]);
    expect(engine.find("warranty").map(({ href }) => href)[0]).toBe("/warranty");
  });

  it("tolerates a typo and matches an incomplete word", async () => {
    const engine = createSearchEngine();
    await engine.add([document("/acrylic", "material", "Acrylic")]);
    for (const typed of ["acrilic", "acry"]) expect(engine.find(typed)).toHaveLength(1);
    expect(engine.find("zzz")).toEqual([]);
  });
});
