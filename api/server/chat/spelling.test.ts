import { expect, test } from "vitest";
import { createSpelling } from "./spelling.ts";

const meant = createSpelling(["greyboard", "clearance", "vinyl"]);

test.each([
  ["clearence", "clearance"],
  ["klearance", "clearance"],
  ["vynil", "vinyl"],
  // Another thing with another first letter, however much of the rest is alike.
  ["fretboard", undefined],
])("%s", (word, right) => {
  expect(meant(word)).toBe(right);
});
