import { describe, expect, it } from "vitest";
import {
  about,
  area,
  areaMost,
  bindUnits,
  choices,
  closeUp,
  exact,
  formatFigures,
  formatInSentence,
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
    [range("%", 68, 80), "68–80%"],
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
    expect(plain(formatQuantity(exact("h", 4000), "en"))).toBe("4,000 h");
    expect(plain(formatQuantity(exact("in", 5), "zh"))).toBe("5 英寸");
    expect(plain(formatQuantity(exact("in", 5), "en"))).toBe("5 inch");
  });

  it("gives German what Chinese has until German is translated", () => {
    for (const quantity of [about("kg", 70), exact("h", 4000), exact("in", 5)]) {
      expect(formatQuantity(quantity, "de")).toBe(formatQuantity(quantity, "zh"));
    }
  });

  it("keeps figure and unit on one line by a thin, unbreakable space", () => {
    expect(formatQuantity(exact("mm/s", 12000), "en")).toBe("12,000\u2009\u2060mm/s");
  });

  it("shows no more than four decimals, and no zeros that say nothing", () => {
    expect(formatFigures(exact("mm", 0.1 + 0.2), "en")).toBe("0.3");
    expect(formatFigures(exact("mm", 2), "zh")).toBe("2");
  });
});

describe("formatInSentence", () => {
  it.each([
    [most("h", 9000), "up to 9,000 hours", "最长 9000 小时"],
    [most("dB", 60), "up to 60 dB", "60 dB 以内"],
    [least("MPa", 0.05), "at least 0.05 MPa", "至少 0.05 MPa"],
    [least("h", 15000), "at least 15,000 hours", "至少 15000 小时"],
    [plus("h", 20000), "over 20,000 hours", "20000 小时以上"],
    [plus("", 200), "200+", "200+"],
    [areaMost("mm", 150, 150), "up to 150 × 150 mm", "150 × 150 mm 以内"],
    [areaMost("mm", 0.03, 0.03), "no larger than 0.03 × 0.03 mm", "0.03 × 0.03 mm 以内"],
    [most("mm", 0.025), "within 0.025 mm", "0.025 mm 以内"],
    [area("mm", 1600, 1000), "1600 × 1000 mm", "1600 × 1000 mm"],
    [about("kg", 70), "about 70 kg", "约 70 kg"],
    [choices("W", 40, 60), "40/60 W", "40/60 W"],
    [range("h", 1, 2), "1–2 hours", "1–2 小时"],
    [exact("min", 30), "30 minutes", "30 分钟"],
    [exact("mm/s", 12000), "12,000 mm/s", "12000 mm/s"],
    [exact("nm", 1064), "1064 nm", "1064 nm"],
    [exact("in", 5), "5-inch", "5 英寸"],
  ])("writes %o in words", (quantity, english, chinese) => {
    expect(plain(formatInSentence(quantity, "en"))).toBe(english);
    for (const language of ["zh", "de"] as const)
      expect(plain(formatInSentence(quantity, language))).toBe(chinese);
  });
});

describe("closeUp", () => {
  it.each([
    ["重 约 70 kg，", "重约 70 kg，"],
    ["标称 最长 9000 小时", "标称最长 9000 小时"],
    ["光斑 0.03 mm 以内 打得出的码", "光斑 0.03 mm 以内打得出的码"],
    ["重 410 kg，Light 530 至少", "重 410 kg，Light 530 至少"],
  ])("sets %j without spaces between Chinese words", (text, closed) => {
    expect(closeUp(text)).toBe(closed);
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
