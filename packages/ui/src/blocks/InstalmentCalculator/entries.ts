/** The figures that the visitor enters, in the order of the fields. */
export const figureNames = ["price", "deposit", "rate", "term", "jobs", "margin"] as const;
export type InstalmentFigure = (typeof figureNames)[number];

/** The currencies. They change the symbol of the amounts; nothing is converted. */
export const currencies = ["CNY", "EUR", "GBP", "USD"] as const;
export type InstalmentCurrency = (typeof currencies)[number];

/** Contents of the fields, as typed, and the chosen currency. */
export type InstalmentEntries = Readonly<Record<InstalmentFigure, string>> & {
  readonly currency: InstalmentCurrency;
};

/** Error of a figure. `deposit`: the deposit exceeds the price. */
export type InstalmentFault = "number" | "least" | "most" | "whole" | "deposit";

interface Limits {
  least: number;
  most: number;
  whole?: true;
  /** Value of an empty field. Without it, an empty field has no value. */
  empty?: number;
}

/** Limits of the figures: wide enough for any machine, and narrow enough to calculate every amount exactly to the cent. */
export const limits: Readonly<Record<InstalmentFigure, Limits>> = {
  price: { least: 1, most: 1_000_000_000 },
  deposit: { least: 0, most: 1_000_000_000, empty: 0 },
  rate: { least: 0, most: 100 },
  term: { least: 1, most: 360, whole: true },
  jobs: { least: 0, most: 1_000_000 },
  margin: { least: 0, most: 1_000_000_000 },
};

/**
 * Parses a typed number. Accepts full-width digits, currency and percent signs, and thousands separated in groups of three.
 * Rejects `4,5`, because the comma is a decimal separator in some countries and a thousands separator in others.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/[¥€$%\s]/gu, "")
    .replace(/^[−–]/u, "-");
  if (!/^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/.test(plain)) return undefined;
  return Number(plain.replaceAll(",", ""));
}

/** The valid figures, and the errors of the others. An empty field is in neither, unless {@link limits} has a value for it. */
export interface ReadEntries {
  figures: Readonly<Partial<Record<InstalmentFigure, number>>>;
  faults: Readonly<Partial<Record<InstalmentFigure, InstalmentFault>>>;
}

function faultOf(name: InstalmentFigure, number: number | undefined): InstalmentFault | undefined {
  const { least, most, whole } = limits[name];
  if (number === undefined) return "number";
  if (number < least) return "least";
  if (number > most) return "most";
  return whole && !Number.isInteger(number) ? "whole" : undefined;
}

export function readEntries(entries: InstalmentEntries): ReadEntries {
  const figures: Partial<Record<InstalmentFigure, number>> = {};
  const faults: Partial<Record<InstalmentFigure, InstalmentFault>> = {};
  for (const name of figureNames) {
    const text = entries[name].trim();
    const number = text === "" ? limits[name].empty : parseNumber(text);
    if (text === "" && number === undefined) continue;
    const fault = faultOf(name, number);
    if (fault) faults[name] = fault;
    else if (number !== undefined) figures[name] = number;
  }
  const { price, deposit, ...others } = figures;
  if (price === undefined || deposit === undefined || deposit <= price) return { figures, faults };
  return { figures: { price, ...others }, faults: { ...faults, deposit: "deposit" } };
}

/** Returns `true` if all fields are empty. */
export const isBlank = (entries: InstalmentEntries): boolean =>
  figureNames.every((name) => entries[name].trim() === "");
