import { describe, expect, it } from "vitest";
import { i18nFor } from "../catalogues.ts";
import { type ModelFacts, models } from "../products/facts.ts";
import { languages } from "../routes.ts";
import { answerTo, type SubstanceId, sheetThicknesses, substanceIds } from "../settings/index.ts";
import { settingsIn } from "./settings.ts";

const settings = Object.fromEntries(
  languages.map((language) => [
    language,
    settingsIn({ i18n: i18nFor(language), language, catalogue: language }),
  ]),
);

describe.each(languages)("settings that the chat tells in %s", (language) => {
  const sheets = settings[language]?.sheets ?? [];
  const told = (material: SubstanceId, model: string | undefined, thickness: number) =>
    sheets.find((each) => each.material === material && each.model === model && each.thickness === thickness);

  it("are those of the settings page: every figure, and no sheet more", () => {
    let known = 0;
    for (const [model, { laserPower }] of Object.entries<ModelFacts>(models))
      for (const material of substanceIds)
        for (const thickness of sheetThicknesses) {
          const answers = laserPower.figures.flatMap((watts) => {
            const answer = answerTo({
              material,
              thickness,
              operation: "cut",
              model: model as keyof typeof models,
              watts,
            });
            return answer.kind === "settings" ? [{ watts, answer }] : [];
          });
          const sheet = told(material, model, thickness);
          expect(sheet !== undefined, `${material} ${thickness} ${model}`).toBe(answers.length > 0);
          known += answers.length;
          for (const { watts, answer } of answers) {
            const line = sheet?.answer.split("\n").find((each) => each.startsWith(`${watts} W`));
            for (const figure of [...answer.speed.figures, ...answer.power.figures])
              expect(line).toContain(String(figure));
            // Without a model, the line of a glass tube stands for both: only its confidence differs.
            const general = told(material, undefined, thickness)
              ?.answer.split("\n")
              .find((each) => each.startsWith(`${watts} W`));
            for (const figure of [...answer.speed.figures, ...answer.power.figures])
              expect(general).toContain(String(figure));
          }
        }
    expect(known).toBeGreaterThan(200);
  });

  it("carry the choice in their address, and end with what keeps the owner safe", () => {
    for (const { answer, url, material, thickness } of sheets) {
      expect(url).toContain(`material=${material}&thickness=${thickness}&operation=cut&machine=light-`);
      expect(answer.split("\n").at(-1)).toMatch(/must not leave it even for a minute|一分钟也不走开/);
    }
  });
});
