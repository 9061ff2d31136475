import { describe, expect, it } from "vitest";
import { type CachedPage, cachePage, normalPath } from "./page-cache.ts";

const address = {} as CachedPage["address"];
const page = (path: string, failed = false): CachedPage => ({
  path,
  outlet: path,
  address,
  data: null,
  failed,
});
const paths = (pages: readonly CachedPage[]) => pages.map(({ path }) => path);
const walk = (...pages: CachedPage[]) => pages.reduce<readonly CachedPage[]>(cachePage, []);

describe("cachePage", () => {
  it("keeps eight pages, evicts the least recently shown, and never reorders the others", () => {
    const eight = ["/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"].map((path) => page(path));
    const visited = cachePage(walk(...eight), { ...page("/1"), outlet: "again" });
    expect(paths(visited)).toEqual(paths(eight));
    expect(paths(cachePage(visited, page("/9")))).toEqual(["/1", "/3", "/4", "/5", "/6", "/7", "/8", "/9"]);
  });

  it("returns the same list without changes, and replaces only a changed page", () => {
    const [one, two] = [page("/1"), page("/2")];
    const pages = walk(one, two);
    expect(cachePage(pages, { ...two })).toBe(pages);
    const changed = { ...two, outlet: "other" };
    expect(cachePage(pages, changed)).toEqual([one, changed]);
  });

  it("does not keep a page with an error", () => {
    expect(paths(walk(page("/1"), page("/2", true), page("/3")))).toEqual(["/1", "/3"]);
    expect(paths(walk(page("/1"), page("/2", true), page("/2")))).toEqual(["/1", "/2"]);
  });
});

it("a trailing slash does not make another page", () => {
  expect(["/", "/en/", "/en", "/a/b//"].map(normalPath)).toEqual(["/", "/en", "/en", "/a/b"]);
});
