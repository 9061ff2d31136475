import fc from "fast-check";
import { expect, test } from "vitest";
import { withFormulas, withoutFormulas } from "./spreadsheet-formulas.ts";

const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];
const before = [
  "",
  " ",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "\u00a0",
  "\u3000",
  "\ufeff",
  "x;",
  "x; ",
  "x\t",
  "x\r",
  "x\n",
  "x\r\n \t",
  'x;"',
  'x; "" ',
];

/** Splits a text into cells in the way of spreadsheets with different separators, and takes the quotes around a cell away. */
const cells = (text: string): readonly string[] =>
  [text, ...text.split(/[;\t\r\n]/)].map((cell) => cell.replace(/^[\s"]+/, ""));

const isFormula = (cell: string): boolean => signs.some((sign) => cell.trim().startsWith(sign));

test.each(before.flatMap((space) => signs.map((sign) => `${space}${sign}HYPERLINK("x")`)))(
  "%j is no formula",
  (text) => {
    expect(cells(text).some(isFormula)).toBe(true);
    expect(cells(withoutFormulas(text)).some(isFormula)).toBe(false);
    expect(withFormulas(withoutFormulas(text))).toBe(text);
  },
);

test.each(["1-2", "a=b", "", "'quoted'", "x; y", "王芳", "'"])("%j stays as it is", (text) => {
  expect(withoutFormulas(text)).toBe(text);
});

test("whatever is typed is no formula, and comes back as it was", () => {
  const letters = fc.constantFrom(...signs, "'", " ", "\t", "\r", "\n", ";", ",", '"', "a", "字", "\u3000");
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
      const made = withoutFormulas(text);
      expect(cells(made).some(isFormula)).toBe(false);
      expect(withFormulas(made)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test("a lead full of line ends holds no export up", () => {
  const text = `${"\n".repeat(65_000)}=1`;
  const start = performance.now();
  expect(withFormulas(withoutFormulas(text))).toBe(text);
  withoutFormulas(`${"\n".repeat(65_000)}x`);
  expect(performance.now() - start).toBeLessThan(2_000);
});
