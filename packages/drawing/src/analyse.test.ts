import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { analyse } from "./index.ts";

describe("any rectangle", () => {
  const side = fc.double({ min: 1, max: 400, noNaN: true });
  it("has its length and area, wherever it stands and however its lines are ordered", () => {
    fc.assert(
      fc.property(
        side,
        side,
        side,
        side,
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        (x, y, w, h, order) => {
          const lines = [
            `M${x} ${y}L${x + w} ${y}`,
            `M${x + w} ${y + h}L${x + w} ${y}`,
            `M${x + w} ${y + h}L${x} ${y + h}`,
            `M${x} ${y}L${x} ${y + h}`,
          ];
          const drawing = svg(order.map((each) => `<path d="${lines[each]}" ${red}/>`).join(""));
          const { layers, outlines, findings } = analyse(drawing);
          expect(outlines).toHaveLength(1);
          expect(layers[0]?.length).toBeCloseTo(2 * (w + h), 3);
          expect(layers[0]?.area).toBeCloseTo(w * h, 3);
          expect(findings.filter(({ kind }) => kind !== "size")).toEqual([]);
        },
      ),
    );
  });
});
