import { describe, expect, it } from "vitest";
import { identity, type Matrix, multiply, parseTransform, rotation, scaling, translation } from "./matrix.ts";

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [
  Number((a * x + c * y + e).toFixed(6)) + 0,
  Number((b * x + d * y + f).toFixed(6)) + 0,
];

it("does the second transformation first", () => {
  expect(at(multiply(translation(10, 0), scaling(2)), 3, 4)).toEqual([16, 8]);
  expect(at(multiply(scaling(2), translation(10, 0)), 3, 4)).toEqual([26, 8]);
  expect(at(multiply(rotation(Math.PI / 2), translation(1, 0)), 0, 5)).toEqual([-5, 1]);
  expect(multiply(identity, [1, 2, 3, 4, 5, 6])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(multiply([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])).toEqual([31, 46, 39, 58, 52, 76]);
});

describe("a transform attribute", () => {
  it.each([
    ["translate(5)", [8, 4]],
    ["translate(5, 6)", [8, 10]],
    ["scale(2)", [6, 8]],
    ["scale(2 3)", [6, 12]],
    ["rotate(90)", [-4, 3]],
    ["rotate(90 3 3)", [2, 3]],
    ["skewX(45)", [7, 4]],
    ["skewY(45)", [3, 7]],
    ["matrix(1 2 3 4 5 6)", [20, 28]],
    ["translate(10) scale(2)", [16, 8]],
    ["  scale ( 2 )translate(10)", [26, 8]],
    ["", [3, 4]],
  ] as const)("%s", (text, place) => expect(at(parseTransform(text), 3, 4)).toEqual(place));

  it.each([
    "translate()",
    "matrix(1 2 3)",
    "wobble(3)",
    "constructor(1)",
    "scale(a)",
    "rotate(1e999)",
    "scale",
    "5",
  ])("%s counts as none", (text) => expect(parseTransform(`scale(2) ${text}`)).toEqual(identity));

  it("counts as none if it is very long", () => {
    expect(parseTransform("scale(2)".repeat(2000))).toEqual(identity);
  });
});
