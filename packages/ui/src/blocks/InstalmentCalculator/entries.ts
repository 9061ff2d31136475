/** The figures that are asked for, in their order. */
export const figureNames = ["price", "deposit", "rate", "term", "jobs", "margin"] as const;
export type InstalmentFigure = (typeof figureNames)[number];

/** Only a sign before sums: nothing is converted. */
export const currencies = ["CNY", "EUR", "USD"] as const;
export type InstalmentCurrency = (typeof currencies)[number];

/** What stands in the fields, as it was typed, and the chosen currency. */
export type InstalmentEntries = Readonly<Record<InstalmentFigure, string>> & {
  readonly currency: InstalmentCurrency;
};

/** What is wrong with a figure. `deposit`: it is more than the price. */
export type InstalmentFault = "number" | "least" | "most" | "whole" | "deposit";

interface Limits {
  least: number;
  most: number;
  whole?: true;
  /** Stands for a field that was left empty. */
  empty?: number;
}

/** Wide enough for any machine, and narrow enough for every sum to keep its cents. */
export const limits: Readonly<Record<InstalmentFigure, Limits>> = {
  price: { least: 1, most: 1_000_000_000 },
  deposit: { least: 0, most: 1_000_000_000, empty: 0 },
  rate: { least: 0, most: 100 },
  term: { least: 1, most: 360, whole: true },
  jobs: { least: 0, most: 1_000_000 },
  margin: { least: 0, most: 1_000_000_000 },
};

/**
 * The number that was typed: full-width digits, a sign of currency or percent, and thousands in groups of three are
 * understood. `4,5` is not: a comma is a decimal sign to some and a separator to others.
 */
export function numberIn(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/[¥€$%\s]/gu, "")
    .replace(/^[−–]/u, "-");
  if (!/^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/.test(plain)) return undefined;
  return Number(plain.replaceAll(",", ""));
}

/** The figures that can be counted with, and what is wrong with the others; a field left empty is in neither. */
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

/** Reads what stands in the fields. */
export function readEntries(entries: InstalmentEntries): ReadEntries {
  const figures: Partial<Record<InstalmentFigure, number>> = {};
  const faults: Partial<Record<InstalmentFigure, InstalmentFault>> = {};
  for (const name of figureNames) {
    const text = entries[name].trim();
    const number = text === "" ? limits[name].empty : numberIn(text);
    if (text === "" && number === undefined) continue;
    const fault = faultOf(name, number);
    if (fault) faults[name] = fault;
    else if (number !== undefined) figures[name] = number;
  }
  const { price, deposit, ...others } = figures;
  if (price === undefined || deposit === undefined || deposit <= price) return { figures, faults };
  return { figures: { price, ...others }, faults: { ...faults, deposit: "deposit" } };
}

/** Whether nothing has been typed. */
export const isBlank = (entries: InstalmentEntries): boolean =>
  figureNames.every((name) => entries[name].trim() === "");
