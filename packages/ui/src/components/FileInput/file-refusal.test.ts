import { describe, expect, it } from "vitest";
import { fileRefusal } from "./file-refusal.ts";

const file = (name: string, type = "", size = 1000) => ({ name, type, size });
const limits = { accept: [".dxf", "image/png", "video/*"], maxBytes: 2000 };

describe("fileRefusal", () => {
  it.each([
    [file("plate.dxf")],
    [file("PLATE.DXF")],
    [file("plate", "image/png")],
    [file("plate.mov", "video/quicktime")],
    [file("plate.dxf", "", 2000)],
  ])("accepts %o", (given) => {
    expect(fileRefusal([given], limits)).toBeUndefined();
  });

  it.each([
    ["type", [file("plate.exe", "application/x-msdownload")]],
    ["type", [file("dxf")]],
    ["type", [file("plate.dxf.exe")]],
    ["type", [file("plate.jpg", "image/jpeg")]],
    ["size", [file("plate.dxf", "", 2001)]],
    ["empty", [file("plate.dxf", "", 0)]],
    ["many", [file("one.dxf"), file("two.dxf")]],
  ] as const)("refuses for its %s: %o", (reason, given) => {
    expect(fileRefusal(given, limits)).toBe(reason);
  });

  it("accepts any type and size without limits", () => {
    expect(fileRefusal([file("plate.exe", "", 1e12)], {})).toBeUndefined();
  });
});
