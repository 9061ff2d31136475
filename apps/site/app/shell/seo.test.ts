import { describe, expect, it } from "vitest";
import type { PageData } from "../page-data.ts";
import { headFor } from "./seo.ts";

type Rest = Parameters<typeof headFor> extends [unknown, ...infer Others] ? Others : never;

const entry = (path: string) => ({ path, title: `title of ${path}`, keyword: "k", describe: "d" });
const tableOf = (...paths: string[]) => new Map(paths.map((path) => [path, entry(path)]));
const page = { title: "own", description: "own d", keywords: "own k", unlisted: false } as PageData["page"];
const at = (address: string) => new URL(address, "http://site");
const headAt = (address: string, ...rest: Rest) => headFor(at(address), ...rest);
const title = (address: string, ...rest: Rest) => headAt(address, ...rest).title;

describe("headFor", () => {
  it("returns the table's entry, which may be edited without a build", () => {
    const head = headAt("/en/faq/", page, tableOf("/en/faq", "/en"), "default");
    expect(head).toEqual({ title: "title of /en/faq", description: "d", keywords: "k" });
  });

  it("falls back to the home page's entry, then to the default title alone", () => {
    expect(title("/en/other", page, tableOf("/", "/en"), "default")).toBe("title of /en");
    expect(title("/en/other", page, tableOf("/"), "default")).toBe("title of /");
    expect(headAt("/other", page, tableOf("/en"), "default")).toEqual({
      title: "default",
      description: "",
      keywords: "",
    });
  });

  it("returns the served head until the table is loaded", () => {
    const served = {
      pathname: "/faq",
      search: "",
      title: "served",
      description: "served d",
      keywords: "served k",
    };
    const before = (address: string, of = page) => title(address, of, undefined, "default", served);
    expect(before("/faq")).toBe("served");
    expect(before("/faq/")).toBe("served");
    expect(before("/other")).toBe("own");
    expect(before("/faq", { ...page, unlisted: true })).toBe("own");
    expect(headAt("/faq", page, tableOf("/faq"), "default", served).title).toBe("title of /faq");
  });

  it("returns the page's own head until the table is loaded, and for unlisted pages", () => {
    expect(title("/faq", page, undefined, "default")).toBe("own");
    expect(title("/sent", { ...page, unlisted: true }, tableOf("/"), "default")).toBe("own");
    expect(title("/faq", undefined, undefined, "default")).toBe("default");
  });

  describe("of a model's address", () => {
    const own = { title: "Light 960", description: "own d", keywords: "own k" };
    const series = { ...page, models: { "light-960": own } } as PageData["page"];
    const address = "/products/zhongtian?model=light-960";

    it("returns the model's own texts, or the table's entry of that address", () => {
      expect(headAt(address, series, undefined, "default")).toEqual(own);
      expect(title(address, series, tableOf("/", "/products/zhongtian"), "default")).toBe("Light 960");
      expect(title(address, series, tableOf("/", address), "default")).toBe(`title of ${address}`);
      expect(title(`${address}&utm_source=mail`, series, tableOf(address), "default")).toBe(
        `title of ${address}`,
      );
    });

    it("returns the page's head for a model of another page, another spelling and no model", () => {
      for (const other of ["?model=light-530", "?model=Light+960", "?model=constructor", "?model=", ""])
        expect(title(`/products/zhongtian${other}`, series, tableOf("/products/zhongtian"), "default")).toBe(
          "title of /products/zhongtian",
        );
    });

    it("does not take the served head of the series for that of a model, nor the other way round", () => {
      const served = { pathname: "/products/zhongtian", title: "served", description: "d", keywords: "k" };
      const before = (to: string, search: string) =>
        title(to, series, undefined, "default", { ...served, search });
      expect(before(address, "?model=light-960&a=1")).toBe("served");
      expect(before(address, "")).toBe("Light 960");
      expect(before("/products/zhongtian", "?model=light-960")).toBe("own");
    });
  });
});
