import { describe, expect, it, test } from "vitest";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { answerTo } from "../settings/answer.ts";
import { cardFor } from "../settings/card.ts";
import { processes, type Query } from "../settings/query.ts";
import type { SubstanceId } from "../settings/substances.ts";
import { type ReadDxf, readDxf } from "../testing/read-dxf.ts";
import { toDxf } from "./dxf.ts";
import { toSvg } from "./svg.ts";
import { type CardSpec, mostCells, testCard } from "./test-card.ts";

/** Substances of every page, every row and every light. */
const asked: readonly SubstanceId[] = [
  "plywood",
  "basswood",
  "mdf",
  "acrylic",
  "paper",
  "slate",
  "felt",
  "glass",
  "copper",
  "anodised-aluminium",
  "vegetable-tanned-leather",
];

/** One question for each of them, and each operation, model and power that is possible. */
const possible: readonly Query[] = Object.entries<ModelFacts>(models).flatMap(([model, { laserPower }]) =>
  laserPower.figures.flatMap((watts) =>
    asked.flatMap((material) =>
      processes
        .map((operation) => ({ material, thickness: 3, operation, model: model as ModelId, watts }))
        .filter((query) => answerTo(query).kind !== "notPossible"),
    ),
  ),
);

const spec: CardSpec = {
  title: ["Light 640 60 W", "plywood 3 mm - cut"],
  filled: false,
  rows: { setting: "power", values: [60, 70, 80] },
  columns: { setting: "speed", values: [6.7, 10, 15] },
  fixed: { power: 60, speed: 15, passes: 1 },
  labels: { power: 60, speed: 60, passes: 1 },
  maxSpeed: 1000,
  area: [600, 400],
};

