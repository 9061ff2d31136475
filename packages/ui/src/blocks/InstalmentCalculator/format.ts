import type { InstalmentCurrency } from "./entries.ts";
import { fillTemplate, type InstalmentCalculatorLabels } from "./labels.ts";
import type { Results } from "./results.ts";

/** Functions that format numbers in one language and currency. */
export interface Formats {
  money: (sum: number) => string;
  number: (value: number) => string;
  /** Formats the monthly rate with six significant digits. */
  rate: (value: number) => string;
  /** Formats an amount to the cent, without a currency symbol. */
  sum: (value: number) => string;
  list: (names: readonly string[]) => string;
}

export function formatsFor(language: string, currency: InstalmentCurrency): Formats {
  const money = new Intl.NumberFormat(language, { style: "currency", currency });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  const rate = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 });
  const sum = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return {
    money: (value) => money.format(value),
    number: (value) => number.format(value),
    rate: (value) => rate.format(value),
    sum: (value) => sum.format(value),
    list: (names) => list.format(names),
  };
}

/** The results as formatted text. */
export interface FormattedResults {
  payment?: string;
  interest?: string;
  needed?: string;
  /** Label and value of the surplus or shortfall. */
  left?: readonly [name: string, value: string];
  breakEven?: string;
  /** Sentence with the missing figures; absent if there are none. */
  missing?: string;
  /** All results as one announcement. */
  spoken: string;
}

export function formatResults(
  results: Results,
  formats: Formats,
  labels: InstalmentCalculatorLabels,
): FormattedResults {
  const { payment, interest, work } = results;
  const { templates } = labels;
  const names = results.missing.map((name) => labels.figures[name]);
  const missing =
    names.length > 0
      ? { missing: fillTemplate(templates.missing, { figures: formats.list(names) }) }
      : undefined;
  if (payment === undefined || interest === undefined) return { ...missing, spoken: missing?.missing ?? "" };
  const sums = { payment: formats.money(payment), interest: formats.money(interest) };
  const spoken = fillTemplate(templates.announcement, sums);
  if (!work) return { ...sums, ...missing, spoken };
  const { needed, left, breakEven } = work;
  const counted = {
    needed:
      needed === undefined ? labels.never : fillTemplate(templates.jobs, { count: formats.number(needed) }),
    left: [left < 0 ? labels.short : labels.left, formats.money(Math.abs(left))] as const,
    breakEven: formatBreakEven(breakEven, formats, labels),
  };
  const spokenWork = fillTemplate(templates.work, {
    needed: counted.needed,
    left: counted.left.join(" "),
    breakEven: counted.breakEven,
  });
  return { ...sums, ...counted, ...missing, spoken: `${spoken} ${spokenWork}` };
}

function formatBreakEven(
  month: number | undefined,
  formats: Formats,
  { templates, never, atOnce }: InstalmentCalculatorLabels,
): string {
  if (month === undefined) return never;
  return month === 0 ? atOnce : fillTemplate(templates.month, { count: formats.number(month) });
}
