import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { spec } from "./authoring.ts";
import { brand } from "./brand.ts";
import type { Block } from "./define.ts";
import { dataSheet, rules } from "./materials/forbidden.ts";
import { pages } from "./pages/index.ts";
import { accessories } from "./products/accessories.ts";
import { claims } from "./products/claims.ts";
import { type ModelFacts, type ModelId, models, type SeriesId } from "./products/facts.ts";
import { commonLimits } from "./products/limits.ts";
import { productModels } from "./products/models/index.ts";
import { turnableWords } from "./products/turnable.ts";
import { type ResolvedPage, resolveData, resolvePage } from "./resolve.ts";
import {
  type Language,
  languages,
  modelIds,
  type PageId,
  pageAt,
  pagePath,
  routes,
  sheetPath,
} from "./routes.ts";
import { kinds } from "./safety/kinds.ts";
import { passThrough } from "./safety/pass-through.ts";
import { settingsFileNames, settingsFilePath } from "./settings/machines.ts";
import { resolutions } from "./testing/resolutions.ts";
import { objectsWith, wordsOf } from "./testing/walk.ts";

const ids = Object.keys(routes) as PageId[];
const resolved = (catalogue: keyof typeof resolutions): ResolvedPage[] =>
  ids.map((id) => resolvePage(pages[id], resolutions[catalogue]));
const inLanguage: Record<Language, ResolvedPage[]> = { zh: resolved("zh"), en: resolved("en") };
const everywhere = languages.flatMap((language) => inLanguage[language].map((page) => ({ language, page })));
const titled = everywhere.map(({ language, page }) => ({
  language,
  page,
  title: `${page.id} in ${language}`,
}));

/** Number of characters, as in search results. */
const lengthOf = (text: string): number => [...text].length;

