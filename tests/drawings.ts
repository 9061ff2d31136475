/**
 * Opens test cards in programs that we did not write: each SVG in Inkscape, each DXF in GDAL. Compares the place and the
 * size of every square with the drawing, to 0.01 mm.
 *
 *   npm run test:drawings
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runContent } from "@lightmaker/content/run";
import { machines } from "@lightmaker/content/settings/machines";
import { findProgram, programNamed } from "../api/server/testing/programs.ts";

/** Left, lower, right and upper end, in millimetres. */
type Extent = readonly [left: number, lower: number, right: number, upper: number];

/** In millimetres. */
const tolerance = 0.01;
const pixelsPerInch = 96;
const inch = 25.4;
/** Width of the strokes in the SVG, which Inkscape counts as a part of a shape. */
const stroke = 0.1;
/** In millimetres. */
const thickness = 3;
const asked = ["plywood", "acrylic", "slate", "vegetable-tanned-leather", "stainless-steel"] as const;

/** One laser power of each model: the cards of the others differ only in their labels. */
const oneOfEach = machines.filter(
  ({ model }, index) => machines.findIndex((other) => other.model === model) === index,
);
const inkscape = findProgram(programNamed("inkscape"));
const ogr2ogr = findProgram(programNamed("ogr2ogr", "gdal-bin"));

const extentOf = (points: readonly (readonly [x: number, y: number])[]): Extent => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Returns the extent of each group of an SVG by its id, as Inkscape sees it, with y upwards. */
function inInkscape(file: string, height: number): Map<string, Extent> {
  const lines = execFileSync(inkscape, ["--query-all", file], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Map(
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [id = "", ...pixels] = line.split(",");
        const [x = NaN, y = NaN, width = NaN, depth = NaN] = pixels.map(
          (value) => (Number(value) * inch) / pixelsPerInch,
        );
        const half = stroke / 2;
        return [id, [x + half, height - y - depth + half, x + width - half, height - y - half]];
      }),
  );
}

interface Feature {
  readonly properties: { readonly Layer: string };
  readonly geometry: { readonly coordinates: unknown };
}

/** Returns all points of GeoJSON coordinates, however deeply they are nested. */
const pointsOf = (coordinates: unknown): readonly (readonly [number, number])[] =>
  !Array.isArray(coordinates)
    ? []
    : typeof coordinates[0] === "number"
      ? [[coordinates[0], coordinates[1]]]
      : coordinates.flatMap(pointsOf);

/** Returns the extent of each layer of a DXF by its name, as GDAL sees it. */
function inGdal(file: string): Map<string, Extent> {
  const text = execFileSync(
    ogr2ogr,
    ["-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=6", "/vsistdout/", file],
    {
      encoding: "utf8",
    },
  );
  const { features }: { readonly features: readonly Feature[] } = JSON.parse(text);
  const byLayer = Map.groupBy(features, ({ properties }) => properties.Layer);
  return new Map(
    [...byLayer].map(([layer, all]) => [
      layer,
      extentOf(all.flatMap(({ geometry }) => pointsOf(geometry.coordinates))),
    ]),
  );
}

const folder = await mkdtemp(path.join(tmpdir(), "lightmaker-drawings-"));
let [cards, squares] = [0, 0];
const wrong: string[] = [];
try {
  await runContent<typeof import("../packages/content/src/settings/browser.ts"), void>(
    "/src/settings/browser.ts",
    async ({ answerTo, cardFor, processes, testCard, toDxf, toSvg }) => {
      for (const { id, model, watts } of oneOfEach)
        for (const material of asked)
          for (const operation of processes) {
            const query = { material, thickness, operation, model, watts };
            if (answerTo(query).kind === "notPossible") continue;
            const card = testCard(cardFor(query));
            const [svg, dxf] = [path.join(folder, "card.svg"), path.join(folder, "card.dxf")];
            await Promise.all([writeFile(svg, toSvg(card)), writeFile(dxf, toDxf(card))]);
            const readers = { Inkscape: inInkscape(svg, card.height), GDAL: inGdal(dxf) };
            cards += 1;
            for (const { layer } of card.cells) {
              const shapes = card.layers.find(({ name }) => name === layer)?.shapes ?? [];
              const drawn = extentOf(
                shapes.flatMap((shape) =>
                  "vertices" in shape ? shape.vertices.map(({ x, y }) => [x, y] as const) : [],
                ),
              );
              squares += 1;
              for (const [program, extents] of Object.entries(readers)) {
                const seen = extents.get(layer);
                if (!seen || drawn.some((end, side) => !(Math.abs(end - Number(seen[side])) <= tolerance)))
                  wrong.push(
                    `${id} ${material} ${operation} ${layer}: drawn ${drawn}, ${program} ${seen ?? "has none"}`,
                  );
              }
            }
          }
    },
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const line of wrong) console.error(line);
console.info(
  `${cards} cards, ${squares} squares; ${wrong.length} differ from the drawing by more than ${tolerance} mm.`,
);
process.exitCode = wrong.length === 0 && squares > 0 ? 0 : 1;
