import { describe, expect, it } from "vitest";
import { colorOf, declarations, readSheet, styleOf } from "./css.ts";

describe("colours", () => {
  it.each([
    ["#FF0000", "#ff0000"],
    ["#f00", "#ff0000"],
    ["#ff000080", "#ff0000"],
    ["red", "#ff0000"],
    ["Navy", "#000080"],
    ["rgb(255, 0, 128)", "#ff0080"],
    ["rgb(255 0 128 / 50%)", "#ff0080"],
    ["rgba(100%,0%,50%,1)", "#ff0080"],
    ["rgb(300,-5,0)", "#ff0000"],
    ["rgb(1,2)", "#000000"],
    ["url(#gradient)", "#000000"],
    ["constructor", "#000000"],
    ["#f", "#000000"],
    ["a#ff0000", "#000000"],
    ["a#f00", "#000000"],
    ["a rgb(255,0,0)", "#000000"],
    ["rgb( 255 0 128 )", "#ff0080"],
    ["rgb(255,red,0)", "#000000"],
    // https://www.w3.org/TR/css-color-4/#named-colors
    ["black", "#000000"],
    ["white", "#ffffff"],
    ["lime", "#00ff00"],
    ["green", "#008000"],
    ["blue", "#0000ff"],
    ["yellow", "#ffff00"],
    ["cyan", "#00ffff"],
    ["aqua", "#00ffff"],
    ["magenta", "#ff00ff"],
    ["fuchsia", "#ff00ff"],
    ["gray", "#808080"],
    ["grey", "#808080"],
    ["silver", "#c0c0c0"],
    ["maroon", "#800000"],
    ["purple", "#800080"],
    ["teal", "#008080"],
    ["olive", "#808000"],
    ["orange", "#ffa500"],
    ["pink", "#ffc0cb"],
    ["brown", "#a52a2a"],
    ["none", undefined],
    ["transparent", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%s is %s", (text, color) => expect(colorOf(text)).toBe(color));
});

describe("styles", () => {
  it("are read from declarations, without what is unknown", () => {
    expect(declarations("stroke: red ; FILL:none!important;font-size:3px;display")).toEqual({
      stroke: "red",
      fill: "none",
    });
  });

  it("are taken from attributes, then the sheet, then the element", () => {
    const sheet = readSheet(
      "/* a } */ @import url(http://example.com/a.css); path, .thin { stroke: blue; fill: none } .thin { stroke: lime } #one { fill: red } a b { stroke: red }",
    );
    expect(styleOf("path", { stroke: "black", id: "two" }, sheet)).toEqual({ stroke: "blue", fill: "none" });
    expect(styleOf("path", { class: "x thin" }, sheet)).toEqual({ stroke: "lime", fill: "none" });
    expect(styleOf("rect", { id: "one", stroke: " black " }, sheet)).toEqual({
      stroke: "black",
      fill: "red",
    });
    expect(styleOf("path", { style: "stroke:#123456" }, sheet)).toMatchObject({ stroke: "#123456" });
    expect(styleOf("rect", { class: "thin" }, readSheet(""))).toEqual({});
    expect(readSheet("path")).toEqual(new Map());
    expect([...readSheet("/*/ a{} */ .b{} @charset 'x'; .c{} /* .d{}").keys()]).toEqual([".b", ".c"]);
    expect([...sheet.keys()]).toEqual(["path", ".thin", "#one"]);
  });
});
