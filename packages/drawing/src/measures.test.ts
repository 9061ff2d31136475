import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  analyse,
  cleaned,
  costOf,
  fitOf,
  guessOperations,
  nest,
  partsOf,
  previewOf,
  readDrawing,
  routeOf,
  severityOf,
  timeOfJob,
  timeOfRun,
} from "./index.ts";

const red = 'fill="none" stroke="#ff0000"';
const svg = (content: string) =>
  readDrawing(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" height="1000mm" viewBox="0 0 1000 1000">${content}</svg>`,
    ),
  );
const motion = { acceleration: { least: 500, most: 3000 }, jumpSpeed: 400 };
const feed = { speed: { least: 10, most: 20 }, passes: 1 };

describe("time", () => {
  it("of a run is that of a trapezium, and of a triangle below the way that speeding up needs", () => {
    // 100 mm/s at 500 mm/s²: 0.2 s and 10 mm each for speeding up and braking.
    expect(timeOfRun(120, 100, 500)).toBeCloseTo(0.2 + 1 + 0.2, 10);
    expect(timeOfRun(20, 100, 500)).toBeCloseTo(0.4, 10);
    expect(timeOfRun(5, 100, 500)).toBeCloseTo(0.2, 10);
  });

  it("is a range whose ends are way ÷ fastest speed, and stops at every corner at the slowest", () => {
    const analysis = analyse(svg(`<rect width="100" height="50" ${red}/>`));
    const time = timeOfJob(routeOf(analysis, ["cut"]), { motion, cut: feed });
    expect(time.cut?.least).toBeCloseTo(300 / 20, 6);
    expect(time.cut?.most).toBeCloseTo(300 / 10 + 4 * (10 / 500), 6);
    expect(time.complete).toBe(true);
  });

  it("counts passes, and a curve as one run", () => {
    const analysis = analyse(svg(`<circle cx="50" cy="50" r="20" ${red}/>`));
    const route = routeOf(analysis, ["cut"]);
    expect(route.cut).toHaveLength(1);
    const [once, twice] = [1, 2].map((passes) => timeOfJob(route, { motion, cut: { ...feed, passes } }));
    expect(twice?.cut?.least).toBeCloseTo(2 * (once?.cut?.least ?? 0), 6);
  });

  it("of a filled area is area ÷ interval ÷ speed at least", () => {
    const analysis = analyse(svg('<rect width="100" height="50" fill="black"/>'));
    const time = timeOfJob(routeOf(analysis, ["engrave"]), { motion, engrave: { ...feed, interval: 0.1 } });
    expect(time.engrave?.least).toBeCloseTo(5000 / 0.1 / 20, 3);
    expect(time.engrave?.most).toBeCloseTo(500 * (100 / 10 + 20 / 500), 3);
  });

  it("says what it does not know", () => {
    const analysis = analyse(
      svg(`<rect width="100" height="50" ${red}/><rect x="5" y="5" width="9" height="9"/>`),
    );
    const time = timeOfJob(routeOf(analysis, ["cut", "engrave"]), { motion, cut: feed });
    expect(time.engrave).toBeUndefined();
    expect(time.complete).toBe(false);
  });
});

