import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cases, type Expected } from "../corpus/cases.ts";
import measures from "../corpus/measures.json" with { type: "json" };
import { outlineSums } from "../corpus/measures.ts";
import { programs } from "../corpus/programs.ts";
import { analyse, DrawingError, readDrawing } from "./index.ts";

const corpus = path.join(import.meta.dirname, "../corpus");
const [folder, made] = [path.join(corpus, "files"), path.join(corpus, "programs")];
const read = (name: string, from = folder) => readFileSync(path.join(from, name));

function faultOf(bytes: Uint8Array): string | undefined {
  try {
    readDrawing(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof DrawingError) return error.fault;
    throw error;
  }
}

const near = (found: number, wanted: number) => Math.abs(found - wanted) <= 0.001 * wanted;

function check(bytes: Uint8Array, { size, length, area, findings, layers, fault }: Expected): void {
  if (fault !== undefined) {
    expect(faultOf(bytes)).toBe(fault);
    return;
  }
  const drawing = readDrawing(bytes);
  const analysis = analyse(drawing);
  const sum = (of: "length" | "area") => analysis.layers.reduce((total, each) => total + each[of], 0);
  if (size) {
    expect(analysis.width).toBeCloseTo(size[0], 1);
    expect(analysis.height).toBeCloseTo(size[1], 1);
  }
  if (length !== undefined) expect(near(sum("length"), length), `length ${sum("length")}`).toBe(true);
  if (area !== undefined) expect(near(sum("area"), area), `area ${sum("area")}`).toBe(true);
  if (layers !== undefined) expect(drawing.layers).toHaveLength(layers);
  if (findings) {
    const found: Record<string, number> = {};
    for (const { kind, count } of analysis.findings) found[kind] = (found[kind] ?? 0) + count;
    expect(found).toEqual(findings);
  }
}

describe("the corpus", () => {
  it.each(cases.map((each) => [each.name, each] as const))("%s", (name, expected) =>
    check(read(name), expected),
  );

  it.each(programs.map((each) => [each.name, each] as const))("%s, by another program", (name, expected) =>
    check(read(name, made), expected),
  );

  it("knows what to find in every file of another program", () => {
    const names = readdirSync(made).filter((name) => /\.(svg|dxf)$/.test(name));
    expect(names.toSorted()).toEqual(programs.map(({ name }) => name).toSorted());
  });

  // Written down by `node tests/drawing-measures.ts --write`.
  it.each(Object.entries(measures))(
    "%s has the length and area that another program measures",
    (name, theirs) => {
      const bytes = read(name, programs.some((each) => each.name === name) ? made : folder);
      const drawing = readDrawing(bytes);
      // Inkscape takes pixels of 96 to the inch where the file states no unit.
      const isPixel = drawing.format === "svg" && drawing.unitFrom === "guessed";
      const ours = outlineSums(isPixel ? readDrawing(bytes, "px96") : drawing);
      for (const measure of ["length", "area"] as const)
        expect(Math.abs(ours[measure] - theirs[measure]), measure).toBeLessThanOrEqual(
          Math.max(0.01, 0.001 * theirs[measure]),
        );
    },
  );

  it("has its files as the cases write them", () => {
    for (const { name, content } of cases)
      expect(read(name).equals(Buffer.from(content)), `${name}: run node corpus/write.ts`).toBe(true);
    expect(readdirSync(folder).filter((name) => !cases.some((each) => each.name === name))).toEqual([]);
  });
});
