import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isCircle, type Path, polygon, roundedRectangle } from "../../drawing/shapes.ts";
import { testCard } from "../../drawing/test-card.ts";
import { type ModelFacts, type ModelId, models } from "../../products/facts.ts";
import { plain } from "../../quantity.ts";
import { resolveWords } from "../../resolve.ts";
import { languages } from "../../routes.ts";
import { resolutions } from "../../testing/resolutions.ts";
import { cardFor } from "../card.ts";
import { libraryFor } from "../library-for.ts";
import { settingsOfModel } from "../lists.ts";
import { nameOf } from "../words.ts";
import { type LibraryEntry, toClb } from "./library.ts";
import { projectOfCard, projectOfDrawing, toLbrn2 } from "./project.ts";
import { readClb, readLbrn2 } from "./read-lightburn.ts";

const versions = Object.entries<ModelFacts>(models).flatMap(([model, { laserPower }]) =>
  laserPower.figures.map((watts) => [model as ModelId, watts] as const),
);

const setting = { power: 50, speed: 20, passes: 1, filled: false, air: true };

describe(".clb", () => {
  it.each(versions)("of %s with %d W reads back as every row with equal figures", (model, watts) => {
    for (const language of languages) {
      const text = (words: Parameters<typeof resolveWords>[0]) =>
        plain(resolveWords(words, resolutions[language]));
      const { name, entries } = readClb(toClb(libraryFor(model, watts, text)));
      expect(name).toBe(`LightMaker ${models[model].name} ${watts} W`);
      const rows = settingsOfModel(model).flatMap(({ query, answer }) =>
        query.watts === watts && answer.kind === "settings" ? [{ query, answer }] : [],
      );
      // Every entry belongs to a row; the ends of a row's ranges are those of its entries.
      const read = Map.groupBy(entries, ({ material, thickness }) => `${material} ${thickness}`);
      expect([...read.keys()].toSorted()).toEqual(
        rows.map(({ query: { material, thickness } }) => `${text(nameOf(material))} ${thickness}`).toSorted(),
      );
      for (const { query, answer } of rows) {
        const own = read.get(`${text(nameOf(query.material))} ${query.thickness}`) ?? [];
        const figures = (key: string) =>
          [...new Set(own.map(({ values }) => Number(values[key])))].toSorted((a, b) => a - b);
        expect(figures("speed")).toEqual([...answer.speed.figures]);
        expect(figures("maxPower")).toEqual([...answer.power.figures]);
        expect(figures("minPower")).toEqual(figures("maxPower"));
        expect(figures("numPasses")).toEqual([...answer.passes.figures]);
        for (const { type, values, description, material } of own) {
          expect(type).toBe("Cut");
          expect(values["LinkPath"]).toBe(`${material}/${query.thickness.toFixed(4)}/${description}`);
        }
        // The strongest end is the slowest with the most power.
        const strongest = own.find(
          ({ values }) => Number(values["speed"]) === Math.min(...answer.speed.figures),
        );
        expect(Number(strongest?.values["maxPower"])).toBe(Math.max(...answer.power.figures));
      }
    }
  });

  it("has entries for the machines that rows are about", () => {
    const filled = versions.filter(
      ([model, watts]) => libraryFor(model, watts, () => "x").entries.length > 0,
    );
    expect(filled.map(([model, watts]) => `${model} ${watts}`)).toEqual([
      "light-530 40",
      "light-530 60",
      "light-530-rf 40",
      "light-530-rf 50",
      "light-640 40",
      "light-640 60",
      "light-640 80",
      "light-960 60",
      "light-960 80",
      "light-960 100",
      "light-1390 80",
      "light-1390 100",
      "light-1390 130",
      "light-1610 100",
      "light-1610 130",
      "light-1610 150",
    ]);
  });

  test("any names and figures survive", () => {
    const entry: fc.Arbitrary<LibraryEntry> = fc.record({
      material: fc.string({ unit: "grapheme" }),
      thickness: fc.integer({ min: 1, max: 2000 }).map((hundredths) => hundredths / 100),
      description: fc.string({ unit: "binary" }),
      setting: fc.record({
        power: fc.integer({ min: 1, max: 100 }),
        speed: fc.integer({ min: 1, max: 120_000 }).map((tenths) => tenths / 10),
        passes: fc.integer({ min: 1, max: 9 }),
        interval: fc.integer({ min: 1, max: 900 }).map((thousandths) => thousandths / 1000),
        filled: fc.boolean(),
        air: fc.boolean(),
      }),
    });
    const possible = (text: string) =>
      text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}");
    const kept = (text: string) => possible(text).replaceAll("/", "-");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), entry, (name, given) => {
        const library = readClb(toClb({ name, entries: [given] }));
        expect(library.name).toBe(possible(name));
        const [read] = library.entries;
        expect(read).toMatchObject({
          material: kept(given.material),
          thickness: given.thickness,
          description: kept(given.description),
          noThickTitle: "",
          type: given.setting.filled ? "Scan" : "Cut",
        });
        const { power, speed, passes, interval, filled, air } = given.setting;
        expect(read?.values).toMatchObject({
          maxPower: `${power}`,
          speed: `${speed}`,
          numPasses: `${passes}`,
          runBlower: air ? "1" : "0",
        });
        expect(read?.values["interval"]).toBe(filled ? `${interval}` : undefined);
      }),
      { numRuns: 100 },
    );
  });

  it("refuses two entries of one name", () => {
    const entry = { material: "Plywood", thickness: 3, description: "Cut", setting };
    expect(() =>
      toClb({ name: "x", entries: [entry, { ...entry, setting: { ...setting, speed: 5 } }] }),
    ).toThrow(/"Plywood\/3.0000\/Cut" twice/);
  });
});

