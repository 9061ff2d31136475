import { brand } from "@lightmaker/content/brand";
import { type Language, languageLinks, languages, pagePath } from "@lightmaker/content/routes";
import { describe, expect, it } from "vitest";
import type { PageData } from "../page-data.ts";
import { metaFor } from "./meta.ts";

const card = { src: "/media/social/materials-1200.0f.jpg", width: 1200, height: 630, type: "image/jpeg" };

/** Returns the head of a page about wood, with changes. */
const headOf = (language: Language, { unlisted = false }: Partial<PageData["page"]> = {}) => {
  const page = { id: "wood", title: "t", description: "d", keywords: "k", blocks: [], card, unlisted };
  const data = {
    language,
    page,
    alternates: languageLinks("wood"),
    feed: undefined,
    breadcrumbs: [],
    structuredData: [{ "@type": "BreadcrumbList" }],
  };
  return metaFor(data as unknown as PageData, "?from=mail");
};

type Tags = ReturnType<typeof metaFor>;
const links = (tags: Tags, rel: string) =>
  tags.flatMap((tag) => ("rel" in tag && tag["rel"] === rel ? [[tag["hrefLang"], tag["href"]]] : []));
const property = (tags: Tags, name: string) =>
  tags.flatMap((tag) => ("property" in tag && tag.property === name ? tag.content : []));

describe.each(languages)("the head of a page in %s", (language) => {
  const head = headOf(language);
  const own = brand.origin + pagePath("wood", language);

  it("names the page itself as its canonical address, once", () => {
    expect(links(head, "canonical")).toEqual([[undefined, own]]);
    expect(property(head, "og:url")).toEqual([own]);
  });

  it("names the page in every language, and Chinese for all others", () => {
    expect(links(head, "alternate")).toEqual([
      ["zh-Hans", `${brand.origin}/materials/wood`],
      ["en", `${brand.origin}/en/materials/wood`],
      ["x-default", `${brand.origin}/materials/wood`],
    ]);
  });

  it("gives link previews a picture with its whole address, and the language", () => {
    expect(property(head, "og:image")).toEqual([brand.origin + card.src]);
    expect(property(head, "og:locale")).toEqual([{ zh: "zh_CN", en: "en_US" }[language]]);
  });

  it("lets search engines list the page", () => {
    expect(JSON.stringify(head)).not.toContain("robots");
  });

  it("keeps an unlisted page out of search engines, and says nothing else of it", () => {
    expect(headOf(language, { unlisted: true })).toEqual([{ name: "robots", content: "noindex" }]);
  });
});
