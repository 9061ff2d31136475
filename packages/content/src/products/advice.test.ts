import { describe, expect, it } from "vitest";
import { resolveData, resolveWords } from "../resolve.ts";
import { resolutions } from "../testing/resolutions.ts";
import { piecesOn } from "./advice.ts";
import { models } from "./facts.ts";
import { productsOf } from "./models/index.ts";
import { isOnRequest } from "./specs.ts";

describe("piecesOn", () => {
  it.each([
    ["light-640", 297, 210, 2],
    ["light-960", 297, 210, 8],
    ["light-1390", 297, 210, 16],
    ["light-1610", 297, 210, 21],
    ["light-1390", 420, 297, 8],
    ["light-640", 600, 400, 1],
    ["light-960", 100, 100, 40],
  ] as const)("lays out %s with pieces of %i × %i mm", (id, long, short, pieces) => {
    expect(piecesOn(models[id].workArea, long, short)).toBe(pieces);
  });
});

describe("the notes for buyers", () => {
  it("name every value that the table of the model leaves to a request", () => {
    for (const { name, table, notes } of productsOf("zhongtian")) {
      if (!notes) continue;
      const text = JSON.stringify(resolveData(notes, resolutions.zh));
      const open = table.filter(({ value }) => isOnRequest(value));
      expect(open).toHaveLength(8);
      for (const { label } of open) expect(text, name).toContain(resolveWords(label, resolutions.zh));
    }
  });
});
