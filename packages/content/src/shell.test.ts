import { describe, expect, it } from "vitest";
import { brand } from "./brand.ts";
import { pages } from "./pages/index.ts";
import { resolvePage, resolveWords } from "./resolve.ts";
import { languages, type PageId, pageAt, pagePath } from "./routes.ts";
import { ancestorsOf, footerGroups, groups, linkByLabel, pageNames, resolveShell } from "./shell.ts";
import { resolutions } from "./testing/resolutions.ts";
import { objectsWith, wordsOf } from "./testing/walk.ts";

describe("linkByLabel", () => {
  it.each([
    ["zh", "晨光系列", "/products/morning-light"],
    ["en", "Aurora series", "/en/products/morning-light"],
    ["zh", " 皮革 ", "/materials/leather"],
    ["zh", "没有这个名字", "#"],
    ["en", "晨光系列", "#"],
    ["zh", "", "#"],
  ] as const)("leads in %s from %o to %s", (language, label, href) => {
    expect(linkByLabel(label, resolutions[language])).toEqual({ label, href });
  });

  it("finds every label that the footer itself shows", () => {
    for (const language of languages) {
      const shell = resolveShell(resolutions[language]);
      const labels = [...shell.footer.groups.flatMap(({ links }) => links), ...shell.footer.legal];
      for (const link of labels) expect(linkByLabel(link.label, resolutions[language])).toEqual(link);
    }
  });
});

describe("the footer", () => {
  it("finds the way of each label by its name, and leads nowhere for one that no page is called", () => {
    const labelled = [{ title: "产品", labels: ["晨光系列", "没有这个名字"] }];
    expect(footerGroups(labelled, resolutions.zh)).toEqual([
      {
        title: "产品",
        links: [
          { label: "晨光系列", href: "/products/morning-light" },
          { label: "没有这个名字", href: "#" },
        ],
      },
    ]);
  });

  // If two pages had the same name, both labels would lead to the first page.
  it.each(languages)("can tell all pages apart by their names in %s", (language) => {
    const lost = (Object.keys(pageNames) as PageId[]).filter((id) => {
      const label = resolveWords(pageNames[id as keyof typeof pageNames], resolutions[language]);
      return linkByLabel(label, resolutions[language]).href !== pagePath(id, language);
    });
    expect(lost).toEqual([]);
  });
});

describe.each(languages)("the shell in %s", (language) => {
  const shell = resolveShell(resolutions[language]);

  it("lists every page of every group in the menu and the footer", () => {
    expect(shell.nav.map(({ href, items }) => [href, ...items.map((item) => item.href)])).toEqual(
      groups.map(({ page, pages }) => [page, ...pages].map((id) => pagePath(id, language))),
    );
    const inFooter = shell.footer.groups.flatMap(({ links }) => links.map(({ href }) => href));
    expect(inFooter).toEqual(
      expect.arrayContaining(shell.nav.flatMap(({ items }) => items.map(({ href }) => href))),
    );
    expect(inFooter).toContain(pagePath("leather", language));
  });

  it("leads to every page that is listed", () => {
    const hrefsOf = (data: object) => objectsWith(data, "href").map(({ href }) => href);
    const hrefs = hrefsOf(shell);
    const lost = Object.values(pages).filter(({ id, unlisted }) => {
      if (id === "home" || unlisted) return false;
      const [group, ...parents] = ancestorsOf(id);
      const parent = group && parents.at(-1);
      // A page below another is linked from there.
      const links = parent ? hrefsOf(resolvePage(pages[parent], resolutions[language])) : hrefs;
      return !links.includes(pagePath(id, language));
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it("leads only to pages, and to the maker's phones and mailbox", () => {
    const contacts = [`tel:${brand.salesPhone}`, `tel:${brand.servicePhone}`, `mailto:${brand.email}`];
    const hrefs = objectsWith(shell, "href").map(({ href }) => String(href));
    const isPage = (href: string): boolean => {
      const [path = ""] = href.split("?");
      return pagePath(pageAt(path).id, language) === path;
    };
    expect(hrefs.filter((href) => !contacts.includes(href) && !isPage(href))).toEqual([]);
  });

  it("leaves open only what the browser fills in", () => {
    const open = wordsOf(shell).flatMap(({ text }) => text.match(/\{\w+\}/g) ?? []);
    expect([...new Set(open)].sort()).toEqual(["{count}", "{index}", "{label}", "{name}", "{value}"]);
  });
});

describe("the shell", () => {
  it("holds no Chinese in English, but for the filing number", () => {
    const chinese = wordsOf(resolveShell(resolutions.en)).filter(
      ({ text }) => text !== brand.filing && /\p{Script=Han}/u.test(text),
    );
    expect(chinese).toEqual([]);
  });

  it("reads in German what it reads in Chinese", () => {
    expect(resolveShell(resolutions.de)).toEqual(resolveShell(resolutions.zh));
  });
});
