import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { analyse, previewOf } from "./index.ts";

describe("the preview", () => {
  it("has a path for each layer, y downwards", () => {
    const drawing = svg(`<rect x="10" y="20" width="60" height="40" ${red}/>`);
    expect(previewOf(analyse(drawing))).toEqual([{ layer: 0, data: "M0 0L60 0L60 40L0 40Z" }]);
  });

  it("of very many small outlines draws an even part, and all large ones", () => {
    const squares = Array.from(
      { length: 10_000 },
      (_, index) =>
        `<path d="M${(index % 100) * 9 + 20} ${Math.floor(index / 100) * 9 + 20}h4v4h-4z" ${red}/>`,
    );
    const frame = `<rect width="950" height="950" ${red}/>`;
    const [path] = previewOf(analyse(svg(`${squares.join("")}${frame}`)));
    const starts = [...(path?.data.matchAll(/M([\d.]+) ([\d.]+)/g) ?? [])];
    expect(starts.length).toBeGreaterThan(1500);
    expect(starts.length).toBeLessThan(2500);
    expect(path?.data).toContain("L950 ");
    // As many in the upper half as in the lower.
    const upper = starts.filter(([, , y]) => Number(y) < 475).length;
    expect(Math.abs(upper / starts.length - 0.5)).toBeLessThan(0.02);
  });
});
