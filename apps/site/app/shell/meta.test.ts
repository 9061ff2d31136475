import { brand } from "@lightmaker/content/brand";
import { type Language, languageLinks, languages, pagePath } from "@lightmaker/content/routes";
import { describe, expect, it } from "vitest";
import type { PageData } from "../page-data.ts";
import { metaFor } from "./meta.ts";

const card = { src: "/media/social/materials-1200.0f.jpg", width: 1200, height: 630, type: "image/jpeg" };

/** Returns the head of a page about wood, with changes. */
const headOf = (
  language: Language,
  { unlisted = false, ...more }: Partial<PageData["page"]> = {},
  search = "",
) =>
  metaFor(
    {
      language,
      page: { id: "wood", title: "t", description: "d", keywords: "k", blocks: [], card, unlisted, ...more },
      alternates: languageLinks("wood"),
      feed: undefined,
      breadcrumbs: [],
      structuredData: [{ "@type": "BreadcrumbList" }],
    } as PageData,
    search,
  );

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

  it("names the address of a model that the page has, in every language, and of no other", () => {
    const model = { title: "Light 960", description: "d", keywords: "k" };
    const page = { models: { "light-960": model } };
    const address = (path: string) => `${brand.origin}${path}?model=light-960`;
    const tags = headOf(language, page, "?utm_source=x&model=light-960");
    expect(links(tags, "canonical")).toEqual([[undefined, address(pagePath("wood", language))]]);
    expect(links(tags, "alternate").map(([, href]) => href)).toEqual(
      ["/materials/wood", "/en/materials/wood", "/materials/wood"].map(address),
    );
    expect(property(tags, "og:image")).toEqual([brand.origin + card.src]);
    expect(links(headOf(language, page, "?model=light-530"), "canonical")).toEqual([[undefined, own]]);
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
