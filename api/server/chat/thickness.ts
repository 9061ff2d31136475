import { millimetresIn } from "./units.ts";

/**
 * Matches a length as visitors write it: `10mm`, `1.5 厘米`, `1/2 inch`, `1 1/2"`. The unit `in` counts only directly after the
 * figure: "20 in the box" is no length. The `600 mm` of `600 mm/s` is no length either. `3 厘` is 3 mm in the trade.
 */
const length =
  /(?<![\d.])(?:(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|(\d+(?:\.\d+)?))(?:[\s-]*(mm|毫米|毫|millimet(?:er|re)s?|cm|厘米|厘|公分|centimet(?:er|re)s?|inch(?:es)?|英寸|吋|寸|["″”]|m|米|met(?:er|re)s?|ft|feet|foot|英尺)|(in))(?![a-z/²2])/giu;

/** Matches two lengths with one unit, or without: `600 x 400 mm`. */
const area =
  /(?<![\d.])(\d+(?:\.\d+)?)\s*(?:[x×*]|by|乘)\s*(?=\d+(?:\.\d+)?\s*(mm|毫米|cm|厘米|公分|inch(?:es)?|in|英寸|m|米|ft|feet)?)/giu;

/** Matches two lengths without a unit: `60x40`. */
const bareArea =
  /(?<![\d.])(\d{2,3})\s*[x×*]\s*(\d{2,3})(?![\d.]|\s*(?:x|×|\*|mm|cm|in\b|inch|m\b|ft|f[eo]|["毫厘公英寸米]))/giu;

/** True for the sides of a board that somebody gives without a unit. In millimetres, nobody would call it one. */
const isInCentimetres = (first: number, second: number): boolean =>
  Math.min(first, second) >= 30 && Math.max(first, second) < 200;

/** Gives the sides of a board their unit. */
const inCentimetres = (whole: string, first: string, second: string): string =>
  isInCentimetres(Number(first), Number(second)) ? `${first}cm x ${second}cm` : whole;

/** Words for small things, which are measured in millimetres. */
const small = /\b(?:plates?|tags?|labels?|logos?|codes?|badges?|m20|mm)\b|牌|标|毫米/iu;

/** Returns the lengths in a question, in millimetres. */
export function lengthsOf(question: string): readonly number[] {
  const text = withUnits(plain(question));
  return [...text.matchAll(length)].flatMap(([, whole = "0", above, below, decimal, unit = "in"]) => {
    const figure = decimal === undefined ? Number(whole) + Number(above) / Number(below) : Number(decimal);
    const found = figure * (unit === "厘" ? 1 : millimetresIn(unit));
    return Number.isFinite(found) && found > 0 ? found : [];
  });
}

/** Returns the first length in a question, in millimetres. */
export const thicknessOf = (question: string): number | undefined => lengthsOf(question)[0];

/** Replaces a length in `withoutLengths`. */
export const lengthMark = "lengthmark";

/** Replaces all lengths by the same word, because the thickness does not change what is asked. */
export const withoutLengths = (text: string): string => plain(text).replaceAll(length, ` ${lengthMark} `);

/** Gives the first figure of an area the unit of the second: `600 mm x 400 mm`. */
const withUnits = (text: string): string =>
  (small.test(text) ? text : text.replace(bareArea, inCentimetres))
    .replace(area, (_, figure: string, unit = "mm") => `${figure}${unit} x `)
    .replace(
      /(?<=\d(?:mm|cm|in|m) x )(\d+(?:\.\d+)?)(?![\d.]|\s*(?:mm|cm|m\b|met|in\b|inch|ft|f[eo]|["毫厘公英米]))/giu,
      "$1mm",
    )
    // After an area's first figure, "in" is a unit with a space before it too.
    .replace(/(?<=\din x \d+(?:\.\d+)?) (?=in\b)/giu, "");

const hanDigits = "零一二三四五六七八九十";

/** Returns the figure of a digit, written or not. */
const digitOf = (sign: string): number =>
  sign === "两" ? 2 : /\d/.test(sign) ? Number(sign) : hanDigits.indexOf(sign);

/** Sheets of paper by their size: A0 to A5. */
const papers = ["1189x841mm", "841x594mm", "594x420mm", "420x297mm", "297x210mm", "210x148mm"];

/** Normalises fractions and written numbers. NFKC turns `½` into `1⁄2`. */
const plain = (text: string): string =>
  text
    .replace(/(?<=\d)(?=[½¼¾])/g, " ")
    .normalize("NFKC")
    .replace(
      /(?<![a-z\d])a([0-5])(?![a-z\d.]| ?(?:mm|cm))/gi,
      (_, size: string) => papers[Number(size)] ?? "",
    )
    .replaceAll("⁄", "/")
    .replace(/\bhalf(?: an?)? (?=inch)/gi, "1/2 ")
    .replace(/\b(?:a )?quarter(?: of an?)? (?=inch)/gi, "1/4 ")
    .replace(/\b(?:an|one) (?=inch)/gi, "1 ")
    // `一米二` and `1米2` are 1.2 m.
    .replace(
      /([一二两三四五六七八九\d])米([一二两三四五六七八九半]|\d(?!\d))(?!\s*(?:台|个|块|张))/gu,
      (_, whole: string, part: string) => `${digitOf(whole)}.${part === "半" ? 5 : digitOf(part)}米`,
    )
    // A figure before a direction is one in millimetres: `900 wide`, `900宽`.
    .replace(
      /(?<![\d.a-z])(\d{2,4})\s*(?=(?:wide|long|tall|high|across)\b|[宽长高](?!多少|几|度|是|吗|不))/giu,
      "$1mm ",
    )
    .replace(/[一二两三四五六七八九十](?=米)/gu, (sign) => String(digitOf(sign)))
    .replace(/[一二两三四五六七八九十](?=毫米|厘米|公分|英寸|厘)/gu, (sign) => String(digitOf(sign)));
