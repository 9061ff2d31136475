import { describe, expect, it } from "vitest";
import { readAxis, readFigure } from "./card-values.ts";

const power = { least: 1, most: 100, decimals: 0 };
const speed = { least: 0.1, most: 600, decimals: 1 };
const axis = (from: string, to: string, steps: string) => readAxis({ from, to, steps }, speed, 10);

describe("the values of an axis", () => {
  it("are evenly spaced, with both ends", () => {
    expect(axis("10", "20", "5")).toEqual([10, 12.5, 15, 17.5, 20]);
    expect(readAxis({ from: "57", to: "96", steps: "4" }, power, 10)).toEqual([57, 70, 83, 96]);
  });

  it("are whole figures where they are long", () => {
    expect(axis("198", "600", "4")).toEqual([198, 332, 466, 600]);
    expect(axis("99.5", "101", "2")).toEqual([100, 101]);
  });

  it("may be typed with a decimal comma", () => {
    expect(axis("8,5", " 9.5 ", "2")).toEqual([8.5, 9.5]);
  });

  it.each([
    ["", "20", "5", { field: "from", fault: "figure" }],
    ["0", "20", "5", { field: "from", fault: "figure" }],
    ["ten", "20", "5", { field: "from", fault: "figure" }],
    ["10", "601", "5", { field: "to", fault: "figure" }],
    ["10", "10", "5", { field: "to", fault: "order" }],
    ["10", "20", "11", { field: "steps", fault: "whole" }],
    ["10", "20", "1", { field: "steps", fault: "whole" }],
    ["10", "20", "2.5", { field: "steps", fault: "whole" }],
    ["10", "10.2", "5", { field: "steps", fault: "steps" }],
  ])("from %j to %j in %j steps are refused", (from, to, steps, fault) => {
    expect(axis(from, to, steps)).toMatchObject(fault);
  });
});

describe("a single figure", () => {
  it("is read within its limits", () => {
    expect(readFigure("100", "from", power)).toBe(100);
    expect(readFigure("101", "from", power)).toEqual({ field: "from", fault: "whole", least: 1, most: 100 });
    expect(readFigure("40.5", "from", power)).toMatchObject({ fault: "whole" });
  });
});
