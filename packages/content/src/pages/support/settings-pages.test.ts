import { describe, expect, it } from "vitest";
import { materialList } from "../../materials/index.ts";
import { resolveWords } from "../../resolve.ts";
import { answerTo, nameOf, settingsOfMaterial, settingsOfModel, substanceIds } from "../../settings/index.ts";
import { hasSettings, machines } from "../../settings/machines.ts";
import { rows } from "../../settings/rows.ts";
import { resolutions } from "../../testing/resolutions.ts";
import { materialTables, modelTables, settingsPages } from "./settings-pages.ts";
import { columns, machineName, materialPageOf, substanceName } from "./settings-words.ts";

const tablesOf = (id: keyof typeof settingsPages) => {
  const block = settingsPages[id].blocks.find(({ type }) => type === "settingsTables");
  if (block?.type !== "settingsTables") throw new Error(`${id} has no tables.`);
  return block;
};
const pages = [...modelTables, ...materialTables].map((link) => {
  if (!("page" in link)) throw new Error("A table is on another site.");
  return link.page as keyof typeof settingsPages;
});

describe("the pages with tables of settings", () => {
  it("are those of every model and every material that has settings", () => {
    const models = new Set(machines.filter(hasSettings).map(({ model }) => model));
    expect(modelTables).toHaveLength(models.size);
    const materials = materialList.filter(({ id }) =>
      settingsOfMaterial(id).some(({ answer }) => answer.kind === "settings"),
    );
    expect(pages.slice(modelTables.length)).toHaveLength(materials.length);
    expect(pages).toEqual(Object.keys(settingsPages));
  });

  it("say that nothing was tried on the machine, which is true of every row", () => {
    expect(Object.values(rows).filter(({ origin }) => origin !== "customary")).toEqual([]);
  });

  it("show every known cut in a listed thickness once by machine and once by material", () => {
    const shown = pages.map((page) =>
      tablesOf(page).tables.map(({ title, rows }) => ({
        title,
        cells: rows.flatMap(({ name, settings }) => settings.map((each) => ({ name, ...each }))),
      })),
    );
    const byMachine = shown.slice(0, modelTables.length).flat();
    const byMaterial = shown.slice(modelTables.length).flat();
    let count = 0;
    for (const machine of machines)
      for (const material of substanceIds)
        for (const thickness of columns.thicknesses) {
          const { model, watts } = machine;
          const answer = answerTo({ material, thickness, operation: "cut", model, watts });
          if (answer.kind !== "settings") continue;
          count += 1;
          const expected = {
            thickness,
            speed: answer.speed.figures,
            power: answer.power.figures,
            passes: answer.passes.figures[0],
            confidence: answer.confidence,
          };
          const own = byMachine.find(
            ({ title }) => JSON.stringify(title) === JSON.stringify(machineName(machine)),
          );
          expect(own?.cells.filter((each) => each.thickness === thickness)).toContainEqual(
            expect.objectContaining(expected),
          );
          const same = byMaterial.find(
            ({ title }) => JSON.stringify(title) === JSON.stringify(substanceName(material)),
          );
          expect(same?.cells).toContainEqual({ name: machineName(machine), ...expected });
        }
    const total = (tables: typeof byMachine) => tables.reduce((sum, { cells }) => sum + cells.length, 0);
    expect([total(byMachine), total(byMaterial)]).toEqual([count, count]);
    expect(count).toBeGreaterThan(100);
  });

  it.each([
    ["settingsLight530Rf", "light-530-rf"],
    ["settingsLight960", "light-960"],
    ["settingsLight1390", "light-1390"],
    ["settingsLight1610", "light-1610"],
  ] as const)("%s says of no cut in its tables that it has no figures", (page, model) => {
    const { note } = tablesOf(page);
    const [, listed = ""] =
      /Cut \(((?:[^()]|\([^()]*\))*)\)/.exec(note ? resolveWords(note, resolutions.en) : "") ?? [];
    expect(listed).toContain("other solid wood");
    const cuts = settingsOfModel(model).filter(({ query }) => query.operation === "cut");
    for (const [material, rows] of Map.groupBy(cuts, ({ query }) => query.material)) {
      const figures = (known: boolean) =>
        new Set(
          rows
            .filter(({ answer }) => (answer.kind === "settings") === known)
            .map(({ query: { watts } }) => watts),
        );
      const [known, lacking] = [figures(true), figures(false)];
      if (known.size === 0) continue;
      const name = resolveWords(nameOf(material), resolutions.en);
      const powers = listed.split(`${name} at `)[1]?.split(",")[0];
      for (const watts of known)
        expect(powers ?? "", `${material}, ${watts} W`).not.toMatch(new RegExp(`\\b${watts}\\b`));
      for (const watts of lacking)
        expect(powers, `${material}, ${watts} W`).toMatch(new RegExp(`\\b${watts}\\b`));
      if (lacking.size === 0) expect(`, ${listed},`).not.toContain(`, ${name},`);
    }
  });

  it("say what to watch, then that nobody leaves the machine and that the fumes go out", () => {
    for (const page of pages) {
      const { sentences } = tablesOf(page);
      expect(sentences.length).toBeGreaterThan(2);
      expect(new Set(sentences.map((words) => JSON.stringify(words))).size).toBe(sentences.length);
    }
  });

  it("open the finder on a machine or a material that it offers", () => {
    const ids = machines.map(({ id }) => id);
    for (const { finder } of pages.flatMap((page) => tablesOf(page).tables)) {
      const asked = new URLSearchParams("suffix" in finder ? finder.suffix.replace(/#.*/, "") : "");
      const [machine, material] = [asked.get("machine"), asked.get("material")];
      expect(machine ? ids : substanceIds.filter((id) => materialPageOf(id))).toContain(machine ?? material);
    }
  });
});
