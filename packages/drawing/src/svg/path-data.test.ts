import { expect, it } from "vitest";
import { withShortRuns } from "./path-data.ts";

const figures = (text: string) => text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
const run = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i)).join(" ");

it("leaves short data as it is", () => {
  expect(withShortRuns("M0 0L1 1 2 2z")).toBe("M0 0L1 1 2 2z");
});

it("repeats the command of a long run, and keeps every figure", () => {
  const data = `M0 0L${run(1000, (index) => `${index} ${index % 7}`)}Z`;
  const short = withShortRuns(data);
  expect(figures(short)).toEqual(figures(data));
  expect(short.match(/L/g)).toHaveLength(20);
  expect(short.endsWith("Z")).toBe(true);
});

it("goes on with lines after the first point of a move, in the same kind of coordinates", () => {
  const points = run(1000, (index) => `${index},1`);
  expect(withShortRuns(`m${points}`).match(/[a-z]/gi)?.join("")).toBe(`m${"l".repeat(19)}`);
  expect(withShortRuns(`M${points}`).match(/[a-z]/gi)?.join("")).toBe(`M${"L".repeat(19)}`);
});

it("reads flags of arcs that stand without a space", () => {
  const data = `M0 0${`a1 1 0 0110 0`.repeat(1)}A${run(200, () => "5 5 0 1020 20")}`;
  const short = withShortRuns(data);
  expect(short.match(/A/g)).toHaveLength(4);
  expect(short.split("A")[1]).toContain("5 5 0 1020 20");
});

it("ends before an error, as browsers do", () => {
  const data = `M0 0L${run(1000, (index) => `${index} 1`)} % 5L9 9`;
  expect(figures(withShortRuns(data)).at(-2)).toBe(999);
  expect(withShortRuns(`M0 0L5 5${"R".padEnd(2500, "1 ")}L9 9`)).toBe("M0 0L5 5");
});

it("goes on after spaces behind a long run", () => {
  const data = `M0 0L${run(1000, (index) => `${index} 1`)} \n Z`;
  expect(withShortRuns(data).endsWith("Z")).toBe(true);
});
