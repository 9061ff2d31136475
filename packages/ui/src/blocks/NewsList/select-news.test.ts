import { describe, expect, it } from "vitest";
import { allNews, newsChips, selectNews } from "./select-news.ts";

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const kind = index % 2 === 0 ? "even" : "odd";
    return {
      id: String(index),
      title: "",
      author: "",
      date: { iso: "", text: "" },
      type: { value: kind, label: kind.toUpperCase() },
      profile: "",
      href: "",
    };
  });

describe("selectNews", () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [6, 1, 6],
    [7, 2, 6],
    [200, 34, 6],
  ])("splits %i items into %i pages", (count, pages, shown) => {
    const selection = selectNews(items(count), { filter: allNews, page: 1 });
    expect(selection).toMatchObject({ pages, page: 1, total: count });
    expect(selection.shown).toHaveLength(shown);
  });

  it("counts the pages of the filtered items", () => {
    const selection = selectNews(items(200), { filter: "odd", page: 17 });
    expect(selection).toMatchObject({ filter: "odd", pages: 17, page: 17, total: 100 });
    expect(selection.shown.map(({ id }) => id)).toEqual(["193", "195", "197", "199"]);
  });

  it.each([
    [Number.NaN, 1],
    [-3, 1],
    [0, 1],
    [1.9, 1],
    [99, 2],
    [Number.POSITIVE_INFINITY, 2],
  ])("replaces page %d by %i, the nearest existing page", (page, nearest) => {
    expect(selectNews(items(7), { filter: allNews, page }).page).toBe(nearest);
  });

  it("shows all items for a type without items", () => {
    expect(selectNews(items(7), { filter: "gone", page: 1 })).toMatchObject({ filter: allNews, total: 7 });
  });
});

it("newsChips returns a chip for each type of the items, and no empty one", () => {
  expect(newsChips(items(3), "All")).toEqual([
    { value: "", label: "All", count: 3 },
    { value: "even", label: "EVEN", count: 2 },
    { value: "odd", label: "ODD", count: 1 },
  ]);
});
