import { describe, expect, it } from "vitest";
import { toImperial } from "./convert.ts";
import { formatValue, isConvertible, type QuantityLabels } from "./format.ts";
import type { SpecShape, SpecValue } from "./spec-value.ts";

const labels: QuantityLabels = {
  about: "about {value}",
  imperialUnits: {
    in: "in",
    ft: "ft",
    "in/s": "in/s",
    lb: "lb",
    gal: "gal",
    "gal/h": "gal/h",
    "ft³/min": "ft³/min",
    psi: "psi",
    "°F": "°F",
  },
};
/** Formats a value in imperial units and replaces its thin spaces by normal ones. */
const inch = (value: SpecValue, language = "en") =>
  formatValue(value, language, labels, "imperial").replaceAll(/\u2009\u2060?/g, " ");
const quantity = (unit: string, shape: SpecShape, ...figures: number[]) => ({ unit, shape, figures });

describe("inches from millimetres", () => {
  it.each([
    ["500 × 300 mm", quantity("mm", "area", 500, 300), "19.7 × 11.8 in"],
    ["1450 × 950 × 1180 mm", quantity("mm", "area", 1450, 950, 1180), "57.1 × 37.4 × 46.5 in"],
    ["1600 × 1000 mm", quantity("mm", "area", 1600, 1000), "63.0 × 39.4 in"],
    ["≤ 150 × 150 mm", quantity("mm", "areaMost", 150, 150), "≤ 5.9 × 5.9 in"],
    ["20 mm", quantity("mm", "exact", 20), "0.79 in"],
    ["≤ 0.025 mm", quantity("mm", "most", 0.025), "≤ 0.00098 in"],
    ["0.01–0.05 mm", quantity("mm", "range", 0.01, 0.05), "0.00039–0.00197 in"],
    ["0.08 × 0.06 mm", quantity("mm", "area", 0.08, 0.06), "0.0031 × 0.0024 in"],
    ["15–30 mm", quantity("mm", "range", 15, 30), "0.59–1.18 in"],
    ["about 8 mm", quantity("mm", "about", 8), "about 0.31 in"],
  ])("%s", (_, value, expected) => expect(inch(value)).toBe(expected));
});

describe("other units", () => {
  it.each([
    ["600 mm/s", quantity("mm/s", "exact", 600), "23.6 in/s"],
    ["410 kg", quantity("kg", "exact", 410), "904 lb"],
    ["about 300 kg", quantity("kg", "about", 300), "about 660 lb"],
    ["about 70 kg", quantity("kg", "about", 70), "about 150 lb"],
    ["5 m", quantity("m", "exact", 5), "16.4 ft"],
    ["3.2 L", quantity("L", "exact", 3.2), "0.85 gal"],
    ["1000 L/h", quantity("L/h", "exact", 1000), "264 gal/h"],
    ["50 L/min", quantity("L/min", "exact", 50), "1.8 ft³/min"],
    ["≥ 0.05 MPa", quantity("MPa", "least", 0.05), "≥ 7.3 psi"],
    ["5–40 °C", quantity("°C", "range", 5, 40), "41–104 °F"],
    ["0 °C", quantity("°C", "exact", 0), "32 °F"],
    ["0 mm", quantity("mm", "exact", 0), "0.0 in"],
  ])("%s", (_, value, expected) => expect(inch(value)).toBe(expected));

  it("are undefined for watts, hours and counts", () => {
    for (const unit of ["W", "h", "dB", "V", ""]) expect(toImperial({ unit, figures: [40] })).toBeUndefined();
    expect(inch(quantity("W", "choices", 40, 60))).toBe("40/60 W");
    expect(inch(quantity("", "plus", 200))).toBe("200+");
  });
});

it.each([
  [quantity("nm", "exact", 1064), "1064 nm"],
  [quantity("mm", "exact", 1300), "1300 mm"],
  [quantity("mm", "area", 1450, 950, 1180), "1450 × 950 × 1180 mm"],
  [quantity("mm/s", "exact", 12000), "12,000 mm/s"],
  [quantity("h", "most", 9000), "≤ 9,000 h"],
])("separates thousands in English, but not in dimensions and wavelengths: %o", (value, expected) => {
  const plain = (text: string) => text.replaceAll(/[\u2009\u2060]+/g, " ");
  expect(plain(formatValue(value, "en", labels))).toBe(expected);
  expect(plain(formatValue(value, "zh-Hans", labels))).toBe(expected.replace(",", ""));
});

it("formatQuantity formats numbers for the language", () => {
  expect(inch(quantity("mm", "area", 500, 300), "de")).toBe("19,7 × 11,8 in");
  expect(formatValue(quantity("mm", "most", 0.025), "de", labels)).toContain("0,025");
});

it("formatValue inserts quantities into their sentence", () => {
  const value = { text: "any length, up to {0} thick", quantities: [quantity("mm", "exact", 20)] };
  expect(inch(value)).toBe("any length, up to 0.79 in thick");
  expect(formatValue(value, "en", labels)).toBe("any length, up to 20\u2009\u2060mm thick");
});

it("formatValue leaves no space between a Chinese unit and the next character", () => {
  const inChinese = { ...labels, imperialUnits: { ...labels.imperialUnits, in: "英寸" } };
  const value = { text: "厚 {0} 以内，长度不限", quantities: [quantity("mm", "exact", 20)] };
  const text = (system: "metric" | "imperial") =>
    formatValue(value, "zh", inChinese, system).replaceAll(/\u2009\u2060?/g, " ");
  expect(text("imperial")).toBe("厚 0.79 英寸以内，长度不限");
  expect(text("metric")).toBe("厚 20 mm 以内，长度不限");
});

it("formatValue inserts each of several quantities at its own place", () => {
  const quantities = [quantity("mm", "exact", 15), quantity("mm", "exact", 20)];
  const value = { text: "advised {0}, at most {1}, tested at {0}", quantities };
  expect(inch(value)).toBe("advised 0.59 in, at most 0.79 in, tested at 0.59 in");
});

it("isConvertible is true for values that differ between the unit systems", () => {
  expect(isConvertible("autofocus")).toBe(false);
  expect(isConvertible({ label: "Ask us", href: "/contact" })).toBe(false);
  expect(isConvertible(quantity("W", "exact", 40))).toBe(false);
  expect(isConvertible({ text: "{0}", quantities: [quantity("mm", "exact", 20)] })).toBe(true);
});
