import { describe, expect, it } from "vitest";
import type { PageData } from "../page-data.ts";
import { headFor } from "./seo.ts";

const entry = (path: string) => ({ path, title: `title of ${path}`, keyword: "k", describe: "d" });
const tableOf = (...paths: string[]) => new Map(paths.map((path) => [path, entry(path)]));
const page = { title: "own", description: "own d", keywords: "own k", unlisted: false } as PageData["page"];
const title = (...args: Parameters<typeof headFor>) => headFor(...args).title;

describe("headFor", () => {
  it("returns the table's entry, which may be edited without a build", () => {
    const head = headFor("/en/faq/", page, tableOf("/en/faq", "/en"), "default");
    expect(head).toEqual({ title: "title of /en/faq", description: "d", keywords: "k" });
  });

  it("falls back to the home page's entry, then to the default title alone", () => {
    expect(title("/en/other", page, tableOf("/", "/en"), "default")).toBe("title of /en");
    expect(title("/en/other", page, tableOf("/"), "default")).toBe("title of /");
    expect(headFor("/other", page, tableOf("/en"), "default")).toEqual({
      title: "default",
      description: "",
      keywords: "",
    });
  });

  it("returns the served head until the table is loaded", () => {
    const served = { path: "/faq", title: "served", description: "served d", keywords: "served k" };
    const before = (pathname: string, of = page) => headFor(pathname, of, undefined, "default", served).title;
    expect(before("/faq")).toBe("served");
    expect(before("/faq/")).toBe("served");
    expect(before("/other")).toBe("own");
    expect(before("/faq", { ...page, unlisted: true })).toBe("own");
    expect(headFor("/faq", page, tableOf("/faq"), "default", served).title).toBe("title of /faq");
  });

  it("returns the page's own head until the table is loaded, and for unlisted pages", () => {
    expect(title("/faq", page, undefined, "default")).toBe("own");
    expect(title("/sent", { ...page, unlisted: true }, tableOf("/"), "default")).toBe("own");
    expect(title("/faq", undefined, undefined, "default")).toBe("default");
  });
});
