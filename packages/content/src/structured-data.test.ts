import { describe, expect, it } from "vitest";
import { brand } from "./brand.ts";
import { pages } from "./pages/index.ts";
import { productModels } from "./products/models/index.ts";
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

  it("counts the items of its lists from 1, as schema.org asks", () => {
    for (const page of Object.values(pages))
      for (const data of structuredData(page, en)) {
        const items = data["itemListElement"] as { position: number }[] | undefined;
        expect(items?.map(({ position }) => position)).toEqual(items?.map((_, index) => index + 1));
      }
  });

  it("has what search engines require of each kind, with absolute addresses", () => {
    const required: Record<string, readonly string[]> = {
      BreadcrumbList: ["itemListElement"],
      ItemList: ["itemListElement"],
      Organization: ["name", "url", "logo"],
      VideoObject: ["name", "description", "thumbnailUrl", "contentUrl", "duration"],
      WebSite: ["name", "url", "publisher"],
    };
    for (const page of Object.values(pages))
      for (const data of [...structuredData(page, zh), ...structuredData(page, en)]) {
        const missing = required[data["@type"]]?.filter((key) => !data[key]);
        expect(missing, `${data["@type"]} of ${page.id}`).toEqual([]);
        for (const key of ["url", "logo", "thumbnailUrl", "contentUrl"])
          if (key in data) expect(data[key]).toMatch(/^https:\/\/[^/]+\/?\S*$/);
        if (data["@type"] === "VideoObject") expect(data["duration"]).toMatch(/^PT[1-9]\d*S$/);
      }
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
