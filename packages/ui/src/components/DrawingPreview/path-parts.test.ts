import { expect, it } from "vitest";
import { linesOf, partsOf } from "./path-parts.ts";

const squares = Array.from({ length: 200 }, (_, index) => `M${index} 0L${index} 1L${index + 0.5} 1Z`).join(
  "",
);
const points = Array.from({ length: 1000 }, (_, index) => `${index} ${index % 7}`);

it("divides many outlines between two of them", () => {
  const parts = [...partsOf(squares)];
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.join("")).toBe(squares);
  for (const part of parts) {
    expect(part).toMatch(/^M.*Z$/);
    expect(part.length).toBeLessThan(500);
  }
  expect([...linesOf(squares)]).toEqual(parts);
});

it("divides a long line where its segments meet, and closes it", () => {
  const segmentsOf = (part: string) => {
    const each = part.slice(1).split("L");
    return each.slice(1).map((point, index) => `${each[index]} to ${point}`);
  };
  const open = segmentsOf(`M${points.join("L")}`);
  const ends = `${points.at(-1)} to ${points[0]}`;
  expect([...linesOf(`M${points.join("L")}`)].flatMap(segmentsOf)).toEqual(open);
  const closed = [...linesOf(`M${points.join("L")}Z`)];
  expect(closed.flatMap(segmentsOf)).toEqual([...open, ends]);
  expect(Math.max(...closed.map((part) => part.length))).toBeLessThan(350);
});

it("leaves curves, relative commands and repeated points in one part", () => {
  for (const command of ["C1 2 3 4 5 6", "l1 1", "H7"]) {
    const data = `M0 0L1 1${command.repeat(300)}`;
    expect([...linesOf(data)]).toEqual([data]);
  }
  const relative = `m0 0${"l1 1m2 2".repeat(200)}`;
  expect([...linesOf(relative)]).toEqual([relative]);
});

it("has no part of nothing", () => {
  expect([...linesOf("")]).toEqual([]);
});
