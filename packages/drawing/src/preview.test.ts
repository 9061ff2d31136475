import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { boxOf } from "./drawing.ts";
import { analyse, previewOf } from "./index.ts";

describe("the preview", () => {
  it("has a path for each layer, y downwards", () => {
    const drawing = svg(`<rect x="10" y="20" width="60" height="40" ${red}/>`);
    expect(previewOf(analyse(drawing))).toEqual({
      paths: [{ layer: 0, data: "M0 0L60 0L60 40L0 40Z" }],
      partial: false,
    });
  });

  /** A frame, and squares of 4 mm in rows, `most` in each. Not analysed one by one, which would take seconds. */
  const squares = (count: number, most: number) => {
    const side = 9 * most + 50;
    const one = analyse(
      svg(`<path d="M0 ${side}v-4h4v4z" ${red}/><rect width="${side}" height="${side}" ${red}/>`),
    );
    const [small, frame] = one.outlines.toSorted((a, b) => boxOf([a.chain]).right - boxOf([b.chain]).right);
    if (!small || !frame) throw new Error("The drawing has not both outlines.");
    const copies = Array.from({ length: count }, (_, index) => ({
      ...small,
      chain: {
        ...small.chain,
        points: small.chain.points.map(
          (value, place) => value + 20 + 9 * (place % 2 === 0 ? index % most : Math.floor(index / most)),
        ),
      },
    }));
    return { ...one, outlines: [...copies, frame], segments: 4 * count + 4 };
  };

  it("of a hundred thousand segments draws all", () => {
    const { paths, partial } = previewOf(squares(24_990, 158));
    expect(paths.map(({ data }) => data.match(/M/g)?.length)).toEqual([24_991]);
    expect(partial).toBe(false);
  });

  it("of very many small outlines draws an even part, and all large ones", () => {
    const { paths, partial } = previewOf(squares(62_500, 250));
    const starts = [...(paths[0]?.data.matchAll(/M([\d.]+) ([\d.]+)/g) ?? [])];
    expect(starts.length).toBeGreaterThan(28_000);
    expect(starts.length).toBeLessThan(31_000);
    expect(paths[0]?.data).toContain("L2300 ");
    expect(partial).toBe(true);
    // As many in the upper half as in the lower.
    const upper = starts.filter(([, , y]) => Number(y) < 1150).length;
    expect(Math.abs(upper / starts.length - 0.5)).toBeLessThan(0.02);
  });

  it("thins an outline of very many points, which stays within its place", () => {
    const points = Array.from({ length: 12_000 }, (_, index) => {
      const angle = (index / 12_000) * 2 * Math.PI;
      return `${(50 + 50 * Math.cos(angle)).toFixed(4)},${(50 + 50 * Math.sin(angle)).toFixed(4)}`;
    });
    const { paths, partial } = previewOf(analyse(svg(`<polygon points="${points.join(" ")}" ${red}/>`)));
    const kept = [...(paths[0]?.data.matchAll(/[ML]([\d.]+) ([\d.]+)/g) ?? [])];
    expect(kept.length).toBeGreaterThan(4000);
    expect(kept.length).toBeLessThanOrEqual(10_000);
    for (const [, x, y] of kept) expect(Math.hypot(Number(x) - 50, Number(y) - 50)).toBeCloseTo(50, 1);
    expect(partial).toBe(false);
  });
});
