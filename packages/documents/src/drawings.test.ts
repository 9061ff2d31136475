import { crc32, inflateRawSync } from "node:zlib";
import type { TestGrid } from "@lightmaker/content";
import { isCircle, testGrid, toDxf, toSvg } from "@lightmaker/content/drawing";
import { cardFor, projectOfCard, testCard, toLbrn2 } from "@lightmaker/content/settings/browser";
import { type ReadDxf, readDxf } from "@lightmaker/content/testing/read-dxf";
import { describe, expect, test } from "vitest";
import { cutFiles, cutFilesPack } from "./cut-files/index.ts";

const large: TestGrid = {
  name: "Light 960",
  powers: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  speeds: [4, 6, 8, 10, 12, 15, 20, 25, 30, 40],
  cuts: true,
  area: [900, 600],
};
const small: TestGrid = {
  name: "Mark M20",
  powers: [20, 40, 60, 100],
  speeds: [250, 500, 1000],
  cuts: false,
  area: [150, 150],
};

/** Returns the left, lower, right and upper end of all entities. */
function extent({ entities }: ReadDxf) {
  const xs = entities.flatMap(({ points, radius = 0 }) => points.flatMap(([x]) => [x - radius, x + radius]));
  const ys = entities.flatMap(({ points, radius = 0 }) =>
    points.flatMap(([, y]) => [y - radius, y + radius]),
  );
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

describe.each([large, small])("the test grid of $name", (grid) => {
  const drawing = testGrid(grid);
  const dxf = readDxf(toDxf(drawing));

  test("is DXF release 12 in millimetres, within the work area", () => {
    expect([dxf.version, dxf.units]).toEqual(["AC1009", 4]);
    const [left, lower, right, upper] = extent(dxf);
    expect(Math.min(left, lower)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(grid.area?.[0] ?? 0);
    expect(upper).toBeLessThanOrEqual(grid.area?.[1] ?? 0);
  });

  test("has a closed 10 mm square on its own layer for each power and speed", () => {
    for (const power of grid.powers)
      for (const speed of grid.speeds) {
        const name = `P${String(power).padStart(3, "0")}-S${String(speed).padStart(3, "0")}`;
        const squares = dxf.entities.filter(({ layer }) => layer === name);
        expect(squares).toHaveLength(1);
        const [left, lower, right, upper] = extent({ ...dxf, entities: squares });
        expect([right - left, upper - lower]).toEqual([10, 10]);
        expect(squares[0]?.closed).toBe(true);
      }
    expect(new Set(drawing.layers.map(({ color }) => color)).size).toBe(drawing.layers.length);
    expect(new Set(drawing.layers.map(({ colorIndex }) => colorIndex)).size).toBe(drawing.layers.length);
  });

  test("has a 100 mm square to measure, cut only by machines that cut", () => {
    const squares = dxf.entities.filter(({ points }) => {
      const [left, lower, right, upper] = extent({ ...dxf, entities: [{ ...square, points }] });
      return points.length === 4 && right - left === 100 && upper - lower === 100;
    });
    expect(squares.map(({ layer, closed }) => [layer, closed])).toEqual([
      [grid.cuts ? "CUT" : "ENGRAVE", true],
    ]);
  });

  test("lists its layers in the DXF table and as SVG groups", () => {
    expect(dxf.layers).toEqual(drawing.layers.map(({ name }) => name));
    const svg = toSvg(drawing);
    expect(svg).toContain(`width="${drawing.width}mm"`);
    for (const { name } of drawing.layers) expect(svg).toContain(`<g id="${name}"`);
  });
});

/** Returns the left, upper, right and lower end of the straight paths of an SVG group; in SVG, y points downwards. */
function extentInSvg(svg: string, layer: string) {
  const [, group = ""] = new RegExp(`<g id="${layer}"[^>]*>([^]*?)</g>`).exec(svg) ?? [];
  const points = [...group.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

test.each([large, small])("the SVG of $name shows the same places as the DXF, not mirrored", (grid) => {
  const drawing = testGrid(grid);
  const dxf = readDxf(toDxf(drawing));
  for (const layer of drawing.layers.map(({ name }) => name).filter((name) => name.startsWith("P"))) {
    const entities = dxf.entities.filter((entity) => entity.layer === layer);
    const [left, lower, right, upper] = extent({ ...dxf, entities });
    const { height } = drawing;
    for (const [at, end] of [left, height - upper, right, height - lower].entries())
      expect(extentInSvg(toSvg(drawing), layer)[at], `${layer}: ${at}`).toBeCloseTo(end, 3);
  }
});

test.each([["a test grid", testGrid(large)] as const, ...Object.entries(cutFiles)])(
  "%s is engraved before anything is cut free",
  (_, { layers }) => {
    const names = layers.map(({ name }) => name);
    expect(names.indexOf("CUT")).toBe(names.length - 1);
  },
);

test("a test card is made without the texts of the content, as in the browser", () => {
  // Texts are Lingui macros, which these tests do not compile: an import of one would fail here.
  const card = testCard(
    cardFor({ material: "plywood", thickness: 3, operation: "cut", model: "light-640", watts: 60 }),
  );
  expect(readDxf(toDxf(card)).layers).toHaveLength(26);
  expect(toLbrn2(projectOfCard(card, true)).match(/<CutSetting /g)).toHaveLength(26);
});

const square = { layer: "", closed: true };

test("a grid larger than the work area throws", () => {
  expect(() => testGrid({ ...large, area: [150, 150] })).toThrow(/work area is 150 × 150 mm/);
});

test.each(Object.entries(cutFiles))(
  "%s lies within its sheet, and all cut paths are closed",
  (_, drawing) => {
    const dxf = readDxf(toDxf(drawing));
    const [left, lower, right, upper] = extent(dxf);
    expect(Math.min(left, lower)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(drawing.width);
    expect(upper).toBeLessThanOrEqual(drawing.height);
    const cuts = dxf.entities.filter(({ layer }) => layer === "CUT");
    expect(cuts.length).toBeGreaterThan(0);
    for (const { closed } of cuts) expect(closed).toBe(true);
    for (const { shapes } of drawing.layers)
      for (const shape of shapes)
        if (!isCircle(shape)) expect(shape.vertices.length).toBeGreaterThanOrEqual(2);
  },
);

test("the fingers and the outer size of the box grow by the kerf", () => {
  const widthOf = (name: string) => {
    const panels = cutFiles[name]?.layers.find((layer) => layer.name === "CUT")?.shapes ?? [];
    const [, long] = panels;
    if (!long || isCircle(long)) throw new Error(`${name} has no long side.`);
    const xs = long.vertices.map(({ x }) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(widthOf("box/box-3mm-kerf-0.10")).toBeCloseTo(90.1, 6);
  expect(widthOf("box/box-3mm-kerf-0.25")).toBeCloseTo(90.25, 6);
});

test("the pack unpacks to its files, and its bytes are reproducible", () => {
  const pack = cutFilesPack({ zh: "先看我\n", en: "Read me\n" }, "2026-11-21");
  expect(cutFilesPack({ zh: "先看我\n", en: "Read me\n" }, "2026-11-21").equals(pack)).toBe(true);
  const names: string[] = [];
  let at = 0;
  while (pack.readUInt32LE(at) === 0x04034b50) {
    const [packed, size] = [pack.readUInt32LE(at + 18), pack.readUInt32LE(at + 22)];
    const nameEnd = at + 30 + pack.readUInt16LE(at + 26);
    const bytes = inflateRawSync(pack.subarray(nameEnd, nameEnd + packed));
    expect([bytes.length, crc32(bytes)]).toEqual([size, pack.readUInt32LE(at + 14)]);
    names.push(pack.subarray(at + 30, nameEnd).toString());
    at = nameEnd + packed;
  }
  expect(names.slice(0, 2)).toEqual(["README.zh.txt", "README.en.txt"]);
  expect(names).toHaveLength(2 + 2 * Object.keys(cutFiles).length);
  expect(pack.subarray(-22).readUInt16LE(10)).toBe(names.length);
});
