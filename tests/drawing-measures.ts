/**
 * Measures the corpus of `packages/drawing` by programs that we did not write: SVG by Inkscape's library of geometry, DXF
 * by GDAL and GEOS. Compares their lengths and areas with ours, to 0.1 %.
 *
 *   npm run test:drawings                              with the test cards
 *   node tests/drawing-measures.ts --write             writes them down, so that unit tests compare without the programs
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findProgram, type Program, programNamed } from "../api/server/testing/programs.ts";
import { outlineSums } from "../packages/drawing/corpus/measures.ts";
import { DrawingError, readDrawing, unitSizes } from "../packages/drawing/src/index.ts";

/** Largest difference, as a share, and in millimetres or square millimetres for sums near zero. */
const [share, least] = [0.001, 0.01];
const pixel = 25.4 / 96;
const corpus = path.join(import.meta.dirname, "../packages/drawing/corpus");
const record = path.join(corpus, "measures.json");

/** Length of all lines and area inside each closed line, in millimetres and square millimetres. */
interface Measures {
  readonly by: string;
  readonly length: number;
  readonly area: number;
}

/** Debian's Python with what Inkscape's library needs. Another Python on PATH lacks it. */
const python: Program = {
  name: "lxml for Python",
  find: () => {
    try {
      execFileSync("/usr/bin/python3", ["-c", "import lxml, numpy"], { stdio: "ignore" });
      return "/usr/bin/python3";
    } catch {
      return undefined;
    }
  },
  packages: ["python3-lxml", "python3-numpy"],
};

const inkscape = findProgram(programNamed("inkscape"));
const ogr2ogr = findProgram(programNamed("ogr2ogr", "gdal-bin"));
const interpreter = findProgram(python);
const output = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
const extensions = path.join(output(inkscape, "--system-data-directory"), "extensions");
const names = {
  inkscape: output(inkscape, "--version").split(" (")[0] ?? "",
  gdal: output(ogr2ogr, "--version").split(",")[0] ?? "",
};

function byInkscape(files: readonly string[]): readonly Measures[] {
  const lines = execFileSync(
    interpreter,
    [path.join(import.meta.dirname, "inkscape-measures.py"), ...files],
    {
      encoding: "utf8",
      env: { ...process.env, PYTHONPATH: extensions },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const { length, area }: { length: number; area: number } = JSON.parse(line);
      return { by: names.inkscape, length: length * pixel, area: area * pixel * pixel };
    });
}

/**
 * Paper space is left out, and so are texts and hatches, which are points and surfaces here. An arc at the end of an
 * outline ends a rounding error from its start, so the start is put on it.
 */
const question = `select sum(ST_Length(geometry)) as length, sum(case
    when ST_GeometryType(geometry) like 'LINESTRING%' and ST_NumPoints(geometry) > 3
      and ST_Distance(ST_StartPoint(geometry), ST_EndPoint(geometry)) < 1e-6
    then abs(ST_Area(ST_MakePolygon(ST_SetPoint(geometry, ST_NumPoints(geometry) - 1, ST_StartPoint(geometry)))))
    else 0 end) as area
  from entities where coalesce(PaperSpace, 0) = 0`;

/** Files that GDAL reads in another way, with the reason. */
const readOtherwise: Readonly<Record<string, string>> = {
  "blocks.dxf": "GDAL tells names of blocks apart by case, CAD programs do not",
  "polyline-no-end.dxf": "GDAL drops a polyline without its end",
  "spline-fit-points.dxf": "GDAL drops a spline without control points",
};

/**
 * Returns a DXF as GDAL can compare it: with a header, without which it does not open the file, and without dimensions,
 * whose lines the laser does not follow.
 */
function prepared(file: string): string {
  const text = readFileSync(file, "latin1").replaceAll(/^DIMENSION(?=\r?$)/gm, "NODIMENSION");
  return /^HEADER\r?$/m.test(text) ? text : `0\nSECTION\n2\nHEADER\n0\nENDSEC\n${text}`;
}

function byGdal(file: string, unit: number): Measures {
  const copy = path.join(folder, "copy.dxf");
  writeFileSync(copy, prepared(file), "latin1");
  const text = output(
    ogr2ogr,
    ...["--config", "OGR_ARC_STEPSIZE", "0.5", "-f", "CSV", "/vsistdout/", copy],
    ...["-dialect", "sqlite", "-sql", question],
  );
  const [length = NaN, area = NaN] = (text.split("\n")[1] ?? "").replaceAll('"', "").split(",").map(Number);
  return { by: names.gdal, length: length * unit, area: area * unit * unit };
}

const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-measures-"));
const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(share * Math.abs(other), least);

const found: Record<string, Measures> = {};
const wrong: string[] = [];
const files = ["files", "programs"].flatMap((folder) =>
  readdirSync(path.join(corpus, folder)).map((name) => path.join(corpus, folder, name)),
);
const readable = files.flatMap((file) => {
  if (Object.hasOwn(readOtherwise, path.basename(file))) return [];
  try {
    // Inkscape takes pixels of 96 to the inch where the file states no unit.
    const bytes = readFileSync(file);
    const drawing = readDrawing(bytes);
    const isPixel = drawing.format === "svg" && drawing.unitFrom === "guessed";
    return [{ file, drawing: isPixel ? readDrawing(bytes, "px96") : drawing }];
  } catch (error) {
    if (error instanceof DrawingError) return [];
    throw error;
  }
});
const svgs = readable.filter(({ drawing }) => drawing.format === "svg");
const inSvgs = byInkscape(svgs.map(({ file }) => file));
for (const each of readable) {
  const { file, drawing } = each;
  const theirs = inSvgs[svgs.indexOf(each)] ?? byGdal(file, unitSizes[drawing.unit]);
  const name = path.basename(file);
  const ours = outlineSums(drawing);
  found[name] = {
    by: theirs.by,
    length: Number(theirs.length.toFixed(4)),
    area: Number(theirs.area.toFixed(4)),
  };
  for (const measure of ["length", "area"] as const)
    if (!near(ours[measure], theirs[measure]))
      wrong.push(`${name}: ${measure} ${ours[measure]}, ${theirs.by} says ${theirs[measure]}`);
}
rmSync(folder, { recursive: true });
if (process.argv.includes("--write")) writeFileSync(record, `${JSON.stringify(found, undefined, 2)}\n`);
for (const line of wrong) console.error(line);
console.info(
  `${readable.length} files, ${svgs.length} by ${names.inkscape}, the others by ${names.gdal}; ${wrong.length} measures differ by more than ${share * 100} %. Left out: ${Object.keys(readOtherwise).join(", ")}.`,
);
process.exitCode = wrong.length === 0 && readable.length > 0 ? 0 : 1;
