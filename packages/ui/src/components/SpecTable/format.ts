import { type ImperialUnit, toImperial, type UnitSystem } from "./convert.ts";
import type { SpecQuantity, SpecSentence, SpecValue } from "./spec-value.ts";

/** Texts for formatting quantities. */
export interface QuantityLabels {
  /** Template for rounded figures. `{value}` is replaced by the figure: `about {value}`. */
  about: string;
  /** Short names of the imperial units. */
  imperialUnits: Readonly<Record<ImperialUnit, string>>;
}

/**
 * Thin space followed by a word joiner, which prevents a line break. Not U+202F: Geist has no glyph for it, and the
 * fallback fonts render it half as wide.
 */
const thin = "\u2009\u2060";
/** Allows a line break after the sign, because three lengths are wider than a column on a phone. */
const times = `${thin}×\u2009`;

/** A space that stood beside a symbol (`20 mm 以内`) and stands between two Chinese characters now (`英寸 以内`). */
const betweenCharacters = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

function join({ shape = "exact" }: SpecQuantity, figures: readonly string[], about: string): string {
  const product = figures.join(times);
  switch (shape) {
    case "range":
      return figures.join("–");
    case "choices":
      return figures.join("/");
    case "most":
    case "areaMost":
      return `≤${thin}${product}`;
    case "least":
      return `≥${thin}${product}`;
    case "about":
      return about.replaceAll("{value}", product);
    case "plus":
      return `${product}+`;
    case "area":
    case "exact":
      return product;
  }
}

/** Dimensions and wavelengths are written without separators; English separates the thousands of everything else. */
const isCounted = ({ shape = "exact", unit }: SpecQuantity): boolean =>
  !["mm", "µm", "nm"].includes(unit) && shape !== "area" && shape !== "areaMost";

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the format of numbers. Each is kept: to make one takes as long as formatting a hundred numbers, and a page shows
 * hundreds of quantities (measured: a quarter of the hydration of the settings page).
 *
 * @param decimals number of decimals; by default as many as there are, at most four
 */
function numberFormat(language: string, useGrouping: boolean, decimals?: number): Intl.NumberFormat {
  const key = `${language} ${useGrouping} ${decimals}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(language, {
      useGrouping,
      maximumFractionDigits: decimals ?? 4,
      ...(decimals !== undefined && { minimumFractionDigits: decimals }),
    });
  numberFormats.set(key, format);
  return format;
}

/**
 * Formats a quantity for a language: `500 × 300 mm`, `≤ 0.025 mm`.
 *
 * @param language BCP 47 tag; determines how numbers are formatted
 */
export function formatQuantity(
  quantity: SpecQuantity,
  language: string,
  labels: QuantityLabels,
  system: UnitSystem = "metric",
): string {
  const imperial = system === "imperial" ? toImperial(quantity) : undefined;
  const number = numberFormat(language, language.startsWith("en") && isCounted(quantity), imperial?.decimals);
  const shown = imperial ?? quantity;
  const unit = imperial ? labels.imperialUnits[imperial.unit] : quantity.unit;
  const figures = join(
    shown,
    shown.figures.map((figure) => number.format(figure)),
    labels.about,
  );
  return unit ? `${figures}${thin}${unit}` : figures;
}

function quantitiesOf(value: SpecValue): readonly SpecQuantity[] {
  if (typeof value === "string" || "href" in value) return [];
  return "quantities" in value ? value.quantities : [value];
}

/** Returns `true` if the value differs between the systems of units. */
export const isConvertible = (value: SpecValue): boolean =>
  quantitiesOf(value).some((quantity) => toImperial(quantity) !== undefined);

/** Formats a value as one line of text. For a link, returns its label. */
export function formatValue(
  value: SpecValue,
  language: string,
  labels: QuantityLabels,
  system: UnitSystem = "metric",
): string {
  if (typeof value === "string") return value;
  if ("href" in value) return value.label;
  if (!isSentence(value)) return formatQuantity(value, language, labels, system);
  const sentence = value.quantities.reduce(
    (text, quantity, index) =>
      text.replaceAll(`{${index}}`, formatQuantity(quantity, language, labels, system)),
    value.text,
  );
  return sentence.replaceAll(betweenCharacters, "");
}

const isSentence = (value: SpecQuantity | SpecSentence): value is SpecSentence => "quantities" in value;
