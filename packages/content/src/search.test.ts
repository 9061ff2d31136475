import { describe, expect, it } from "vitest";
import { pages } from "./pages/index.ts";
import { languages, modelIds, type PageId, pageAt, pagePath, routes } from "./routes.ts";
import { alsoCalled, searchDocuments } from "./search.ts";
import { resolutions } from "./testing/resolutions.ts";

/** Returns the path of a URL, without query and anchor. */
const pageOf = (href: string) => new URL(href, "https://example.com").pathname;

describe.each(languages)("what can be found in %s", (language) => {
  const documents = searchDocuments(resolutions[language]);
  const hrefs = documents.map(({ href }) => href);

  it("is every page that search engines may list, in this language, and nothing else", () => {
    const listed = (Object.keys(routes) as PageId[]).filter((id) => !pages[id].unlisted);
    expect(new Set(hrefs.map(pageOf))).toEqual(new Set(listed.map((id) => pagePath(id, language))));
    for (const href of hrefs) expect(pageAt(pageOf(href)).language).toBe(language);
  });

  it("has a title and text that is whole, with nothing left to fill in", () => {
    for (const { href, title, passages } of documents) {
      expect(title, href).not.toBe("");
      for (const text of [title, ...passages]) expect(text, href).not.toMatch(/\[object|undefined|NaN|^$/);
    }
  });

  it("has each model with its page and its table", () => {
    for (const model of modelIds) {
      const [page, table] = [`?model=${model}`, `${pagePath("specifications", language)}#${model}`];
      expect(documents.find(({ href }) => href.endsWith(page))?.kind, model).toBe("product");
      expect(documents.find(({ href }) => href === table)?.passages.length, model).toBeGreaterThan(10);
    }
  });

  it("has every part that goes by other names", () => {
    for (const key of Object.keys(alsoCalled)) {
      const [, page, rest] = /^(\w+)(.*)$/.exec(key) ?? [];
      expect(hrefs, key).toContain(pagePath(page as PageId, language) + rest);
    }
  });

  it("has the questions that have an address, and the substances of the check", () => {
    const question = documents.find(({ href }) => href === `${pagePath("faq", language)}#tube-life`);
    expect(question?.kind).toBe("question");
    expect(question?.keywords.length, "words it is looked for by").toBeGreaterThan(0);
    const pvc = documents.find(({ href }) => href.includes("?check=pvc#"));
    expect(pvc?.kind).toBe("material");
    expect(pvc?.names).toContain("PVC");
  });
});
