import { describe, expect, it } from "vitest";
import { allNews, newsChips, selectNews } from "./selectNews.ts";

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
  ])("%i items make %i pages", (count, pages, shown) => {
    const selection = selectNews(items(count), { filter: allNews, page: 1 });
    expect(selection).toMatchObject({ pages, page: 1, total: count });
    expect(selection.shown).toHaveLength(shown);
  });

  it("counts pages of what the filter leaves", () => {
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
  ])("moves page %d to %i, the nearest there is", (page, nearest) => {
    expect(selectNews(items(7), { filter: allNews, page }).page).toBe(nearest);
  });

  it("shows all for a type that nothing has", () => {
    expect(selectNews(items(7), { filter: "gone", page: 1 })).toMatchObject({ filter: allNews, total: 7 });
  });
});

it("makes a chip for each type among the items, and none that is empty", () => {
  expect(newsChips(items(3), "All")).toEqual([
    { value: "", label: "All", count: 3 },
    { value: "even", label: "EVEN", count: 2 },
    { value: "odd", label: "ODD", count: 1 },
  ]);
});
