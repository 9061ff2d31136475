import { describe, expect, it } from "vitest";
import { resolutions } from "../testing/resolutions.ts";
import { productModels } from "./models/index.ts";
import { specificationSheet } from "./sheet.ts";

describe("the specification as JSON", () => {
  it.each(productModels.map(({ slug }) => slug))(
    "of %s has every row of the table, in both languages",
    (slug) => {
      const model = productModels.find((each) => each.slug === slug);
      for (const resolution of [resolutions.zh, resolutions.en]) {
        const sheet = specificationSheet(slug, resolution);
        expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
        expect(sheet.specifications.map(({ key }) => key)).toEqual(model?.table.map(({ key }) => key));
        expect(JSON.stringify(sheet)).not.toMatch(/[\u2009\u2060]|\{\w+\}|\[object/);
      }
    },
  );

  it("gives figures as numbers with their unit, words as readers see them, and nothing for what is unknown", () => {
    const { specifications, ...sheet } = specificationSheet("light-640", resolutions.en);
    expect(sheet).toMatchObject({
      schemaVersion: 1,
      language: "en",
      url: "https://www.example.com/en/products/zhongtian?model=light-640",
      maker: "LightMaker",
      model: { id: "light-640", name: "Light 640", series: "zhongtian" },
    });
    const row = (key: string) => specifications.find((each) => each.key === key);
    expect(row("workingArea")).toEqual({
      key: "workingArea",
      label: "Work area",
      text: "600 × 400 mm",
      quantities: [{ shape: "area", figures: [600, 400], unit: "mm" }],
    });
    expect(row("maxMaterialSizeBack")).toMatchObject({
      text: "Up to 20 mm thick, any length; with the shields lowered onto the board, no gap may be left at either side. Ask us for the width of the doorway and the minimum board width",
      quantities: [{ shape: "exact", figures: [20], unit: "mm" }],
    });
    expect(row("safetyStandard")).toMatchObject({ text: null, quantities: [] });
  });

  it("is refused for a model that there is not", () => {
    expect(() => specificationSheet("light-2000", resolutions.zh)).toThrow(RangeError);
  });
});
