import { describe, expect, it } from "vitest";
import type { MaterialCheckItem } from "./MaterialCheck.data.ts";
import { substanceNamed, substancesLike } from "./match.ts";

const item = (id: string, name: string, ...synonyms: string[]): MaterialCheckItem => ({
  id,
  name,
  synonyms,
  verdict: "unknown",
  reason: "",
});

const pvc = item("pvc", "聚氯乙烯（PVC）", "PVC 板", "聚氯乙烯");
const pc = item("polycarbonate", "聚碳酸酯", "PC", "PC 板");
const fr4 = item("fr4", "FR-4 电路板", "FR4", "PCB");
const acrylic = item("acrylic", "亚克力", "PMMA", "有机玻璃", "acrylic sheet");
const items = [acrylic, pc, fr4, pvc];

describe("substanceNamed", () => {
  it.each([
    ["PVC", pvc],
    ["pvc", pvc],
    ["ＰＶＣ", pvc],
    ["P V C", pvc],
    ["PVC板", pvc],
    ["pvc－板", pvc],
    ["聚氯乙烯", pvc],
    ["FR-4", fr4],
    ["fr 4", fr4],
    ["pc", pc],
    ["PCB", fr4],
    ["Acrylic-Sheet", acrylic],
    [" 亚克力 ", acrylic],
  ])("finds %s", (asked, known) => {
    expect(substanceNamed(items, asked)).toBe(known);
  });

  it.each(["", " ", "-", "聚氯", "PV", "PVC 皮", "acryl", "玻璃", "3 mm 亚克力"])(
    "finds nothing for %o",
    (asked) => {
      expect(substanceNamed(items, asked)).toBeUndefined();
    },
  );
});

describe("substancesLike", () => {
  it("returns everything for an empty text", () => {
    expect(substancesLike(items, " ")).toEqual(items);
  });

  it("ranks the exact name first, then prefixes, then substrings", () => {
    expect(substancesLike(items, "pc")).toEqual([pc, fr4]);
    expect(substancesLike(items, "PCB")).toEqual([fr4]);
    expect(substancesLike(items, "板")).toEqual([pc, fr4, pvc]);
  });

  it("finds a name inside a longer text, but no two-letter abbreviation", () => {
    expect(substancesLike(items, "3mm 亚克力镜面")).toEqual([acrylic]);
    expect(substancesLike(items, "软 PVC 管")).toEqual([pvc]);
    expect(substancesLike(items, "epc")).toEqual([]);
  });
});
