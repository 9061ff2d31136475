import { afterEach, describe, expect, it, vi } from "vitest";
import { type Block, type BlockType, definePage } from "../define.ts";
import { pages } from "../pages/index.ts";
import { claims } from "../products/claims.ts";
import { type ModelFacts, models } from "../products/facts.ts";
import { formatQuantity, type Quantity } from "../quantity.ts";
import { resolveData, resolvePage, resolveWords } from "../resolve.ts";
import { type Language, languages } from "../routes.ts";
import { resolutions } from "../testing/resolutions.ts";
import { objectsWith, wordsOf } from "../testing/walk.ts";
import { materialCheck } from "./check.ts";
import { forbidden, forbiddenGroups, rules } from "./forbidden.ts";
import { materialList, objectOf } from "./index.ts";
import type { Material } from "./material.ts";

const named = materialList.map((material) => [material.id, material] as const);
const beamsOf = ({ beams: { co2, diode, fiber } }: Material) => [co2, diode, fiber];

type Of<Type extends BlockType> = Extract<Block, { type: Type }>;

/** Returns a block of a material's page in one language. */
const blockOf = <Type extends BlockType>(id: Material["id"], type: Type, language: Language) =>
  resolvePage(pages[id], resolutions[language]).blocks.find(
    (block): block is Of<Type> => block.type === type,
  );

/** Resolves a material into one language. Its `id` is left out, because it would be mistaken for a message id. */
function wordsIn({ id: _, substances, ...material }: Material, language: Language) {
  return resolveData(
    { ...material, substances: substances.map(({ id: _, ...substance }) => substance) },
    resolutions[language],
  );
}

describe("materials", () => {
  it("are nine, each once", () => {
    expect(materialList.map(({ id }) => id)).toEqual([
      "wood",
      "acrylic",
      "paper",
      "stone",
      "fabric",
      "glass",
      "metal",
      "aluminum",
      "leather",
    ]);
  });

  it("show on wood the twelve things of the specification, in its order", () => {
    const [wood] = materialList;
    const titles = wood?.showcase.objects.map(({ title }) =>
      resolveWords(title, resolutions.en).toLowerCase(),
    );
    // Section 2, "Material pages". The lamp is a night lamp, and jewellery has the spelling of the rest of the site. The
    // "leather tool" is the wooden stand that the picture shows, and the "decorative painting" has no paint on it.
    expect(titles).toEqual([
      "wooden earrings",
      "decorative vase",
      "bottle opener",
      "wine rack",
      "leather-tool stand",
      "phone stand",
      "pet ornament",
      "jewellery box",
      "decorative ball",
      "storage box",
      "night lamp",
      "decorative picture",
    ]);
  });
});

