import { describe, expect, it } from "vitest";
import { movesTowards } from "./safe-triangle.ts";

const below = { left: 100, right: 300, top: 80, bottom: 400 };
const above = { left: 100, right: 300, top: -300, bottom: 20 };

describe("movesTowards", () => {
  it.each([
    ["where it left the entry", { x: 150, y: 40 }, true],
    ["slanting towards the far corner", { x: 200, y: 60 }, true],
    ["at the menu's edge", { x: 290, y: 80 }, true],
    ["along the row", { x: 260, y: 40 }, false],
    ["away from the menu", { x: 150, y: 20 }, false],
    ["beside the menu", { x: 320, y: 79 }, false],
  ])("recognises a pointer %s", (_, now, heads) => {
    expect(movesTowards({ x: 150, y: 40 }, now, below)).toBe(heads);
  });

  it("works for a menu above its entry", () => {
    expect(movesTowards({ x: 150, y: 40 }, { x: 170, y: 30 }, above)).toBe(true);
    expect(movesTowards({ x: 150, y: 40 }, { x: 170, y: 60 }, above)).toBe(false);
  });
});