/** Returns the left, lower, right and upper end of entities. */
function extent(entities: ReadDxf["entities"]) {
  const xs = entities.flatMap(({ points }) => points.map(([x]) => x));
  const ys = entities.flatMap(({ points }) => points.map(([, y]) => y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

describe("a test card for any question", () => {
  it("fits the machine's work area, has 2 to 28 squares, and asks nothing that the machine cannot do", () => {
    expect(possible.length).toBeGreaterThan(400);
    for (const query of possible) {
      const { maxSpeed, workArea }: ModelFacts = models[query.model];
      const card = testCard(cardFor(query));
      const [length = Infinity, width = Infinity] = workArea?.figures ?? [];
      expect(card.width).toBeLessThanOrEqual(length);
      expect(card.height).toBeLessThanOrEqual(width);
      expect(card.cells.length).toBeGreaterThan(1);
      expect(card.cells.length).toBeLessThanOrEqual(mostCells);
      for (const { setting } of [...card.cells, { setting: card.labels }]) {
        expect(setting.speed).toBeLessThanOrEqual(Number(maxSpeed.figures[0]));
        expect(setting.power).toBeLessThanOrEqual(100);
      }
      const [least = 0, most = 0] = [Math.min(...card.minutes.figures), Math.max(...card.minutes.figures)];
      expect(least).toBeGreaterThanOrEqual(1);
      expect(most).toBeLessThanOrEqual(60);
      expect(card.sheet.figures).toEqual([Math.ceil(card.width), Math.ceil(card.height)]);
    }
  });

  it("holds the known range, with a step below and above it", () => {
    const { rows, columns } = cardFor({
      material: "plywood",
      thickness: 3,
      operation: "cut",
      model: "light-640",
      watts: 60,
    });
    expect(rows).toEqual({ setting: "power", values: [57, 68, 74, 80, 96] });
    expect(columns).toEqual({ setting: "speed", values: [8.6, 12, 15, 18, 25.2] });
  });

  it("is fast and weak where nothing is known and slow squares would burn or crack", () => {
    const paper = cardFor({
      material: "paper",
      thickness: 0.2,
      operation: "cut",
      model: "light-530",
      watts: 40,
    });
    expect([paper.rows.values, paper.columns.values]).toEqual([
      [10, 20, 30, 40, 50],
      [37.5, 75, 150, 300, 600],
    ]);
    const glass = cardFor({
      material: "glass",
      thickness: 4,
      operation: "mark",
      model: "light-530",
      watts: 40,
    });
    expect(Math.min(...glass.columns.values)).toBe(119);
    expect(glass.fixed.interval).toBe(0.085);
    const steel = cardFor({
      material: "tool-steel",
      thickness: 4,
      operation: "mark",
      model: "mark-m20",
      watts: 50,
    });
    expect(steel.fixed.interval).toBe(0.03);
  });

  it("throws for what the machine cannot do", () => {
    expect(() =>
      cardFor({ material: "slate", thickness: 8, operation: "cut", model: "light-530", watts: 40 }),
    ).toThrow(/Light 530 cannot cut slate \(lightDoesNot\)/);
  });
});

describe("testCard", () => {
  const card = testCard(spec);
  const dxf = readDxf(toDxf(card));

  it("names each layer by its settings and burns the weakest square first", () => {
    expect(card.cells.map(({ layer }) => layer)).toEqual([
      "P060-S015",
      "P070-S015",
      "P080-S015",
      "P060-S010",
      "P070-S010",
      "P080-S010",
      "P060-S006_7",
      "P070-S006_7",
      "P080-S006_7",
    ]);
    expect(dxf.layers).toEqual(["ENGRAVE", ...card.cells.map(({ layer }) => layer)]);
    expect(toSvg(card).match(/<g id="/g)).toHaveLength(10);
    expect(new Set(card.layers.map(({ color }) => color)).size).toBe(10);
    expect(new Set(card.layers.map(({ colorIndex }) => colorIndex)).size).toBe(10);
  });

  it("has a closed square of 10 mm on each layer, higher for more power and further right for more speed", () => {
    const at = (layer: string) => {
      const own = dxf.entities.filter((entity) => entity.layer === layer);
      expect(own.map(({ closed }) => closed)).toEqual([true]);
      const [left, lower, right, upper] = extent(own);
      expect(right - left).toBeCloseTo(10, 6);
      expect(upper - lower).toBeCloseTo(10, 6);
      return { left, lower };
    };
    expect(at("P080-S010").lower).toBeGreaterThan(at("P060-S010").lower);
    expect(at("P060-S010").left).toBeGreaterThan(at("P060-S006_7").left);
  });

  it("has a line of exactly 100 mm, and everything within its size", () => {
    const lines = dxf.entities.filter(
      ({ points: [a, b], points }) =>
        points.length === 2 && a && b && Math.abs(b[0] - a[0]) === 100 && a[1] === b[1],
    );
    expect(lines).toHaveLength(1);
    const [left, lower, right, upper] = extent(dxf.entities);
    expect(Math.min(left, lower)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(card.width);
    expect(upper).toBeLessThanOrEqual(card.height);
  });

  it("can vary passes and line interval in place of power and speed", () => {
    const other = testCard({
      ...spec,
      filled: true,
      rows: { setting: "interval", values: [0.05, 0.1] },
      columns: { setting: "passes", values: [1, 2] },
    });
    expect(other.cells).toEqual([
      { layer: "P060-S015-N1-I000_1", setting: { power: 60, speed: 15, passes: 1, interval: 0.1 } },
      { layer: "P060-S015-N1-I000_05", setting: { power: 60, speed: 15, passes: 1, interval: 0.05 } },
      { layer: "P060-S015-N2-I000_1", setting: { power: 60, speed: 15, passes: 2, interval: 0.1 } },
      { layer: "P060-S015-N2-I000_05", setting: { power: 60, speed: 15, passes: 2, interval: 0.05 } },
    ]);
  });

  it("states the time from the way of the beam: 40 mm for each outline", () => {
    const slow = testCard({
      ...spec,
      rows: { setting: "power", values: [50] },
      columns: { setting: "speed", values: [0.1, 0.2] },
      labels: { power: 50, speed: 1000, passes: 1 },
    });
    // 40 mm at 0.1 mm/s and at 0.2 mm/s are 600 s, and the letters take about a second.
    expect(slow.minutes.figures[0]).toBe(10);
    expect(slow.minutes.figures[1]).toBeGreaterThan(20);
  });

  test.each([
    [{ columns: { setting: "power", values: [1] } }, /both vary the power/],
    [{ rows: { setting: "power", values: [] } }, /0 values/],
    [{ rows: { setting: "power", values: [50, 50] } }, /different ones/],
    [{ rows: { setting: "power", values: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] } }, /30 squares/],
    [{ rows: { setting: "power", values: [120] } }, /120%/],
    [{ columns: { setting: "speed", values: [1001] } }, /1001 mm\/s .* 1000 mm\/s/],
    [{ columns: { setting: "passes", values: [1.5] } }, /1.5 passes/],
    [{ filled: true }, /no line interval/],
    [{ area: [100, 100] }, /work area is 100 × 100 mm/],
    [{ title: ["木"] }, /No strokes are defined for "木"/],
  ] as const satisfies readonly (readonly [Partial<CardSpec>, RegExp])[])("refuses %o", (change, message) => {
    expect(() => testCard({ ...spec, ...change })).toThrow(message);
  });
});
