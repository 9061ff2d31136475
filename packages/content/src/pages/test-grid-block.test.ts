import { describe, expect, test } from "vitest";
import { materialList } from "../materials/index.ts";
import type { Quantity } from "../quantity.ts";
import { answerTo, rows } from "../settings/index.ts";
import { burnsOnCard, engravings, testGridBlock } from "./test-grid-block.ts";

const blockOf = (id: Parameters<typeof testGridBlock>[0]) => {
  const block = testGridBlock(id, "#finder");
  if (!block) throw new Error(`The page of ${id} has no test grid.`);
  return block;
};
/** Square that is chosen first. */
const firstOf = ({ squares, start: [row = NaN, column = NaN] }: ReturnType<typeof blockOf>) =>
  squares[row]?.[column];
/** Text of words that are the same in every language. */
const text = (words: unknown) => (words as { text: string }).text;
const shares = (words: readonly unknown[]) => words.map((each) => Number(text(each).replace("%", "")));
const paces = (words: readonly unknown[]) =>
  words.map((each) => Number((each as { quantity: Quantity }).quantity.figures[0]));

describe("a test grid around known settings", () => {
  test.each([
    ["wood", rows["plywood-60"]],
    ["acrylic", rows["acrylic-60"]],
  ] as const)("%s: known are the squares inside the row, and no others", (id, row) => {
    const { power, speed, squares, verdicts } = blockOf(id);
    const [powers, speeds] = [shares(power.values), paces(speed.values)];
    // "Used elsewhere" would be untrue of a test of our own.
    expect(row.origin).toBe("customary");
    const known = verdicts.findIndex(({ marked }) => marked);
    for (const [r, line] of squares.entries())
      for (const [c, square] of line.entries()) {
        const [share, pace] = [powers[r] ?? 0, speeds[c] ?? 0];
        const inside =
          share >= Math.min(...row.power.figures) &&
          share <= Math.max(...row.power.figures) &&
          pace >= Math.min(...row.speed.figures) &&
          pace <= Math.max(...row.speed.figures);
        expect(square.verdict === known, `${share} %, ${pace} mm/s`).toBe(inside);
      }
    expect(squares.flat().filter(({ verdict }) => verdict === known).length).toBeGreaterThan(3);
  });

  test.each(["wood", "acrylic"] as const)("%s: more energy never looks or sounds weaker", (id) => {
    const { squares, verdicts } = blockOf(id);
    const [weak, hot] = [0, verdicts.length - 1];
    const byHeat = squares.flat().toSorted((a, b) => a.heat - b.heat);
    for (const [index, square] of byHeat.entries()) {
      const before = byHeat[index - 1];
      if (!before) continue;
      expect(square.level ?? NaN).toBeGreaterThanOrEqual(before.level ?? NaN);
      if (square.verdict === weak) expect(before.verdict).toBe(weak);
      if (before.verdict === hot) expect(square.verdict).toBe(hot);
    }
    expect(byHeat.at(0)?.verdict).toBe(weak);
    expect(byHeat.at(-1)?.verdict).toBe(hot);
  });

  test("the energy is power over speed", () => {
    const { power, speed, squares } = blockOf("wood");
    const column = paces(speed.values).indexOf(12);
    const row = shares(power.values).indexOf(80);
    // 80 % of 60 W at 12 mm/s.
    expect(text(squares[row]?.[column]?.energy)).toBe("4");
  });

  test("it begins with a known square", () => {
    const block = blockOf("acrylic");
    expect(block.verdicts[firstOf(block)?.verdict ?? -1]?.marked).toBe(true);
  });
});

describe("a test grid without known settings", () => {
  const unknown = materialList
    .map(({ id }) => id)
    .filter((id) => !["wood", "acrylic", ...burnsOnCard].includes(id));

  test.each(unknown)("%s: it shows no result, and begins with the least energy", (id) => {
    const block = blockOf(id);
    const { squares, sprite } = block;
    expect(answerTo(engravings[id]).kind).toBe("testCard");
    expect(sprite).toBeUndefined();
    const first = firstOf(block);
    expect(first?.heat).toBe(Math.min(...squares.flat().map(({ heat }) => heat)));
    expect(squares.flat().filter(({ verdict }) => verdict === first?.verdict)).toHaveLength(1);
  });

  test.each(burnsOnCard)("%s has none: its squares would burn", (id) => {
    expect(testGridBlock(id, "")).toBeUndefined();
  });
});