describe.each(titled)("$title", ({ language, page }) => {
  it("is plain data with nothing left to fill in", () => {
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    const open = wordsOf(page).filter(({ text }) => /\{\w+\}|\[object|undefined|NaN/.test(text));
    // Placeholders that only the browser can fill: quantities in tables, in the reader's units; the name of a chosen
    // model; the values of a square of a test grid; the name of a file; prefilled form values; counts of the finder; sums and limits of the calculator; page
    // numbers of the news.
    const left = open.filter(
      ({ path, text }) =>
        !path.includes("rows") &&
        !(["announcement", "upload"].some((part) => path.includes(part)) && text.includes("{name}")) &&
        !(path.includes("prefill") && text.includes("{value}")) &&
        !(path.at(-1) === "square" && /\{(power|speed|verdict)\}/.test(text)) &&
        !(path.at(-1) === "loading" && text.includes("{percent}")) &&
        !(path.at(-1) === "found" && text.includes("{total}")) &&
        !(path.at(-1) === "shown" || (path.includes("pagination") && text.includes("{page}"))) &&
        // Names, sizes and counts of a visitor's drawing.
        !(page.id === "drawingCheck" && /\{(value|count|name|most|title)\}/.test(text)) &&
        // Figures and names of a visitor's room.
        !(page.id === "room" && /\{\w+\}/.test(text)) &&
        !(path.includes("templates") || (path.includes("faults") && /\{(least|most)\}/.test(text))),
    );
    expect(left).toEqual([]);
    // Pictures that stand beside their own names are decoration.
    const spoken = wordsOf(page).filter(
      ({ path }) => !(path.includes("background") || (path.includes("choices") && path.at(-1) === "alt")),
    );
    expect(spoken.filter(({ text }) => text.trim() !== text || text === "")).toEqual([]);
  });

  it("begins with its one main heading", () => {
    const headings = page.blocks.filter(
      (block) => block.type === "hero" || (block.type === "banner" && block.place !== "foot"),
    );
    expect(headings).toHaveLength(1);
    expect(page.blocks[0]).toBe(headings[0]);
  });

  it("has a title and a description that a search result can show whole", () => {
    for (const { title, description } of [page, ...Object.values(page.models ?? {})]) {
      expect(title.endsWith(brand.titleSuffix)).toBe(true);
      expect(lengthOf(title)).toBeLessThanOrEqual(language === "en" ? 60 : 40);
      if (page.unlisted) return;
      const [least, most] = language === "en" ? [50, 160] : [40, 90];
      expect(lengthOf(description), description).toBeGreaterThanOrEqual(least);
      expect(lengthOf(description), description).toBeLessThanOrEqual(most);
    }
  });

  it("names no row of a table twice", () => {
    const twice = objectsWith(page.blocks, "rows").flatMap(({ rows }) => {
      // The number of lines of a text field has the same key.
      if (!Array.isArray(rows)) return [];
      const names = rows.map(({ name, label }: Record<string, unknown>) => name ?? label);
      return names.filter((name, index) => name !== undefined && names.indexOf(name) !== index);
    });
    expect(twice).toEqual([]);
  });

  it("says of every picture what it shows, and of decoration nothing", () => {
    const choices = objectsWith(page.blocks, "choices").flatMap((field) => objectsWith(field, "picture"));
    const decoration = [
      ...objectsWith(page.blocks, "background").map(({ background }) => background),
      ...choices.map(({ picture }) => picture),
    ];
    const wrong = objectsWith(page.blocks, "srcSet").filter(
      (picture) => (picture["alt"] === "") !== decoration.some((each) => isDeepStrictEqual(each, picture)),
    );
    expect(wrong).toEqual([]);
  });

  it("gives each block's anchor once", () => {
    const anchors = page.blocks.flatMap(({ anchor }: Block) => anchor ?? []);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("leads only to pages, blocks and models that exist, in its own language", () => {
    for (const { href } of objectsWith(page.blocks, "href", "label")) {
      expect(faultOf(String(href), language)).toBe("");
    }
  });
});

/** Parameters that a page reads from its URL, apart from those of the search. */
const parametersOf: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  products: ["compare"],
  morningLight: ["model"],
  zhongtian: ["model"],
  materials: ["check"],
  sample: ["model", "material"],
  drawingCheck: ["material", "thickness", "machine"],
  room: ["machine"],
  settings: ["material", "thickness", "operation", "machine"],
  contactus: ["about"],
};

/** Returns the fault of a link, or an empty string. */
function faultOf(href: string, language: Language): string {
  const contacts = [`mailto:${brand.email}`, `tel:${brand.salesPhone}`, `tel:${brand.servicePhone}`];
  if (contacts.includes(href)) return "";
  const { pathname, searchParams, hash } = new URL(href, brand.origin);
  const sheets = modelIds.map((model) => sheetPath(model, language));
  if (sheets.includes(pathname)) return "";
  if (settingsFileNames.some((name) => settingsFilePath(name, language) === pathname)) return "";
  const target = pageAt(pathname);
  if (pagePath(target.id, language) !== pathname) return `${href} is no page in ${language}`;
  const anchors: readonly (string | undefined)[] = pages[target.id].blocks.map(({ anchor }) => anchor);
  if (hash && !anchors.includes(hash.slice(1))) return `${href}: no such block`;
  const strange = [...searchParams.keys()].find((name) => !parametersOf[target.id]?.includes(name));
  if (strange) return `${href}: nothing on that page reads "${strange}"`;
  const model = searchParams.get("model");
  if (model === null) return "";
  const facts: ModelFacts | undefined = Object.hasOwn(models, model) ? models[model as ModelId] : undefined;
  if (!facts) return `${href}: no such model`;
  const shown: readonly PageId[] = [facts.series satisfies SeriesId, "sample"];
  return shown.includes(target.id) ? "" : `${href}: ${facts.name} is not on that page`;
}

describe.each(languages)("the forms in %s", (language) => {
  const forms = inLanguage[language].flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "form" || block.type === "uploadForm" ? block : [])),
  );
  const [good, bad] = [/成功|success|sent|thank/i, /失败|没能|没有|not|fail|couldn't/i];

  it("tell success from failure", () => {
    expect(forms.map(({ form }) => form).toSorted()).toEqual(["contact", "finance", "homeLead", "sample"]);
    for (const { form, success, failure, networkFailure = failure } of forms) {
      if (form !== "finance") expect(success, form).toMatch(good);
      expect(success, form).not.toMatch(bad);
      for (const text of [failure, networkFailure]) {
        expect(text, form).toMatch(bad);
        expect(text, form).not.toMatch(/成功|success|thank/i);
      }
    }
  });

  it("ask for a mobile number in the English application only (decisions 14)", () => {
    const [sample] = forms.filter(({ form }) => form === "sample");
    const asked = sample?.fields.filter(({ only }) => only === undefined || only === language);
    expect(asked?.map(({ name }) => name)).toEqual([
      "corporateName",
      "applicant",
      "phone",
      ...(language === "en" ? ["mobile"] : []),
      "email",
      "sampleModel",
      "applicationDescription",
    ]);
    expect(asked?.every(({ required }) => required)).toBe(true);
  });
});

describe("the pages of the series", () => {
  it("show white text on the banner of Light 1610 only (specification, section 9)", () => {
    const entries = inLanguage.zh.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === "models" ? block.entries : [])),
    );
    const onDark = entries.filter(({ blocks }) =>
      blocks.some((block) => block.type === "banner" && block.pictureTone === "dark"),
    );
    expect(onDark.map(({ model }) => model)).toEqual(["light-1610"]);
  });
});

