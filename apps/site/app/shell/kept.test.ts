import { describe, expect, it } from "vitest";
import { type Kept, keep, normalPath } from "./kept.ts";

const address = {} as Kept["address"];
const page = (path: string, failed = false): Kept => ({ path, outlet: path, address, data: null, failed });
const paths = (pages: readonly Kept[]) => pages.map(({ path }) => path);
const walk = (...pages: Kept[]) => pages.reduce<readonly Kept[]>(keep, []);

describe("keep", () => {
  it("keeps eight pages and gives up the one that was longest away, never moving the others", () => {
    const eight = ["/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"].map((path) => page(path));
    const visited = keep(walk(...eight), { ...page("/1"), outlet: "again" });
    expect(paths(visited)).toEqual(paths(eight));
    expect(paths(keep(visited, page("/9")))).toEqual(["/1", "/3", "/4", "/5", "/6", "/7", "/8", "/9"]);
  });

  it("changes nothing when nothing has changed, and only the page that has", () => {
    const [one, two] = [page("/1"), page("/2")];
    const pages = walk(one, two);
    expect(keep(pages, { ...two })).toBe(pages);
    const changed = { ...two, outlet: "other" };
    expect(keep(pages, changed)).toEqual([one, changed]);
  });

  it("does not keep a page that failed", () => {
    expect(paths(walk(page("/1"), page("/2", true), page("/3")))).toEqual(["/1", "/3"]);
    expect(paths(walk(page("/1"), page("/2", true), page("/2")))).toEqual(["/1", "/2"]);
  });
});

it("a page has one address", () => {
  expect(["/", "/en/", "/en", "/a/b//"].map(normalPath)).toEqual(["/", "/en", "/en", "/a/b"]);
});
