import { describe, expect, it } from "vitest";
import {
  about,
  area,
  areaMost,
  bindUnits,
  choices,
  exact,
  formatFigures,
  formatQuantity,
  least,
  most,
  plus,
  range,
  span,
} from "./quantity.ts";

/** Replaces the site's thin, non-breaking spaces by plain ones, for readable expectations. */
const plain = (text: string): string => text.replaceAll("\u2009\u2060", " ");

describe("formatQuantity", () => {
  it.each([
    [exact("mm/s", 600), "600 mm/s"],
    [range("mm", 0.01, 0.05), "0.01–0.05 mm"],
    [choices("W", 40, 60, 80), "40/60/80 W"],
    [most("mm", 0.025), "≤ 0.025 mm"],
    [least("dB", 48), "≥ 48 dB"],
    [area("mm", 500, 300), "500 × 300 mm"],
    [areaMost("mm", 150, 150), "≤ 150 × 150 mm"],
    [area("mm", 1450, 950, 1180), "1450 × 950 × 1180 mm"],
    [plus("", 200), "200+"],
  ])("writes %o the same in every language", (quantity, text) => {
    for (const language of ["zh", "en", "de"] as const) {
      expect(plain(formatQuantity(quantity, language))).toBe(text);
    }
  });

  it("says in words that a figure is rounded", () => {
    expect(plain(formatQuantity(about("kg", 70), "zh"))).toBe("约 70 kg");
    expect(plain(formatQuantity(about("kg", 70), "en"))).toBe("about 70 kg");
  });

  it("spells out units that running text does not abbreviate", () => {
    expect(plain(formatQuantity(exact("h", 4000), "zh"))).toBe("4000 小时");
    expect(plain(formatQuantity(exact("h", 4000), "en"))).toBe("4000 h");
    expect(plain(formatQuantity(exact("in", 5), "zh"))).toBe("5 英寸");
    expect(plain(formatQuantity(exact("in", 5), "en"))).toBe("5 inch");
  });

  it("gives German what Chinese has until German is translated", () => {
    for (const quantity of [about("kg", 70), exact("h", 4000), exact("in", 5)]) {
      expect(formatQuantity(quantity, "de")).toBe(formatQuantity(quantity, "zh"));
    }
  });

  it("keeps figure and unit on one line by a thin, unbreakable space, and groups no digits", () => {
    expect(formatQuantity(exact("mm/s", 12000), "en")).toBe("12000\u2009\u2060mm/s");
  });

  it("shows no more than four decimals, and no zeros that say nothing", () => {
    expect(formatFigures(exact("mm", 0.1 + 0.2), "en")).toBe("0.3");
    expect(formatFigures(exact("mm", 2), "zh")).toBe("2");
  });
});

describe("span", () => {
  it("reaches from the lowest to the highest figure", () => {
    expect(span([choices("W", 40, 60), choices("W", 20, 50)])).toEqual(range("W", 20, 60));
  });

  it("stays one figure when all agree", () => {
    expect(span([exact("mm/s", 1000), exact("mm/s", 1000)])).toEqual(exact("mm/s", 1000));
    expect(span([range("mm", 3, 3)])).toEqual(exact("mm", 3));
  });

  it("refuses an empty series", () => {
    expect(() => span([])).toThrow(RangeError);
  });

  it("refuses to mix units, and names them", () => {
    expect(() => span([exact("W", 40), exact("kW", 1.5)])).toThrow("W and kW");
  });
});

describe("bindUnits", () => {
  it.each([
    ["15 mm/s, 40 W", "15\u2009\u2060mm/s, 40\u2009\u2060W"],
    ["切到 20 mm 是上限", "切到 20\u2009\u2060mm 是上限"],
    ["80 % power", "80\u2009\u2060% power"],
    ["two 3 months, 10 machines, Light 640", "two 3 months, 10 machines, Light 640"],
  ])("binds the figures of %j to their units and nothing else", (text, bound) => {
    expect(bindUnits(text)).toBe(bound);
  });
});
