import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { analyse, previewOf } from "./index.ts";

describe("the preview", () => {
  it("has a path for each layer, y downwards", () => {
    const drawing = svg(`<rect x="10" y="20" width="60" height="40" ${red}/>`);
    expect(previewOf(analyse(drawing))).toEqual([{ layer: 0, data: "M0 0L60 0L60 40L0 40Z" }]);
  });
});
