import { formatValue, type QuantityLabels, type SpecQuantity, type UnitSystem } from "@lightmaker/ui";

/** How quantities are shown: language, names of units, and the reader's choice of units. */
export interface Format {
  readonly language: string;
  readonly labels: QuantityLabels;
  readonly units: UnitSystem;
}

/** Makes one figure or a range. */
export const quantity = (figures: readonly number[], unit: string): SpecQuantity => ({
  figures,
  unit,
  shape: figures.length > 1 ? "range" : "exact",
});

/** Formats a quantity. A percent sign stands close to its figure, in Chinese and in British English alike. */
export const text = (value: SpecQuantity, { language, labels, units }: Format): string =>
  formatValue(value, language, labels, units).replace("\u2009\u2060%", "%");

/** Formats a quantity as figure and unit, for figures in large type. */
export function figure(value: SpecQuantity, format: Format): { value: string; unit: string } {
  const whole = text(value, format);
  // Figure and unit are separated by a thin space and a word joiner.
  const [figures = whole, unit = ""] = whole.split("\u2009\u2060");
  return { value: figures, unit };
}
