import type { CatalogueLanguage } from "./routes.ts";

/** Units of measurement on the site. `×` between figures is not a unit: see {@link area}. */
export type Unit =
  /** Counts have no unit. */
  | ""
  | "W"
  | "mm"
  | "m"
  | "mm/s"
  | "kg"
  | "h"
  | "dB"
  | "MP"
  | "K"
  | "in"
  | "nm"
  | "µm"
  | "min"
  | "month"
  | "workday"
  | "L"
  | "L/h"
  | "L/min"
  | "MPa"
  | "°C"
  | "V"
  | "A"
  | "kW"
  | "kVA"
  | "Hz"
  | "%";

/**
 * A measured value, written once and formatted per language. `shape` is the meaning of the figures: `exact` one figure,
 * `range` from–to, `choices` versions to choose from, `most`/`least` bounds, `about` a rounded figure, `plus` a count
 * that is exceeded, `area` length × width (× height), `areaMost` the same as an upper bound.
 */
export interface Quantity {
  readonly kind: "quantity";
  readonly shape: "exact" | "range" | "choices" | "most" | "least" | "about" | "plus" | "area" | "areaMost";
  readonly figures: readonly number[];
  readonly unit: Unit;
}

const make =
  (shape: Quantity["shape"]) =>
  (unit: Unit, ...figures: readonly number[]): Quantity => ({ kind: "quantity", shape, figures, unit });

/** One figure: `exact("mm/s", 600)`. */
export const exact = make("exact");
/** From the first to the second figure: `range("W", 40, 150)`. */
export const range = make("range");
/** Versions to choose from: `choices("W", 40, 60)`. */
export const choices = make("choices");
/** At most: `most("mm", 0.025)` is ≤ 0.025 mm. */
export const most = make("most");
/** At least. */
export const least = make("least");
/** A rounded figure. */
export const about = make("about");
/** A count and more: `plus("", 200)` is 200+. */
export const plus = make("plus");
/** Length × width, in one unit. */
export const area = make("area");

/** Length × width at most. */
export const areaMost = make("areaMost");

/**
 * Thin space, followed by a word joiner to prevent a line break. U+202F is not used: Geist has no glyph for it, and its
 * fallback fonts set it half as wide.
 */
const thin = "\u2009\u2060";

/** Replaces thin and non-breaking spaces by plain spaces, for programs and chats. */
export const plain = (text: string): string => text.replaceAll(/\u2009\u2060?|\u00a0/g, " ");

const aboutSign: Record<CatalogueLanguage, string> = { zh: "约 ", en: "about ", de: "约 " };

/** Units whose figures are quantities of something, so English separates their thousands. */
const counted: readonly Unit[] = ["h", "mm/s", "L/h", "kg"];
const isCounted = (unit: Unit, shape: Quantity["shape"]): boolean =>
  counted.includes(unit) && shape !== "area" && shape !== "areaMost";

/** Kept, because to make one takes as long as formatting a hundred numbers. */
const numberFormats = {
  chinese: new Intl.NumberFormat("zh-Hans", { maximumFractionDigits: 4, useGrouping: false }),
  english: new Intl.NumberFormat("en", { maximumFractionDigits: 4, useGrouping: false }),
  grouped: new Intl.NumberFormat("en", { maximumFractionDigits: 4, useGrouping: true }),
};

/** Formats only the figures, in the number format of `language`. */
export function formatFigures({ shape, figures, unit }: Quantity, language: CatalogueLanguage): string {
  const { chinese, english, grouped } = numberFormats;
  const number = language !== "en" ? chinese : isCounted(unit, shape) ? grouped : english;
  const each = figures.map((figure) => number.format(figure));
  switch (shape) {
    case "range":
      return each.join("–");
    case "choices":
      return each.join("/");
    case "most":
      return `≤${thin}${each[0]}`;
    case "least":
      return `≥${thin}${each[0]}`;
    case "about":
      return `${aboutSign[language]}${each[0]}`;
    case "plus":
      return `${each[0]}+`;
    case "areaMost":
      return `≤${thin}${each.join(`${thin}×${thin}`)}`;
    case "area":
      return each.join(`${thin}×${thin}`);
    case "exact":
      return each.join("");
  }
}

/** Units that running text spells out instead of abbreviating. */
const unitWords: Partial<Record<Unit, Partial<Record<CatalogueLanguage, string>>>> = {
  h: { zh: "小时", de: "小时" },
  in: { zh: "英寸", en: "inch", de: "英寸" },
  min: { zh: "分钟", de: "分钟" },
  month: { zh: "个月", en: "months", de: "个月" },
  workday: { zh: "个工作日", en: "working days", de: "个工作日" },
};

/** Returns a unit as written after figures in one language. */
export const unitName = (unit: Unit, language: CatalogueLanguage): string =>
  unitWords[unit]?.[language] ?? unit;