describe("sheets", () => {
  const area = { width: 500, height: 300 };
  it("tells fits, turned, in tiles, and no", () => {
    expect(fitOf({ width: 500, height: 300 }, [], area)).toEqual({ kind: "fits" });
    expect(fitOf({ width: 290, height: 480 }, [], area)).toEqual({ kind: "turned" });
    const parts = [
      { width: 290, height: 480 },
      { width: 290, height: 480 },
    ];
    expect(fitOf({ width: 600, height: 480 }, parts, area)).toEqual({ kind: "tiles", count: 2 });
    expect(fitOf({ width: 600, height: 480 }, [{ width: 600, height: 480 }], area)).toEqual({ kind: "no" });
    expect(
      fitOf(
        { width: 900, height: 10 },
        [
          { width: 900, height: 10 },
          { width: 5, height: 5 },
        ],
        area,
      ),
    ).toEqual({
      kind: "no",
    });
  });

  it("lays pieces in rows, turned ones above", () => {
    expect(nest({ width: 100, height: 50 }, { width: 500, height: 300 }, 0)).toEqual({ count: 30, used: 1 });
    expect(nest({ width: 100, height: 50 }, { width: 500, height: 300 }, 10).count).toBe(20);
    // Two rows of five, and ten turned ones fit nowhere else: 60 × 40 on 300 × 140.
    expect(nest({ width: 60, height: 40 }, { width: 300, height: 140 }, 0).count).toBe(17);
    expect(nest({ width: 600, height: 600 }, { width: 500, height: 300 }, 0).count).toBe(0);
  });

  it("never lays more than the area holds, and always one if one fits", () => {
    const side = fc.double({ min: 1, max: 2000, noNaN: true });
    fc.assert(
      fc.property(
        side,
        side,
        side,
        side,
        fc.double({ min: 0, max: 20, noNaN: true }),
        (w, h, width, height, gap) => {
          const { count, used } = nest({ width: w, height: h }, { width, height }, gap);
          expect(used).toBeLessThanOrEqual(1.01);
          if ((w <= width && h <= height) || (h <= width && w <= height)) expect(count).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("cost", () => {
  it("counts what is given and nothing else", () => {
    const seconds = { least: 360, most: 720 };
    expect(costOf(seconds, {})).toEqual({});
    expect(costOf(seconds, { sheet: 30, pieces: 10 })).toEqual({ material: 3, total: { least: 3, most: 3 } });
    const all = costOf(seconds, { sheet: 30, pieces: 10, hour: 50, energy: 1, power: 1.5 });
    expect(all.labour).toEqual({ least: 5, most: 10 });
    expect(all.energy?.least).toBeCloseTo(0.15, 10);
    expect(all.total?.most).toBeCloseTo(3 + 10 + 0.3, 10);
    expect(costOf(undefined, { hour: 50 })).toEqual({});
  });
});

describe("layers", () => {
  it("are guessed by name, area and colour", () => {
    const drawing = svg(
      `<g id="切割"><rect width="50" height="50" fill="none" stroke="green"/></g><rect x="5" y="5" width="9" height="9" fill="black"/><path d="M20 20H30" fill="none" stroke="blue"/>`,
    );
    expect(guessOperations(drawing)).toEqual(["cut", "engrave", "score"]);
  });

  it("decide how much a finding matters", () => {
    const open = { kind: "open", count: 1, places: [] } as const;
    expect(severityOf(open, "cut")).toBe("problem");
    expect(severityOf(open, "score")).toBeUndefined();
    expect(severityOf(open, "ignore")).toBeUndefined();
    expect(severityOf({ ...open, kind: "text" }, undefined)).toBe("problem");
  });
});

describe("crossings", () => {
  const count = (content: string, kind: string) =>
    analyse(svg(content)).findings.find((each) => each.kind === kind)?.count ?? 0;
  const square = `<path d="M20 20H40V40H20Z" ${red}/>`;

  it("are found in corners too, once each", () => {
    // Through two corners of the square; through a corner on the line's own corner.
    expect(count(`${square}<path d="M10 10L50 50" ${red}/>`, "crossing")).toBe(2);
    expect(count(`${square}<path d="M10 10L20 20L60 45" ${red}/>`, "crossing")).toBe(2);
    expect(count(`${square}<path d="M30 30L40 20L50 10H60" ${red}/>`, "crossing")).toBe(1);
    expect(count(`<path d="M10 10L30 30L50 50V10L30 30L10 50Z" ${red}/>`, "selfCrossing")).toBe(1);
  });

  it("are none where lines only touch, or run along each other", () => {
    expect(count(`${square}<path d="M10 10L30 20L50 10Z" ${red}/>`, "crossing")).toBe(0);
    expect(count(`${square}<path d="M10 10L20 20L10 30" ${red}/>`, "crossing")).toBe(0);
    expect(count(`${square}<path d="M30 20V10" ${red}/>`, "crossing")).toBe(0);
    expect(count(`${square}<path d="M40 20H60V40H40Z" ${red}/>`, "crossing")).toBe(0);
  });
});

describe("the cleaned drawing", () => {
  const plate = `<rect x="10" y="10" width="60" height="40" ${red}/>`;
  it("has no copies, holes first, and its corner at 0, 0", () => {
    const drawing = svg(`${plate}${plate}<circle cx="30" cy="30" r="5" ${red}/>`);
    const analysis = analyse(drawing);
    const clean = cleaned(drawing, analysis, ["cut"], "plate");
    expect(clean).toMatchObject({ width: 60, height: 40, layers: [{ name: "CUT", operation: "cut" }] });
    const [hole, outline, ...more] = clean.layers[0]?.shapes ?? [];
    expect(more).toEqual([]);
    expect(hole).toMatchObject({ radius: 5 });
    expect((hole as { x: number }).x).toBeCloseTo(20, 6);
    expect(outline).toMatchObject({ closed: true });
    expect(outline && "vertices" in outline ? outline.vertices : []).toHaveLength(4);
    expect(partsOf(analysis, ["cut"])).toHaveLength(1);
  });

  it("keeps curves as curves, joined and turned around, where they were", () => {
    // Two halves of a leaf, both from left to right: the second is joined backwards.
    const drawing = svg(
      `<g ${red}><path d="M10 50C20 10 80 10 90 50"/><path d="M10 50C20 90 80 90 90 50"/></g>`,
    );
    const [shape, ...more] = cleaned(drawing, analyse(drawing), ["cut"], "leaf").layers[0]?.shapes ?? [];
    expect(more).toEqual([]);
    const vertices = shape && "vertices" in shape ? shape.vertices : [];
    expect(vertices).toHaveLength(2);
    const [one, other] = vertices.map(({ controls = [] }) => controls.map((each) => Math.round(each)));
    // The box begins at x = 10; the curves bulge to 30 above and below y = 30.
    expect(one).toEqual([10, 70, 70, 70]);
    expect(other).toEqual([70, -10, 10, -10]);
    expect(cleaned(drawing, analyse(drawing), ["cut"], "leaf").height).toBeCloseTo(60, 2);
  });

  it("keeps straight parts between curves, and leaves out points on a straight line", () => {
    const drawing = svg(`<path d="M10 10H30H50C60 10 60 30 50 30H10Z" ${red}/>`);
    const [shape] = cleaned(drawing, analyse(drawing), ["cut"], "").layers[0]?.shapes ?? [];
    const vertices = shape && "vertices" in shape ? shape.vertices : [];
    expect(vertices.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [0, 20],
      [40, 20],
      [40, 0],
      [0, 0],
    ]);
    expect(vertices.map(({ controls }) => controls !== undefined)).toEqual([false, true, false, false]);
  });

  it("keeps the splines of a DXF without weights", () => {
    const groups = [
      ...["0", "SECTION", "2", "ENTITIES", "0", "SPLINE", "8", "0", "70", "8", "71", "3"],
      ...[0, 0, 0, 0, 1, 2, 2, 2, 2].flatMap((knot) => ["40", String(knot)]),
      ...[0, 0, 10, 20, 30, 20, 40, -5, 60, 0].flatMap((value, index) => [
        index % 2 === 0 ? "10" : "20",
        String(value),
      ]),
      ...["0", "ENDSEC", "0", "EOF"],
    ];
    const drawing = readDrawing(new TextEncoder().encode(groups.join("\n")));
    const { curves = [], points } = drawing.chains[0] ?? { points: [] };
    expect(curves).toHaveLength(2);
    expect(curves[0]).toMatchObject({ x1: 10, y1: 20, x2: 20, y2: 20 });
    expect([points[0], points.at(-2)]).toEqual([0, 60]);
  });

  it("leaves out ignored layers", () => {
    const drawing = svg(plate);
    expect(cleaned(drawing, analyse(drawing), ["ignore"], "").layers).toEqual([]);
  });
});

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

describe("the preview", () => {
  it("has a path for each layer, y downwards", () => {
    const drawing = svg(`<rect x="10" y="20" width="60" height="40" ${red}/>`);
    expect(previewOf(analyse(drawing))).toEqual([{ layer: 0, data: "M0 0L60 0L60 40L0 40Z" }]);
  });
});
