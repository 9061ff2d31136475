import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { plain } from "../quantity.ts";
import { resolveWords } from "../resolve.ts";
import { languages } from "../routes.ts";
import { resolutions } from "../testing/resolutions.ts";
import { settingsOfModel } from "./lists.ts";
import { type StudioFile, studioFile } from "./studio-file.ts";
import { studioSchema } from "./studio-schema.ts";

const validate = new Ajv2020({ allErrors: true, strict: true }).compile(studioSchema);

const versions = Object.entries<ModelFacts>(models).flatMap(([model, { laserPower }]) =>
  laserPower.figures.map((watts) => [model as ModelId, watts] as const),
);

const fileOf = (model: ModelId, watts: number, language: "zh" | "en"): StudioFile =>
  JSON.parse(
    JSON.stringify(
      studioFile(model, watts, language, (words) => plain(resolveWords(words, resolutions[language]))),
    ),
  );

describe("the file for LightMaker Studio", () => {
  it.each(versions)(
    "of %s with %d W fits its schema and holds every row with equal figures",
    (model, watts) => {
      for (const language of languages) {
        const file = fileOf(model, watts, language);
        validate(file);
        expect(validate.errors ?? []).toEqual([]);
        const rows = settingsOfModel(model).flatMap(({ query, answer }) =>
          query.watts === watts && answer.kind === "settings" ? [{ query, answer }] : [],
        );
        expect(
          file.settings.map(({ material, thickness, operation, speed, power, confidence }) => ({
            material,
            thickness,
            operation,
            speed: [speed.min, speed.max],
            power: [power.min, power.max],
            confidence,
          })),
        ).toEqual(
          rows.map(({ query: { material, thickness, operation }, answer: { speed, power, confidence } }) => ({
            material,
            thickness,
            operation,
            speed: [speed.figures[0], speed.figures.at(-1)],
            power: [power.figures[0], power.figures.at(-1)],
            confidence,
          })),
        );
      }
    },
  );

  it("says the same in both languages, apart from its texts", () => {
    const figuresOf = (file: StudioFile) =>
      file.settings.map(({ name: _, watch: __, provenance: { text: ___, ...provenance }, ...setting }) => ({
        ...setting,
        provenance,
      }));
    expect(figuresOf(fileOf("light-640", 80, "en"))).toEqual(figuresOf(fileOf("light-640", 80, "zh")));
    expect(fileOf("light-640", 80, "en").settings[0]?.name).toMatch(/^[A-Z]/);
    expect(fileOf("light-640", 80, "zh").settings[0]?.name).toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ["a forbidden substance", (setting: Record<string, unknown>) => ({ ...setting, material: "pvc" })],
    [
      "more than full power",
      (setting: Record<string, unknown>) => ({ ...setting, power: { min: 50, max: 101 } }),
    ],
    ["no origin", ({ provenance: _, ...setting }: Record<string, unknown>) => setting],
    ["a key that nobody knows", (setting: Record<string, unknown>) => ({ ...setting, gas: "argon" })],
  ])("is refused by the schema with %s", (_what, spoil) => {
    const file = fileOf("light-640", 60, "en");
    const [first, ...rest] = file.settings;
    expect(validate({ ...file, settings: [spoil({ ...first }), ...rest] })).toBe(false);
  });
});
