import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { mastersFolder } from "../pipeline/settings.ts";
import { type Glb, readGlb } from "../src/glb.ts";
import { machineModelIds, modelSource } from "../src/index.ts";
import { usdzOf } from "../src/usdz.ts";
import { outlineOf } from "./outline.ts";
import { largestModel } from "./rules.ts";

const slugs = [
  "light-1390",
  "light-1610",
  "light-530",
  "light-530-rf",
  "light-640",
  "light-960",
  "light-blue-530",
  "mark-m20",
] as const;
const bytesOf = (slug: string) => readFile(join(mastersFolder, "models", `${slug}.glb`));
const read = async (slug: string): Promise<Glb> => readGlb(await bytesOf(slug), slug);

it("has a model of every machine and nothing else", () => {
  expect(machineModelIds).toEqual(slugs);
});

describe.each(slugs)("%s", (slug) => {
  it("is glTF without errors and warnings, small enough for a phone", async () => {
    const file = await bytesOf(slug);
    expect(file.length).toBeLessThan(largestModel);
    const { issues, info } = await validateBytes(new Uint8Array(file));
    expect({ messages: issues.messages, errors: issues.numErrors, warnings: issues.numWarnings }).toEqual({
      messages: [],
      errors: 0,
      warnings: 0,
    });
    expect(info.totalTriangleCount).toBeGreaterThan(5000);
    expect(info.totalTriangleCount).toBeLessThan(55_000);
  });

  it("stands on the floor, centred, as large as the manifest says to within 2 mm", async () => {
    const { low, size } = await read(slug);
    const source = modelSource(slug);
    const [width, depth, height] = source.size;
    [width, height, depth].forEach((length, axis) => {
      expect(Math.abs((size[axis] ?? 0) * 1000 - length), `axis ${axis}`).toBeLessThanOrEqual(2);
    });
    expect(Math.abs(low[1])).toBeLessThan(0.001);
    for (const axis of [0, 2] as const) expect(Math.abs(low[axis] + size[axis] / 2)).toBeLessThan(0.001);
  });

  it("has the parts that its machine has, each a node that says how it opens or from where it is seen", async () => {
    const { nodes } = await read(slug);
    const names = nodes.map(({ name }) => name);
    const doors = { "light-640": 2, "light-960": 2, "light-1390": 3, "light-1610": 4 }[slug as string];
    const wanted = doors
      ? ["lid", "front-door", "rear-door", ...Array.from({ length: doors }, (_, at) => `door-${at + 1}`)]
      : slug === "mark-m20"
        ? []
        : ["lid"];
    expect(modelSource(slug).opening).toEqual(wanted);
    const parts = doors
      ? ["extraction", "tube", "head", "pass-through", "emergency-stop"]
      : slug === "mark-m20"
        ? ["head"]
        : ["head", "tube", "extraction", "emergency-stop"].filter(
            (part) => part !== "tube" || slug !== "light-blue-530",
          );
    expect(modelSource(slug).parts).toEqual(parts);
    expect(names).toEqual(["body", ...wanted, ...parts]);
  });

  it("is lit softly: corners in the open are light, those in recesses darker, none is black", async () => {
    const { surfaces, materials, images } = await read(slug);
    expect(images).toBe(0);
    const lit = surfaces.filter(({ material }) => !materials[material]?.extensions?.KHR_materials_unlit);
    const light = lit.flatMap(({ colours }) => [...colours.filter((_, at) => at % 3 === 0)]);
    const share = (low: number, high: number) =>
      light.filter((value) => value >= low && value < high).length / light.length;
    expect(
      Math.min(...lit.map(({ colours }) => colours.reduce((a, b) => Math.min(a, b), 1))),
    ).toBeGreaterThan(0.2);
    expect(share(0.85, 1.01)).toBeGreaterThan(0.1);
    expect(share(0, 0.7)).toBeGreaterThan(0.1);
  });

  it("has the outline of the machine in the pictures", async () => {
    const model = outlineOf(await read(slug));
    const { data, info } = await sharp(join(import.meta.dirname, "outlines", `${slug}.png`))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([model.width, model.height]);
    let [both, either] = [0, 0];
    model.pixels.forEach((covered, at) => {
      const pictured = (data[at * info.channels] ?? 0) > 127;
      if (covered && pictured) both += 1;
      if (covered || pictured) either += 1;
    });
    expect(both / either).toBeGreaterThan(0.97);
  });

  it("is the same in USDZ", async () => {
    const { size, low, triangles } = await read(slug);
    const file = Buffer.from(usdzOf(await bytesOf(slug), slug));
    expect(file.length).toBeLessThan(6_000_000);
    const [nameLength, extraLength] = [file.readUInt16LE(26), file.readUInt16LE(28)];
    const start = 30 + nameLength + extraLength;
    expect(start % 64).toBe(0);
    expect(file.toString("latin1", 30, 30 + nameLength)).toBe(`${slug}.usda`);
    const text = file.toString("utf8", start, start + file.readUInt32LE(18));
    expect(text.startsWith("#usda 1.0")).toBe(true);
    expect(text.endsWith("}\n")).toBe(true);
    const extents = [...text.matchAll(/extent = \[\(([^)]+)\), \(([^)]+)\)\]/g)].map(
      ([, from = "", to = ""]) => [from.split(", ").map(Number), to.split(", ").map(Number)],
    );
    for (const axis of [0, 1, 2] as const) {
      const lowest = Math.min(...extents.map(([from]) => from?.[axis] ?? 0));
      const highest = Math.max(...extents.map(([, to]) => to?.[axis] ?? 0));
      expect(Math.abs(lowest - low[axis])).toBeLessThan(0.001);
      expect(Math.abs(highest - lowest - size[axis])).toBeLessThan(0.002);
    }
    const counts = [...text.matchAll(/faceVertexCounts = \[([^\]]+)\]/g)].reduce(
      (sum, [, list = ""]) => sum + list.split(",").length,
      0,
    );
    expect(counts).toBe(triangles);
  });
});

it("refuses what is no model", () => {
  expect(() => readGlb(new TextEncoder().encode("a text that is long enough"), "x.glb")).toThrow(
    "x.glb does not begin as a GLB",
  );
});

it("refuses a model that is cut short", async () => {
  const file = await bytesOf("mark-m20");
  expect(() => readGlb(file.subarray(0, 5000), "x.glb")).toThrow("x.glb is cut short");
});

it("grows from the Light 640 to the Light 1610", () => {
  const widths = (["light-640", "light-960", "light-1390", "light-1610"] as const).map(
    (slug) => modelSource(slug).size[0],
  );
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
});