/** Sets a unit after figures: apart, or close for a percentage. */
const withUnit = (figures: string, unit: string): string =>
  unit ? `${figures}${unit === "%" ? "" : thin}${unit}` : figures;

/** Formats figures and unit: `500 × 300 mm`, `40/60 W`, `≤ 0.025 mm`. */
export function formatQuantity(quantity: Quantity, language: CatalogueLanguage): string {
  const unit = unitName(quantity.unit, language);
  const figures = formatFigures(quantity, language);
  return withUnit(figures, unit);
}

/** Units that English running text spells out. Tables and large figures keep the symbols. */
const englishWords: Partial<Record<Unit, string>> = { h: "hours", min: "minutes" };

function inEnglish({ shape, figures, unit }: Quantity): string {
  const number = unit === "" || isCounted(unit, shape) ? numberFormats.grouped : numberFormats.english;
  const each = figures.map((figure) => number.format(figure));
  const joined = each.join(
    shape === "range" ? "–" : shape === "choices" ? "/" : shape === "exact" ? "" : `${thin}×${thin}`,
  );
  if (unit === "in" && shape === "exact") return `${joined}-inch`;
  const name = englishWords[unit] ?? unitName(unit, "en");
  const whole = withUnit(joined, name);
  // A spot or a tolerance is the better the smaller it is, so its bound is not something to reach.
  const fine = unit === "mm" && figures.every((figure) => figure < 1);
  switch (shape) {
    case "most":
      return fine ? `within ${whole}` : `up to ${whole}`;
    case "areaMost":
      return fine ? `no larger than ${whole}` : `up to ${whole}`;
    case "least":
      return `at least ${whole}`;
    case "about":
      return `about ${whole}`;
    case "plus":
      return unit ? `over ${whole}` : `${joined}+`;
    default:
      return whole;
  }
}

function inChinese(quantity: Quantity): string {
  const { shape, figures, unit } = quantity;
  const whole = formatQuantity(
    { ...quantity, shape: shape === "areaMost" ? "area" : shape === "plus" ? "exact" : shape },
    "zh",
  );
  const bare = formatQuantity({ ...quantity, shape: "exact", figures: figures.slice(0, 1) }, "zh");
  /** Sets 以内 and 以上 apart from a symbol, but not from a Chinese unit. */
  const gap = unitWords[unit]?.zh ? "" : " ";
  switch (shape) {
    case "most":
      return unit === "h" ? `最长 ${bare}` : `${bare}${gap}以内`;
    case "areaMost":
      return `${whole}${gap}以内`;
    case "least":
      return `至少 ${bare}`;
    case "plus":
      return unit ? `${whole}${gap}以上` : formatQuantity(quantity, "zh");
    default:
      return whole;
  }
}

/**
 * Formats a quantity for a sentence: bounds in words, and in English hours and minutes spelled out and thousands
 * separated: `up to 9,000 hours`. Tables, headline figures and data use {@link formatQuantity}.
 */
export const formatInSentence = (quantity: Quantity, language: CatalogueLanguage): string =>
  language === "en" ? inEnglish(quantity) : inChinese(quantity);

/**
 * Removes the space between a Chinese character and a quantity that begins or ends with one. Messages have a space
 * around their figures (`重 70 kg`), but some quantities bring words of their own (`重约 70 kg`).
 */
export const closeUp = (text: string): string =>
  text.replaceAll(
    /(?<=\p{Script=Han}) (?=(?:约|最长|至少) \d)|(?<=\d.{0,8}以[内上]) (?=\p{Script=Han})/gu,
    "",
  );

/** Returns the range of several quantities with the same unit, e.g. the power range of a series. */
export function span(quantities: readonly Quantity[]): Quantity {
  const [first] = quantities;
  if (!first)
    throw new RangeError("span() needs at least one quantity: an empty series has no range to show.");
  const strange = quantities.find(({ unit }) => unit !== first.unit);
  if (strange) {
    throw new TypeError(
      `span() got ${first.unit} and ${strange.unit}: a range needs one unit; convert before.`,
    );
  }
  const all = quantities.flatMap(({ figures }) => figures);
  const low = Math.min(...all);
  const high = Math.max(...all);
  return low === high
    ? { ...first, figures: [low], shape: first.shape === "range" ? "exact" : first.shape }
    : range(first.unit, low, high);
}

/** Matches units in running text, the longest first. */
const unitsInText = /(\d)[ \u2009](mm\/s|kW|kg|mm|µm|nm|dB|dpi|MP|Hz|min|cm|m|W|V|A|h|L|%)(?![A-Za-z])/g;

/** Joins figures and their units in running text, so that no line breaks between them. */
export const bindUnits = (text: string): string => text.replaceAll(unitsInText, `$1${thin}$2`);