describe.each(languages)("the comparison in %s", (language) => {
  it("has every figure below the model whose table it is in", () => {
    const { blocks = [] } = inLanguage[language].find(({ id }) => id === "products") ?? {};
    const [comparison] = blocks.flatMap((block) => (block.type === "comparison" ? block : []));
    expect(comparison?.models.map(({ id }) => id)).toEqual(productModels.map(({ slug }) => slug));
    let compared = 0;
    for (const row of comparison?.groups.flatMap(({ rows }) => rows) ?? [])
      for (const [column, { slug, table }] of productModels.entries()) {
        const { label, value } =
          resolveData(
            { rows: table.map(({ label, value }) => ({ label, value: spec(value) })) },
            resolutions[language],
          ).rows.find((each) => each.label === row.label) ?? {};
        if (label === undefined) continue;
        expect(row.values[column], `${label} of ${slug}`).toEqual(value);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(80);
  });
});

describe("all pages", () => {
  it("read in German what they read in Chinese (decisions 1)", () => {
    expect(resolved("de")).toEqual(inLanguage.zh);
  });

  it("hold no Chinese in English, but for the name of the language", () => {
    const chinese = wordsOf(inLanguage.en).filter(
      ({ text }) => text !== "中文" && /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text),
    );
    expect(chinese).toEqual([]);
  });

  it("can be told apart by title and by description", () => {
    for (const language of languages) {
      for (const key of ["title", "description"] as const) {
        const texts = inLanguage[language].flatMap((page) =>
          [page, ...Object.values(page.models ?? {})].map((head) => head[key]),
        );
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      }
    }
  });

  it("are shared with the card of their part of the site", () => {
    const card = ({ card: { src } }: ResolvedPage) => /^\/media\/social\/(\w+)-/.exec(src)?.[1];
    const cards = [
      pages.wood,
      pages.zhongtian,
      pages.news,
      pages.partner,
      pages.faq,
      pages.art,
      pages.privacy,
    ].map((page) => card(resolvePage(page, resolutions.en)));
    expect(cards).toEqual(["materials", "products", "about", "contact", "support", "applications", "home"]);
  });

  it("keep answer pages and the 404 page out of search results, and nothing else", () => {
    const unlisted = inLanguage.zh.filter((page) => page.unlisted).map(({ id }) => id);
    expect(unlisted).toEqual(["sent", "notSent", "notFound"]);
  });

  it.each([
    { language: "zh", end: /[。！？；\n]/u, counted: /\p{Script=Han}/gu, least: 12 },
    { language: "en", end: /(?<=[.!?])\s|\n/u, counted: /./gu, least: 40 },
  ] as const)("say nothing twice in $language", ({ language, end, counted, least }) => {
    const ofAccessories = new Set(
      wordsOf(resolveData(accessories, resolutions[language])).map(({ text }) => text),
    );
    // Texts that are defined once on purpose and repeated word for word wherever they are needed.
    const shared = new Set(
      wordsOf(
        resolveData(
          [claims, kinds, dataSheet, rules, passThrough, commonLimits, turnableWords],
          resolutions[language],
        ),
      ).flatMap(({ text }) => text.split(end).map((part) => part.trim())),
    );
    const pagesOf = new Map<string, Set<PageId>>();
    for (const page of inLanguage[language]) {
      for (const { path, text } of wordsOf(page)) {
        // A picture has one description everywhere, and keywords are not sentences.
        if (path.includes("alt") || path.includes("keywords")) continue;
        // Table values, labels of figures, printed contact lines and descriptions of accessories are the same everywhere.
        if (
          path.includes("rows") ||
          path.includes("specs") ||
          path.includes("figures") ||
          path.includes("note") ||
          path.includes("sheet") ||
          // Verdicts computed from the table of abilities: two materials with the same verdict have the same line.
          path.includes("answers") ||
          // Verdicts on the squares of a test grid: the same wherever the energy is too little, known or too much.
          path.includes("verdicts") ||
          // Warnings of substances and safety statements, below an answer about settings.
          path.includes("sentences") ||
          // Materials and reasons of the settings, which the check of drawings answers with too.
          path.includes("reasons") ||
          (path.includes("materials") && path.at(-1) === "name") ||
          ofAccessories.has(text)
        )
          continue;
        for (const sentence of text.split(end).map((part) => part.trim())) {
          if ((sentence.match(counted)?.length ?? 0) < least || shared.has(sentence)) continue;
          pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(page.id));
        }
      }
    }
    const repeated = [...pagesOf]
      .filter(([, where]) => where.size > 1)
      .map(([text, where]) => [text, ...where]);
    expect(repeated).toEqual([]);
  });
});
