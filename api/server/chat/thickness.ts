/**
 * Matches a length as visitors write it: `10mm`, `1.5 厘米`, `1/2 inch`, `1 1/2"`. The unit `in` counts only directly after the
 * figure: "20 in the box" is no length. The `600 mm` of `600 mm/s` is no length either.
 */
const length =
  /(?<![\d.])(?:(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|(\d+(?:\.\d+)?))(?:[\s-]*(mm|毫米|millimet(?:er|re)s?|cm|厘米|公分|centimet(?:er|re)s?|inch(?:es)?|英寸|吋|["″”])|(in))(?![a-z/])/giu;

const millimetres = (unit: string): number =>
  /^(mm|毫|mill)/i.test(unit) ? 1 : /^[c厘公]/i.test(unit) ? 10 : 25.4;

/** Returns the first length in a question, in millimetres. */
export function thicknessOf(question: string): number | undefined {
  for (const match of plain(question).matchAll(length)) {
    const [, whole = "0", above, below, decimal, unit = "in"] = match;
    const figure = decimal === undefined ? Number(whole) + Number(above) / Number(below) : Number(decimal);
    const found = figure * millimetres(unit);
    if (Number.isFinite(found) && found > 0) return found;
  }
  return undefined;
}

/** Replaces a length in `withoutLengths`. */
export const lengthMark = "lengthmark";

/** Replaces all lengths by the same word, because the thickness does not change what is asked. */
export const withoutLengths = (text: string): string => plain(text).replaceAll(length, ` ${lengthMark} `);

/** Normalises fractions. NFKC turns `½` into `1⁄2`. */
const plain = (text: string): string =>
  text
    .replace(/(?<=\d)(?=[½¼¾])/g, " ")
    .normalize("NFKC")
    .replaceAll("⁄", "/");
