import { describe, expect, it } from "vitest";
import { answerTo } from "../../settings/index.ts";
import { machines } from "../../settings/machines.ts";
import { settingsBlock } from "./settings-block.ts";

if (settingsBlock.type !== "settings") throw new Error("The block has another type.");
const {
  materials,
  operations,
  thicknesses,
  known,
  reasons,
  outcomes,
  reasonRows,
  machines: shown,
} = settingsBlock;

const choices = materials.flatMap(({ id: material, outcomes: of }) =>
  operations.flatMap(({ id: operation }, process) =>
    machines.flatMap(({ model, watts }, machine) =>
      thicknesses.map((thickness, place) => ({
        query: { material, thickness, operation, model, watts },
        machine,
        outcome: reasonRows[outcomes[of]?.[process]?.[machine] ?? -1]?.[place],
      })),
    ),
  ),
);

describe("the data of the finder", () => {
  it("answers every choice as the settings do", () => {
    const found = choices.filter(({ query, machine, outcome }) => {
      const answer = answerTo(query);
      if (answer.kind !== "settings") {
        expect(reasons[outcome ?? -1]?.possible, JSON.stringify(query)).toBe(answer.kind === "testCard");
        return false;
      }
      const { material, thickness, operation } = query;
      expect(outcome).toBe(-1);
      const own = known.filter(
        (each) =>
          each.machine === machine &&
          each.material === material &&
          each.thickness === thickness &&
          each.operation === operation,
      );
      expect(own).toHaveLength(1);
      expect(own[0]).toMatchObject({
        speed: answer.speed.figures,
        power: answer.power.figures,
        passes: answer.passes.figures[0],
        air: answer.air,
        confidence: answer.confidence,
      });
      return true;
    });
    expect(found.length).toBe(known.length);
    expect(known.length).toBeGreaterThan(200);
  });

  it("says at every answer what to watch, and that nobody leaves the machine", () => {
    for (const { watch } of [...known, ...materials]) expect(watch.length).toBeGreaterThan(0);
    for (const { safety } of shown) expect(safety).toHaveLength(2);
  });

  it("offers no card for paper and fabric", () => {
    expect(materials.filter(({ card }) => !card).map(({ id }) => id)).toEqual([
      "paper",
      "cardstock",
      "cardboard",
      "greyboard",
      "cotton",
      "linen",
      "polyester",
      "nylon-fabric",
      "felt",
      "denim",
      "silk",
    ]);
  });
});
