import { describe, expect, it } from "vitest";
import { toPdf } from "./pdf.ts";
import { cut, type Drawing, engrave, rectangle, roundedRectangle } from "./shapes.ts";

const texts = { language: "zh-CN", alternative: "测试格：60 %" };
const drawing = (over: Partial<Drawing> = {}): Drawing => ({
  title: "Light 640 (60 W)",
  width: 120,
  height: 90,
  layers: [
    engrave([
      {
        closed: false,
        vertices: [
          { x: 3, y: 5 },
          { x: 103, y: 5 },
        ],
      },
    ]),
    cut([rectangle(10, 20, 10, 10)]),
  ],
  ...over,
});

/** Reads the page size and the lines of a PDF: each point where the pen goes, in points from the lower left corner. */
function readPdf(pdf: string) {
  const box = /\/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  const content = /stream\n([\s\S]*?)endstream/.exec(pdf)?.[1] ?? "";
  const [a = 0, , , d = 0, e = 0, f = 0] = (/^([\d. -]+) cm$/m.exec(content)?.[1] ?? "")
    .split(" ")
    .map(Number);
  const points = [...content.matchAll(/^(.*) [mlc]$/gm)].map(([, figures = ""]) => {
    const [x = 0, y = 0] = figures.split(" ").map(Number).slice(-2);
    return [a * x + e, d * y + f] as const;
  });
  return { page: [Number(box[1]), Number(box[2])], content, points };
}

/** Returns the points halfway along each curve, in millimetres. */
function middlesIn(content: string): readonly (readonly [x: number, y: number])[] {
  const middles: [number, number][] = [];
  let [fromX, fromY] = [0, 0];
  for (const [, figures = "", operator] of content.matchAll(/^(.*) ([mlc])$/gm)) {
    const all = figures.split(" ").map(Number);
    const [x = 0, y = 0] = all.slice(-2);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = all;
    if (operator === "c") middles.push([(fromX + 3 * (x1 + x2) + x) / 8, (fromY + 3 * (y1 + y2) + y) / 8]);
    [fromX, fromY] = [x, y];
  }
  return middles;
}

const points = (millimetres: number) => (millimetres * 72) / 25.4;

describe("a PDF of a drawing", () => {
  it("is A4, upright or on its side, and larger where the drawing is", () => {
    const page = (width: number, height: number) => readPdf(toPdf(drawing({ width, height }), texts)).page;
    expect(page(190, 277)).toEqual([595.276, 841.89]);
    expect(page(277, 190)).toEqual([841.89, 595.276]);
    expect(page(191, 278)[0]).toBeCloseTo(points(211), 3);
    expect(page(191, 278)[1]).toBeCloseTo(points(298), 3);
  });

  it("has full size: 100 mm are 100 mm, and the drawing hangs 10 mm below the upper edge", () => {
    const { points: drawn, page } = readPdf(toPdf(drawing(), texts));
    const [from, to, ...square] = drawn;
    expect(Number(to?.[0]) - Number(from?.[0])).toBeCloseTo(points(100), 1);
    expect(from?.[0]).toBeCloseTo(points(13), 1);
    expect(from?.[1]).toBeCloseTo(Number(page[1]) - points(10 + 90 - 5), 1);
    const ys = square.map(([, y]) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(points(10), 1);
  });

  it("draws arcs and circles round", () => {
    const { points: circle, content: round } = readPdf(
      toPdf(drawing({ layers: [cut([{ x: 50, y: 40, radius: 20 }])] }), texts),
    );
    const [centreX, centreY] = [points(10 + 50), points(297 - 10 - 90 + 40)];
    expect(circle).toHaveLength(5);
    for (const [x, y] of circle) expect(Math.hypot(x - centreX, y - centreY)).toBeCloseTo(points(20), 1);
    for (const [x, y] of middlesIn(round)) expect(Math.hypot(x - 50, y - 40)).toBeCloseTo(20, 1);

    // The corners of the rounded rectangle turn outwards: no point of the curves leaves its box, and each touches it.
    const { content } = readPdf(
      toPdf(drawing({ layers: [cut([roundedRectangle(0, 0, 40, 30, 5)])] }), texts),
    );
    const corners = middlesIn(content).map(
      ([x, y]) => [Math.abs(x - 20) - 15, Math.abs(y - 15) - 10] as const,
    );
    expect(corners).toHaveLength(4);
    for (const [x, y] of corners) {
      expect(Math.hypot(x, y)).toBeCloseTo(5, 1);
      expect(Math.min(x, y)).toBeGreaterThan(0);
    }
    const curves = [...content.matchAll(/^(.*) c$/gm)].map(([, figures = ""]) =>
      figures.split(" ").map(Number),
    );
    expect(curves).toHaveLength(4);
    const xs = curves.flatMap((curve) => [curve[0], curve[2], curve[4]]).map(Number);
    const ys = curves.flatMap((curve) => [curve[1], curve[3], curve[5]]).map(Number);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([0, 40, 0, 30]);
  });

  it("says its title, language and what it shows, and gives each layer its colour", () => {
    const pdf = toPdf(drawing(), texts);
    const hex = (text: string) => `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
    expect(pdf).toContain(`/Title${hex("Light 640 (60 W)")}`);
    expect(pdf).toContain(`/Alt${hex("测试格：60 %")}`);
    expect(pdf).toContain("/Lang(zh-CN)");
    expect(readPdf(pdf).content).toMatch(/^0 0 0 RG[\s\S]*^1 0 0 RG/m);
  });

  it("has true offsets and lengths, and only ASCII", () => {
    const pdf = toPdf(drawing(), texts);
    expect(pdf).toMatch(/^[\n -~]*$/);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(table)).toMatch(/^xref\n0 9\n0000000000 65535 f \n/);
    const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets.map((offset, index) => pdf.startsWith(`${index + 1} 0 obj\n`, offset))).toEqual(
      Array.from({ length: 8 }, () => true),
    );
    const { content } = readPdf(pdf);
    expect(pdf).toContain(`<</Length ${content.length}>>`);
  });
});
