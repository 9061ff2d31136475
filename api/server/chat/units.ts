import type { FormLanguage } from "../../contract/index.ts";

/** Figures and their unit. */
interface Measured {
  readonly figures: readonly number[];
  readonly unit: string;
}

/** Millimetres in each unit of length. */
const lengths: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1_000,
  in: 25.4,
  ft: 304.8,
  thou: 0.0254,
  µm: 0.001,
  丝: 0.01,
};

/** Sizes of units, by the unit of the knowledge and the unit that a visitor asks for. */
const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mm: Object.fromEntries(Object.entries(lengths).map(([unit, size]) => [unit, 1 / size])),
  m: Object.fromEntries(Object.entries(lengths).map(([unit, size]) => [unit, 1_000 / size])),
  kg: { lb: 1 / 0.45359237, jin: 2, oz: 1 / 0.028349523, st: 1 / 6.35029318, t: 0.001 },
  "mm/s": {
    "in/s": 1 / 25.4,
    in: 1 / 25.4,
    "in/min": 60 / 25.4,
    "ft/min": 60 / 304.8,
    "ft/s": 1 / 304.8,
    ft: 1 / 304.8,
    "m/s": 0.001,
    m: 0.001,
    "m/min": 0.06,
    "mm/min": 60,
    cm: 0.1,
  },
  L: { gal: 1 / 3.785411784, ml: 1_000 },
  "L/h": { "gal/h": 1 / 3.785411784, gal: 1 / 3.785411784, "gal/min": 1 / 3.785411784 / 60 },
  "L/min": { cfm: 1 / 28.316846592, "gal/min": 1 / 3.785411784 },
  MPa: { psi: 145.0377377, bar: 10, kPa: 1_000 },
  kW: { hp: 1 / 0.745699872 },
  W: { hp: 1 / 745.699872 },
  in: { cm: 2.54, mm: 25.4 },
};

/** Square units, by the length whose square they are. */
const squares: Readonly<Record<string, string>> = { "m²": "m", "ft²": "ft", "in²": "in" };

/** Units as answers write them. A length in a speed is a length in each second. */
const written: Readonly<Record<string, Readonly<Record<FormLanguage, string>>>> = {
  in: { zh: "英寸", en: "in" },
  ft: { zh: "英尺", en: "ft" },
  lb: { zh: "磅", en: "lb" },
  jin: { zh: "斤", en: "jin" },
  oz: { zh: "盎司", en: "oz" },
  st: { zh: "英石", en: "st" },
  t: { zh: "吨", en: "t" },
  gal: { zh: "美加仑", en: "US gal" },
  "gal/h": { zh: "美加仑每小时", en: "US gal/h" },
  "gal/min": { zh: "美加仑每分钟", en: "US gal/min" },
};

/** Rounds a converted figure: as exact as the figure that it comes from, not more. */
function rounded(figure: number, fine = false): string {
  if (fine) return String(Number(figure.toFixed(2)));
  const digits = figure >= 100 ? 0 : figure >= 1 ? 1 : Math.min(5, 1 - Math.floor(Math.log10(figure)));
  return String(Number(figure.toFixed(digits)));
}

const join = (figures: readonly string[], text: string): string =>
  figures.join(text.includes("×") ? " × " : text.includes("–") ? "–" : "/");

/** Converts a quantity into the first unit that fits it. `text` is the quantity as written, whose signs are kept. */
function converted(
  { figures, unit }: Measured,
  text: string,
  wanted: readonly string[],
  language: FormLanguage,
): string | undefined {
  for (const other of wanted) {
    const square = squares[other];
    if (square && unit === "mm" && figures.length === 2) {
      const factor = factors["mm"]?.[square] ?? 1;
      const size = figures.reduce((product, figure) => product * figure * factor, 1);
      return `${rounded(size, other === "m²")} ${other}`;
    }
    if (other === "°F" && unit === "°C")
      return `${join(
        figures.map((figure) => rounded(figure * 1.8 + 32)),
        text,
      )} °F`;
    const factor = factors[unit]?.[other];
    if (factor === undefined || other === unit) continue;
    const perSecond = unit === "mm/s" && !other.includes("/") ? "/s" : "";
    const name = (written[other]?.[language] ?? other) + perSecond;
    const fine = ["ft", "m", "t"].includes(other);
    return `${join(
      figures.map((figure) => rounded(figure * factor, fine)),
      text,
    )} ${name}`;
  }
  return undefined;
}

/** Quantity in a text of the knowledge: `1300 × 900 mm`, `5–40 °C`. */
const quantity =
  /(?<![\dA-Za-z.,])\d[\d,.]*(?:\s?[×–/]\s?\d[\d,.]*)*\s?(mm\/s|mm|m|kg|kW|W|L\/h|L\/min|L|MPa|°C)(?![\dA-Za-z/²³])/gu;

/** Adds to every quantity of a text what it is in the units that a visitor asks for. */
export function inOtherUnits(text: string, wanted: readonly string[], language: FormLanguage): string {
  if (wanted.length === 0) return text;
  const [open, close] = language === "zh" ? ["（合 ", "）"] : [" (", ")"];
  return text.replace(quantity, (whole, unit: string) => {
    const figures =
      whole
        .replaceAll(",", "")
        .match(/\d+(?:\.\d+)?/g)
        ?.map(Number) ?? [];
    const other = converted({ figures, unit }, whole, wanted, language);
    return other === undefined ? whole : `${whole}${open}${other}${close}`;
  });
}

/** Millimetres in a unit of length as visitors write it. */
export function millimetresIn(unit: string): number {
  if (/^(?:mm|毫|mill)/i.test(unit)) return 1;
  if (/^(?:cm|厘|公分|centi)/i.test(unit)) return 10;
  if (/^(?:m|米|met)/i.test(unit)) return 1_000;
  if (/^(?:ft|f[oe]|英尺|['’′])/i.test(unit)) return 304.8;
  return 25.4;
}