describe.each(named)("%s", (id, material) => {
  it.each([
    { language: "zh", counted: /\p{Script=Han}/gu, least: 30, whole: 900 },
    { language: "en", counted: /./gu, least: 90, whole: 2500 },
  ] as const)("says enough of every part in $language", ({ language, counted, least, whole }) => {
    const lengthOf = (text: string) => text.match(counted)?.length ?? 0;
    const { blocks, practice, never, figures } = wordsIn(material, language);
    const { title: _, ...parts } = practice;
    const texts = [
      ...Object.values(blocks).map(({ description }) => description),
      ...Object.values(parts).map(({ description }) => description),
      never.text,
      figures.note,
    ];
    expect(texts.filter((text) => lengthOf(text) < least)).toEqual([]);
    const page = wordsOf(resolvePage(pages[id], resolutions[language]).blocks);
    expect(lengthOf(page.map(({ text }) => text).join("\n"))).toBeGreaterThanOrEqual(whole);
  });

  it("has no Chinese in English, and none of its names twice", () => {
    const words = wordsOf(wordsIn(material, "en")).map(({ text }) => text);
    expect(words.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    for (const language of languages) {
      const { showcase } = wordsIn(material, language);
      for (const key of ["title", "alt", "object"] as const) {
        const each = showcase.objects.map((object) => object[key]);
        expect(each.filter((text, index) => each.indexOf(text) !== index)).toEqual([]);
      }
    }
  });

  it("passes its twelve objects without end", () => {
    expect(material.showcase.objects).toHaveLength(12);
    const shown = blockOf(id, "showcase", "zh");
    expect(shown?.motion).toBe("continuous");
    expect(shown?.items.map(({ title }) => title)).toEqual(
      material.showcase.objects.map(({ title }) => resolveWords(title, resolutions.zh)),
    );
  });

  it("says of every picture what it shows", () => {
    const pictures = objectsWith(resolvePage(pages[id], resolutions.en).blocks, "srcSet");
    expect(pictures.length).toBeGreaterThan(6);
    expect(pictures.filter(({ alt }) => String(alt).length < 8)).toEqual([]);
  });

  it("has the cards of both series, the Aurora one first", () => {
    const shown = blockOf(id, "productCards", "en")?.cards;
    expect(shown?.map(({ name }) => name)).toEqual(["Aurora series", "Radiance series"]);
    const cards = shown?.map(({ link }) => link.href);
    const metallic = id === "metal" || id === "aluminum";
    expect(cards).toEqual([
      `/en/products/morning-light${metallic ? "?model=mark-m20" : ""}`,
      "/en/products/zhongtian",
    ]);
  });

  it("ends with the sample form, filled in, and calls its settings starting points", () => {
    expect(blockOf(id, "callToAction", "zh")?.actions[0]?.href).toBe(`/about/sample?material=${id}`);
    expect(blockOf(id, "specSection", "en")?.groups.at(-1)?.title).toContain("test grid");
    expect(resolveWords(material.figures.note, resolutions.en)).toMatch(/test grid/i);
  });

  it("names sources and verdicts in its table, each with a reason of its own", () => {
    const table = blockOf(id, "verdictTable", "en");
    expect(table?.rows.map(({ detail }) => detail?.replaceAll("\u2009\u2060", " "))).toEqual([
      "10.6 µm",
      "455 nm",
      "1064 nm",
    ]);
    for (const { levels, reason } of table?.rows ?? []) {
      expect(levels).toHaveLength(3);
      expect(reason.length).toBeGreaterThan(20);
    }
  });

  it("agrees with what the check says of its substances", () => {
    const can = (use: "cut" | "engrave" | "mark") => beamsOf(material).some((beam) => beam[use] !== "no");
    const verdicts = new Set(material.substances.map(({ verdict }) => verdict));
    expect(verdicts.has("never"), "what is forbidden stands in forbidden.ts").toBe(false);
    if (verdicts.has("allowed")) expect(can("cut")).toBe(true);
    if (verdicts.has("mark")) expect(can("mark") || can("engrave")).toBe(true);
    if (!can("cut")) expect(verdicts.has("mark")).toBe(true);
  });
});

describe("the tables of verdicts", () => {
  it.each([
    ["zh", [/切/, /雕|刻/, /打标/]],
    ["en", [/^cut/i, /^engrav/i, /^mark/i]],
  ] as const)("head cutting, engraving and marking in this order in %s", (language, heads) => {
    for (const { id } of materialList) {
      const { columns = [], labels } = blockOf(id, "verdictTable", language) ?? {};
      expect(columns).toHaveLength(heads.length);
      for (const [index, head] of heads.entries()) expect(columns[index], id).toMatch(head);
      expect(labels?.yes).toMatch(/可以|^yes/i);
      expect(labels?.no).toMatch(/不行|^no\b/i);
    }
  });
});

describe("all materials", () => {
  it.each([
    { language: "zh", end: /[。！？；\n]/u, counted: /\p{Script=Han}/gu, least: 12 },
    { language: "en", end: /(?<=[.!?])\s|\n/u, counted: /./gu, least: 40 },
  ] as const)(
    "say nothing twice in $language, in tables and notes neither",
    ({ language, end, counted, least }) => {
      // The rules for chrome-tanned leather, fittings, smoke, films and cloth are repeated word for word wherever they are needed.
      const shared = new Set(
        [claims.chromeTanned, claims.fittings, claims.cyanideSmoke, ...rules].flatMap((rule) =>
          resolveWords(rule, resolutions[language])
            .split(end)
            .map((part) => part.trim()),
        ),
      );
      const sentences = materialList.flatMap((material) =>
        wordsOf(wordsIn(material, language))
          // Texts for unavailable figures are the same everywhere. A variant for documents stands in place of the page's text.
          .filter(({ path }) => !path.some((key) => ["alt", "limits", "inDocuments"].includes(key)))
          .flatMap(({ text }) => text.split(end).map((part) => part.trim()))
          .filter((part) => (part.match(counted)?.length ?? 0) >= least && !shared.has(part)),
      );
      expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
    },
  );

  it("give an object's picture one description wherever it is shown", () => {
    expect(objectOf("wood", "puzzle").object).toBe("puzzle");
    expect(() => objectOf("wood", "sword")).toThrow(/has no object "sword"/);
  });
});

describe("figures of models", () => {
  afterEach(() => vi.doUnmock("../products/facts.ts"));

  it("are read from the facts: changed there, no old one is left on a material's page", async () => {
    vi.resetModules();
    vi.doMock("../products/facts.ts", async (original) => {
      const real = await original<typeof import("../products/facts.ts")>();
      const other = (quantity: Quantity): Quantity => ({
        ...quantity,
        figures: quantity.figures.map((figure) => figure + 0.777),
      });
      const changed = Object.entries<ModelFacts>(real.models).map(([id, facts]) => [
        id,
        Object.fromEntries(
          Object.entries(facts).map(([key, value]) => [
            key,
            typeof value === "object" ? other(value) : value,
          ]),
        ),
      ]);
      const all: Record<string, ModelFacts> = Object.fromEntries(changed);
      const modelsOf = (series: string) => Object.values(all).filter((model) => model.series === series);
      return { ...real, models: all, modelsOf };
    });
    const { materialList: changed } = await import("./index.ts");
    const { materialPage } = await import("../pages/material-page.ts");
    const text = changed
      .flatMap((material) => wordsOf(resolvePage(definePage(materialPage(material)), resolutions.en)))
      .map((each) => each.text)
      .join("\n");
    const figures = Object.values<ModelFacts>(models).flatMap((facts) =>
      Object.values(facts).filter((value): value is Quantity => typeof value === "object"),
    );
    // Figures of the trade in the facts that happen to equal figures of models.
    const ofTheTrade = new Set(["40 W", "60 W", "100 W", "150 mm", "5 m"]);
    const stale = [...new Set(figures.map((figure) => formatQuantity(figure, "en")))].filter(
      (figure) => !ofTheTrade.has(figure.replaceAll("\u2009\u2060", " ")) && text.includes(figure),
    );
    expect(text).toContain("20.777");
    expect(stale).toEqual([]);
  });
});

describe("the check", () => {
  const check = materialCheck(forbidden.pvc.name, forbidden.pvc.name);
  const itemsIn = (language: Language) => {
    const block = resolveData(check, resolutions[language]);
    return "items" in block && block.type === "materialCheck" ? block.items : [];
  };
  /** Normalises names as the block does. */
  const plain = (name: string) =>
    name
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");
  const found = (language: Language, asked: string) =>
    itemsIn(language).filter(({ id, name, synonyms }) =>
      [id, name, ...synonyms].some((each) => plain(each) === plain(asked)),
    );

  it.each(languages)("knows sixty substances and more in %s, every name of one alone", (language) => {
    const items = itemsIn(language);
    expect(items.length).toBeGreaterThanOrEqual(60);
    const owners = new Map<string, Set<string>>();
    for (const { id, name, synonyms } of items)
      for (const each of [id, name, ...synonyms])
        owners.set(plain(each), (owners.get(plain(each)) ?? new Set()).add(id));
    expect([...owners].filter(([, ids]) => ids.size > 1).map(([name, ids]) => [name, ...ids])).toEqual([]);
    expect(items.filter(({ id }) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    expect(items.filter(({ synonyms }) => synonyms.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["zh", "PVC leather", "never"],
    ["zh", "PVC 皮革", "never"],
    ["zh", "仿皮", "never"],
    ["zh", "人造革", "never"],
    ["zh", "vinyl", "never"],
    ["zh", "ABS", "never"],
    ["zh", "ＰＣ", "never"],
    ["zh", "聚碳酸酯", "never"],
    ["zh", "特氟龙", "never"],
    ["zh", "泡沫", "never"],
    ["zh", "玻纤", "never"],
    ["zh", "碳纤维", "never"],
    ["zh", "FR4", "never"],
    ["zh", "acrylic", "allowed"],
    ["zh", "密度板", "allowed"],
    ["zh", "不锈钢", "mark"],
    ["zh", "塑料", "unknown"],
    ["en", "faux leather", "never"],
    ["en", "Teflon", "never"],
    ["en", "carbon fiber", "never"],
    ["en", "Plexiglas", "allowed"],
    ["en", "MDF", "allowed"],
    ["en", "slate", "mark"],
    ["en", "plastic", "unknown"],
  ] as const)("answers in %s to %s: %s", (language, asked, verdict) => {
    expect(found(language, asked).map((item) => item.verdict)).toEqual([verdict]);
  });

  it.each([
    ["zh", { allowed: /可以/, mark: /只能(?:雕刻|刻)/, never: /绝不/, unknown: /先问/ }],
    ["en", { allowed: /^yes|allowed|can be cut/i, mark: /mark|engrav/i, never: /never/i, unknown: /ask/i }],
  ] as const)("says in %s what each verdict means", (language, words) => {
    const block = resolveData(check, resolutions[language]);
    if (block.type !== "materialCheck") throw new TypeError("The check is another block.");
    for (const [verdict, word] of Object.entries(words)) {
      expect(block.labels.verdicts[verdict as keyof typeof words]).toMatch(word);
      expect(block.labels.lists[verdict as keyof typeof words]).toMatch(word);
    }
  });

  it("leads what is allowed or marked to its page, and the rest to us", () => {
    for (const { verdict, link, reason } of itemsIn("en")) {
      expect(reason.length).toBeGreaterThan(15);
      if (verdict === "allowed" || verdict === "mark") expect(link?.href).toMatch(/^\/en\/materials\//);
      if (verdict === "never") expect(link).toBeUndefined();
    }
    const block = resolveData(check, resolutions.en);
    expect("ask" in block && block.ask.href).toBe("/en/about/sample?material={value}");
  });

  it("lists each of the forbidden once, by what is wrong with it", () => {
    const listed = forbiddenGroups.flatMap(({ substances }) => substances);
    expect(listed.toSorted()).toEqual(Object.keys(forbidden).toSorted());
  });
});
