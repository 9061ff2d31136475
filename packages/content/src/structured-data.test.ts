import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Validator from "@adobe/structured-data-validator";
import { filmSource } from "@lightmaker/media";
import { describe, expect, it } from "vitest";
import { brand } from "./brand.ts";
import { pages } from "./pages/index.ts";
import { productModels } from "./products/models/index.ts";
import { plain } from "./quantity.ts";
import { resolvePage } from "./resolve.ts";
import { breadcrumbs, structuredData } from "./structured-data.ts";
import { resolutions } from "./testing/resolutions.ts";
import { wordsOf } from "./testing/walk.ts";

const { en, zh } = resolutions;
const typesOf = (page: keyof typeof pages) => structuredData(pages[page], en).map((each) => each["@type"]);

describe("breadcrumbs", () => {
  it("lead from the home page over the group to the page", () => {
    expect(breadcrumbs("wood", en).map(({ href }) => href)).toEqual([
      "/en",
      "/en/materials",
      "/en/materials/wood",
    ]);
    expect(breadcrumbs("leather", zh).map(({ href }) => href)).toEqual([
      "/",
      "/materials",
      "/materials/leather",
    ]);
    expect(breadcrumbs("products", en).map(({ label }) => label)).toEqual(["Home", "Products"]);
    expect(breadcrumbs("privacy", en)).toHaveLength(2);
  });

  it("do not stand on the home page and on answer pages", () => {
    for (const page of ["home", "sent", "notFound"] as const) expect(breadcrumbs(page, en)).toEqual([]);
  });
});

describe("structured data", () => {
  it("names the maker on the home page, and the way to every other", () => {
    expect(typesOf("home")).toEqual(["Organization", "WebSite", "VideoObject", "VideoObject"]);
    expect(typesOf("wood")).toEqual(["BreadcrumbList"]);
    expect(typesOf("notFound")).toEqual([]);
  });

  it("says how the search is asked, in the language of the page", () => {
    const actions = [zh, en].map((resolution) =>
      JSON.stringify(structuredData(pages.home, resolution).find((each) => each["@type"] === "WebSite")),
    );
    expect(actions[0]).toContain(`"${brand.origin}/?q={search_term_string}"`);
    expect(actions[1]).toContain(`"${brand.origin}/en?q={search_term_string}"`);
  });

  it("gives every question of the FAQ page with its answer", () => {
    const faq = structuredData(pages.faq, en).find((each) => each["@type"] === "FAQPage");
    const shown = wordsOf(resolvePage(pages.faq, en)).map(({ text }) => text);
    const questions = faq?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThan(40);
    for (const { name, acceptedAnswer } of questions) {
      expect(shown.map(plain)).toContain(name);
      expect(shown.map(plain)).toContain(acceptedAnswer.text);
    }
  });

  it("describes every model on its series' page, without offers, ratings or unknown values", () => {
    const products = [
      ...structuredData(pages.morningLight, en),
      ...structuredData(pages.zhongtian, en),
    ].flatMap((each) =>
      each["@type"] === "ItemList" ? (each["itemListElement"] as { item: Record<string, unknown> }[]) : [],
    );
    expect(products.map(({ item }) => item["name"])).toEqual(productModels.map(({ name }) => name));
    const text = JSON.stringify(products);
    expect(text).toContain('{"@type":"PropertyValue","name":"Work area","value":"1600 × 1000 mm"}');
    expect(text).not.toMatch(/"offers"|"aggregateRating"|"review"|on request/);
  });

  it("leads to the models in the language of the page", () => {
    for (const [resolution, prefix] of [
      [zh, ""],
      [en, "/en"],
    ] as const) {
      const [list] = structuredData(pages.morningLight, resolution).flatMap((each) =>
        each["@type"] === "ItemList" ? (each["itemListElement"] as { item: { url: string } }[]) : [],
      );
      expect(list?.item.url).toBe(`${brand.origin}${prefix}/products/morning-light?model=light-530`);
    }
  });

  it("gives the length of a film in seconds, rounded", () => {
    const films = structuredData(pages.home, en).filter((each) => each["@type"] === "VideoObject");
    const lengths = ["home/hero", "home/product"] as const;
    expect(films.map(({ duration }) => duration)).toEqual(
      lengths.map((id) => `PT${Math.round(filmSource(id).duration)}S`),
    );
  });

  it("counts the items of its lists from 1, as schema.org asks", () => {
    for (const page of Object.values(pages))
      for (const data of structuredData(page, en)) {
        const items = data["itemListElement"] as { position: number }[] | undefined;
        expect(items?.map(({ position }) => position)).toEqual(items?.map((_, index) => index + 1));
      }
  });

  // Adobe's validator, by Google's rules for rich results.
  it("has what search engines require of each kind", async () => {
    const validator = new Validator();
    const errors = new Set<string>();
    for (const page of Object.values(pages))
      for (const resolution of [zh, en]) {
        const jsonld = Object.groupBy(structuredData(page, resolution), (data) => data["@type"]);
        for (const { severity, issueMessage } of await validator.validate({
          jsonld,
          microdata: {},
          rdfa: {},
        }))
          if (severity === "ERROR") errors.add(issueMessage);
      }
    // There are no prices and no ratings (decisions 13), so models are listed without the result's extras.
    expect([...errors].toSorted()).toEqual([
      'One of the following attributes is required: "aggregateRating", "offers" or "review"',
      'Required attribute "offers" is missing',
    ]);
  });

  // Google's types of schema.org.
  it("uses only the types and properties of schema.org, with values of their kinds", () => {
    const kinds = [pages.home, pages.wood, pages.faq, pages.morningLight, pages.zhongtian];
    const data = kinds.flatMap((page) => structuredData(page, en));
    const source = data.map((each) => {
      // Google's own addition for the words of a search.
      const { "query-input": _, ...action } = (each["potentialAction"] ?? {}) as Record<string, unknown>;
      const known = { ...each, ...("potentialAction" in each && { potentialAction: action }) };
      return `(${JSON.stringify({ "@context": "https://schema.org", ...known })}) satisfies WithContext<Thing>;`;
    });
    const compile = (...lines: string[]): string => {
      const file = path.join(mkdtempSync(path.join(import.meta.dirname, "../build/schema-")), "data.ts");
      writeFileSync(file, ['import type { Thing, WithContext } from "schema-dts";', ...lines].join("\n"));
      const flags = ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig", "--module", "nodenext"];
      const { stdout } = spawnSync("tsc", [...flags, file], { encoding: "utf8" });
      rmSync(path.dirname(file), { recursive: true });
      return stdout;
    };
    mkdirSync(path.join(import.meta.dirname, "../build"), { recursive: true });
    expect(compile(...source)).toBe("");
    const misspelt = source.map((line) => line.replace('"acceptedAnswer"', '"acceptedAnswers"'));
    expect(compile(...misspelt)).toContain("acceptedAnswers");
  });

  it("is plain data with absolute addresses and nothing left to fill in", () => {
    for (const page of Object.values(pages)) {
      const data = structuredData(page, zh);
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      // Search engines fill in the placeholder for the search words.
      const words = wordsOf(data).filter(({ path }) => !path.includes("urlTemplate"));
      for (const { text } of words) expect(text).not.toMatch(/\{\w+\}|\[object|undefined|^\//);
    }
  });
});