/** Returns the point of a cubic Bézier curve at `t`. */
const at = (t: number, ...[p, q, r, s]: readonly [number, number, number, number]) =>
  (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;

describe(".lbrn2", () => {
  const card = testCard(
    cardFor({ material: "plywood", thickness: 3, operation: "cut", model: "light-640", watts: 60 }),
  );

  it("of a test card has a layer for the letters and for each square, with its settings", () => {
    const { attributes, layers, shapes, notes } = readLbrn2(
      toLbrn2(projectOfCard(card, true, 'A & B\n"3 mm"')),
    );
    expect(attributes["FormatVersion"]).toBe("1");
    expect(notes).toBe('A & B\n"3 mm"');
    expect(layers.map(({ values }) => values["name"])).toEqual(card.layers.map(({ name }) => name));
    expect(layers.map(({ values }) => Number(values["index"]))).toEqual(card.layers.map((_, index) => index));
    for (const [index, { layer, setting: own }] of card.cells.entries()) {
      const { type, values } = layers[index + 1] ?? { type: "", values: {} };
      expect(values["name"]).toBe(layer);
      expect(type).toBe("Cut");
      expect(
        [values["maxPower"], values["speed"], values["numPasses"], values["priority"]].map(Number),
      ).toEqual([own.power, own.speed, own.passes, index + 1]);
    }
    expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length);
    for (const [index, { shapes: drawn }] of card.layers.entries()) {
      const own = shapes.filter(({ layer }) => layer === index);
      expect(own).toHaveLength(drawn.length);
      for (const [nth, shape] of drawn.entries()) {
        if (isCircle(shape)) throw new Error("A test card has no circles.");
        expect(own[nth]?.vertices.map(({ x, y }) => [x, y])).toEqual(
          shape.vertices.map(({ x, y }) => [Number(x.toFixed(3)), Number(y.toFixed(3))]),
        );
        const last = shape.vertices.length - 1;
        expect(own[nth]?.pieces.at(-1)).toEqual(
          shape.closed ? { kind: "line", from: last, to: 0 } : { kind: "line", from: last - 1, to: last },
        );
      }
    }
  });

  it("fills the squares of an engraving at its line interval", () => {
    const engraving = testCard(
      cardFor({ material: "slate", thickness: 8, operation: "mark", model: "light-530", watts: 40 }),
    );
    const { layers } = readLbrn2(toLbrn2(projectOfCard(engraving, false)));
    expect(layers.map(({ type }) => type)).toEqual(["Cut", ...engraving.cells.map(() => "Scan")]);
    expect(layers[1]?.values).toMatchObject({ interval: "0.085", runBlower: "0" });
  });

  /** Distance of the pieces of a read path from a circle. */
  function deviation(path: Path, centre: readonly [number, number], radius: number): number {
    const project = projectOfDrawing(
      { layers: [{ name: "A", color: "#000000", colorIndex: 7, shapes: [path] }] },
      () => setting,
    );
    const [read] = readLbrn2(toLbrn2(project)).shapes;
    const curves = read?.pieces.filter(({ kind }) => kind === "curve") ?? [];
    expect(curves.length).toBeGreaterThan(0);
    const distances = curves.flatMap(({ from, to }) => {
      const [start, end] = [read?.vertices[from], read?.vertices[to]];
      if (!start?.c0 || !end?.c1) throw new Error("A curve has no control points.");
      const { c0 } = start;
      const { c1 } = end;
      return [0, 0.25, 0.5, 0.75, 1].map((t) =>
        Math.abs(
          Math.hypot(
            at(t, start.x, c0.x, c1.x, end.x) - centre[0],
            at(t, start.y, c0.y, c1.y, end.y) - centre[1],
          ) - radius,
        ),
      );
    });
    return Math.max(...distances);
  }

  const quarter = Math.tan(Math.PI / 8);
  it.each([
    [
      "a quarter to the left",
      {
        closed: false,
        vertices: [
          { x: 10, y: 0, bulge: quarter },
          { x: 0, y: 10 },
        ],
      },
      [0, 0],
      10,
    ],
    [
      "a quarter to the right",
      {
        closed: false,
        vertices: [
          { x: 0, y: 10, bulge: -quarter },
          { x: 10, y: 0 },
        ],
      },
      [0, 0],
      10,
    ],
    [
      "half a circle",
      {
        closed: false,
        vertices: [
          { x: 5, y: 0, bulge: 1 },
          { x: -5, y: 0 },
        ],
      },
      [0, 0],
      5,
    ],
    [
      "three quarters",
      {
        closed: false,
        vertices: [
          { x: 5, y: 0, bulge: Math.tan((3 * Math.PI) / 8) },
          { x: 0, y: -5 },
        ],
      },
      [0, 0],
      5,
    ],
    [
      "a closed circle of two arcs",
      {
        closed: true,
        vertices: [
          { x: 5, y: 0, bulge: 1 },
          { x: -5, y: 0, bulge: 1 },
        ],
      },
      [0, 0],
      5,
    ],
  ] as const)("replaces %s by curves within 0.01 mm", (_what, path, centre, radius) => {
    expect(deviation(path, centre, radius)).toBeLessThan(0.01);
  });

  it("keeps lines and curves of a rounded rectangle in their order, and circles as ellipses", () => {
    const shapes = [
      roundedRectangle(1, 2, 30, 20, 3),
      { x: 7, y: 8, radius: 2.5 },
      polygon([0, 0], [4, 0], [4, 3]),
    ];
    const read = readLbrn2(
      toLbrn2(
        projectOfDrawing(
          { layers: [{ name: "CUT", color: "#ff0000", colorIndex: 1, shapes }] },
          () => setting,
        ),
      ),
    );
    const [rounded, circle, triangle] = read.shapes;
    expect(rounded?.pieces.map(({ kind }) => kind)).toEqual([
      "line",
      "curve",
      "line",
      "curve",
      "line",
      "curve",
      "line",
      "curve",
    ]);
    expect(rounded?.pieces.at(-1)?.to).toBe(0);
    expect(circle).toMatchObject({ type: "Ellipse", centre: { x: 7, y: 8 }, radius: 2.5 });
    expect(triangle?.pieces).toEqual([
      { kind: "line", from: 0, to: 1 },
      { kind: "line", from: 1, to: 2 },
      { kind: "line", from: 2, to: 0 },
    ]);
  });

  it("refuses more layers than LightBurn has", () => {
    const layer = { name: "A", setting, shapes: [] };
    expect(() => toLbrn2({ layers: Array.from({ length: 31 }, () => layer), notes: "" })).toThrow(
      /31 layers/,
    );
  });
});
