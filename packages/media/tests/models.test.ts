import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mastersFolder } from "../pipeline/settings.ts";
import { readGlb } from "./glb.ts";
import { largestModel } from "./rules.ts";

const folder = join(mastersFolder, "models");
const slugs = [
  "light-1390",
  "light-1610",
  "light-530",
  "light-530-rf",
  "light-640",
  "light-960",
  "light-blue-530",
  "mark-m20",
];
const read = async (slug: string) => readGlb(await readFile(join(folder, `${slug}.glb`)), slug);

/** Outer sizes of the specification, in metres: width, height, depth. Handles may add up to 45 mm. */
const stated: Record<string, readonly [number, number, number]> = {
  "light-530": [1.08, 0.32, 0.585],
  "light-640": [1.45, 1.18, 0.95],
};

it("has a model of every machine and nothing else", async () => {
  expect((await readdir(folder)).sort()).toEqual(slugs.map((slug) => `${slug}.glb`).sort());
});

describe.each(slugs)("%s", (slug) => {
  it("is a whole glTF 2 file, small enough to load on a phone", async () => {
    const file = await readFile(join(folder, `${slug}.glb`));
    expect(file.length).toBeLessThan(largestModel);
    const model = readGlb(file, slug);
    expect(model.version).toBe(2);
    expect(model.triangles).toBeGreaterThan(5000);
    expect(model.triangles).toBeLessThan(40_000);
  });

  it("stands on the floor, in metres, with nothing but plain materials", async () => {
    const { low, size, materials, images } = await read(slug);
    expect(Math.abs(low[1])).toBeLessThan(0.02);
    expect(Math.max(...size)).toBeGreaterThan(0.4);
    expect(Math.max(...size)).toBeLessThan(2.4);
    expect(materials).toBeGreaterThan(8);
    expect(images).toBe(0);
  });
});

it.each(Object.entries(stated))("%s is as large as the specification says", async (slug, outer) => {
  const { size } = await read(slug);
  const slack = [0.01, 0.01, 0.06];
  size.forEach((length, axis) => {
    expect(Math.abs(length - (outer[axis] ?? 0)), `axis ${axis}`).toBeLessThan(slack[axis] ?? 0);
  });
});

it("grows from the Light 640 to the Light 1610", async () => {
  const order = ["light-640", "light-960", "light-1390", "light-1610"];
  const widths = await Promise.all(order.map(async (slug) => (await read(slug)).size[0]));
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(widths.length);
});
