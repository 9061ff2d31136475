import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cases, type Expected } from "../corpus/cases.ts";
import { analyse, DrawingError, readDrawing } from "./index.ts";

const folder = path.join(import.meta.dirname, "../corpus/files");
const read = (name: string) => readFileSync(path.join(folder, name));

function faultOf(name: string): string | undefined {
  try {
    readDrawing(read(name));
    return undefined;
  } catch (error) {
    if (error instanceof DrawingError) return error.fault;
    throw error;
  }
}

const near = (found: number, wanted: number) => Math.abs(found - wanted) <= 0.001 * wanted;

function check(name: string, { size, length, area, findings, layers, fault }: Expected): void {
  if (fault !== undefined) {
    expect(faultOf(name)).toBe(fault);
    return;
  }
  const drawing = readDrawing(read(name));
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
  it.each(cases.map((each) => [each.name, each] as const))("%s", (name, expected) => check(name, expected));

  it("has its files as the cases write them", () => {
    for (const { name, content } of cases)
      expect(read(name).equals(Buffer.from(content)), `${name}: run node corpus/write.ts`).toBe(true);
    expect(readdirSync(folder).filter((name) => !cases.some((each) => each.name === name))).toEqual([]);
  });
});
