import { expect, it } from "vitest";
import { pagesShown } from "./pages-shown.ts";

const row = (page: number, count: number) =>
  pagesShown(page, count)
    .map((one) => (one === "gap" ? "…" : one))
    .join(" ");

it.each([
  [1, 0, ""],
  [1, 1, "1"],
  [4, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [8, 8, "1 … 4 5 6 7 8"],
  [6, 12, "1 … 5 6 7 … 12"],
  [9, 12, "1 … 8 9 10 11 12"],
])("pagesShown returns for page %i of %i: %s", (page, count, expected) =>
  expect(row(page, count)).toBe(expected),
);

it("pagesShown has seven entries, includes the current page, and omits at least two pages per gap", () => {
  for (let count = 8; count < 30; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const shown = pagesShown(page, count);
      expect(shown).toHaveLength(7);
      expect(shown).toContain(page);
      shown.forEach((one, index) => {
        if (one !== "gap") return;
        expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
