import { describe, expect, it } from "vitest";
import { languageLinks, languages, type PageId, pageAt, pagePath, routes } from "./routes.ts";

const ids = Object.keys(routes) as PageId[];
const everywhere = ids.flatMap((id) => languages.map((language) => ({ id, language })));

describe("pagePath and pageAt", () => {
  it.each(everywhere)("finds $id in $language by the address it gave out", ({ id, language }) => {
    expect(pageAt(pagePath(id, language))).toEqual({ id, language });
  });

  it.each(everywhere)("takes a trailing slash for the same address: $id in $language", ({ id, language }) => {
    expect(pageAt(`${pagePath(id, language)}/`)).toEqual({ id, language });
  });

  it("gives every page of every language an address of its own", () => {
    const paths = everywhere.map(({ id, language }) => pagePath(id, language));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("puts Chinese at the root and English below /en", () => {
    expect(pagePath("home", "zh")).toBe("/");
    expect(pagePath("home", "en")).toBe("/en");
    expect(pagePath("wood", "zh")).toBe("/materials/wood");
    expect(pagePath("wood", "en")).toBe("/en/materials/wood");
  });

  it.each([
    ["/nowhere", "zh"],
    ["/en/nowhere", "en"],
    ["/english", "zh"],
    ["/products/", "zh", "products"],
    ["/en/", "en", "home"],
    ["//", "zh", "home"],
    ["/toString", "zh"],
  ] as const)("reads %s as %s", (pathname, language, id: PageId = "notFound") => {
    expect(pageAt(pathname)).toEqual({ id, language });
  });
});

describe("languageLinks", () => {
  it("offers the same page in every language, in that language's own name", () => {
    expect(languageLinks("faq")).toEqual([
      { code: "zh", tag: "zh-Hans", label: "中文", href: "/support/faq" },
      { code: "en", tag: "en", label: "English", href: "/en/support/faq" },
    ]);
  });
});
