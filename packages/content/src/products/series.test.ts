import { describe, expect, it } from "vitest";
import { i18nFor } from "../catalogues.ts";
import { pages } from "../pages/index.ts";
import { choices, exact, formatQuantity, plain } from "../quantity.ts";
import { resolveData, resolvePage } from "../resolve.ts";
import { languages } from "../routes.ts";
import { resolutions } from "../testing/resolutions.ts";
import { type ModelFacts, models, modelsOf, type SeriesId } from "./facts.ts";
import { co2Power, rangePower, seriesSpecs } from "./series.ts";

const english = { i18n: i18nFor("en"), language: "en", catalogue: "en" } as const;

/** Returns the card's lines as an English reader sees them, with plain spaces. */
const card = (series: SeriesId, list?: readonly ModelFacts[]) =>
  resolveData(seriesSpecs(series, list), english).map(({ label, value }) => plain(`${label}: ${value}`));

const changed = (
  series: SeriesId,
  name: string,
  change: Partial<Pick<ModelFacts, "laserPower" | "maxSpeed">>,
) => modelsOf(series).map((model) => (model.name === name ? { ...model, ...change } : model));

describe("the power of the range", () => {
  it("is that of all models, and of all with a CO₂ laser", () => {
    expect(plain(formatQuantity(rangePower, "en"))).toBe("20–150 W");
    expect(plain(formatQuantity(co2Power, "en"))).toBe("40–150 W");
  });

  it.each(languages)("is said at the top of the products in %s", (language) => {
    const [top] = resolvePage(pages.products, resolutions[language]).blocks;
    const said = plain(top?.type === "banner" ? (top.lead ?? "") : "");
    expect(said).toContain("20–150 W");
    expect(said).toContain("40–150 W");
  });
});

describe("seriesSpecs", () => {
  it("sums up a series from its models", () => {
    expect(card("zhongtian")).toEqual([
      "Laser power: 40–150 W",
      "Largest work area: 1600 × 1000 mm",
      "Top speed: 1,000 mm/s",
      "Table lift, by model: 150/230 mm",
    ]);
    expect(card("morningLight")).toEqual([
      "Laser power: 20–60 W",
      "Work area, Light 530: 500 × 300 mm",
      "Top speed of the cutters: 600 mm/s",
      "Positioning accuracy, Light 530 / Light 530 RF: ≤ 0.025 mm",
    ]);
  });

  it("follows a model's fact when it changes", () => {
    const stronger = changed("zhongtian", "Light 1610", { laserPower: choices("W", 150, 300) });
    expect(card("zhongtian", stronger)).toContain("Laser power: 40–300 W");
    const slower = changed("morningLight", "Mark M20", { maxSpeed: exact("mm/s", 600) });
    expect(card("morningLight", slower)).toContain("Top speed: 600 mm/s");
  });

  it("refuses to show a line that no model has a value for", () => {
    expect(() => seriesSpecs("morningLight", [models["light-blue-530"]])).toThrow(RangeError);
  });
});
