import type { InstalmentCurrency, InstalmentFault, InstalmentFigure } from "./entries.ts";

/** The words of the calculator. */
export interface InstalmentCalculatorLabels {
  /** Over the fields. */
  yours: string;
  /** Name of the choice of currency, for people who do not see it. */
  currency: string;
  currencies: Readonly<Record<InstalmentCurrency, string>>;
  figures: Readonly<Record<InstalmentFigure, string>>;
  /** Behind the names of figures that are no sums of money: percent a year, months, jobs a month. */
  units: Readonly<Record<"rate" | "term" | "jobs", string>>;
  /** Below the fields that want more words than a name. */
  hints: Readonly<Partial<Record<InstalmentFigure, string>>>;
  /** On the button that puts the example's figures into the fields. */
  useExample: string;
  /** On the button that empties the fields. */
  clear: string;
  /** That nothing is sent and nothing is kept. */
  privacy: string;
  /** Over the sums, when they are the example's and when they are the visitor's. */
  sums: Readonly<Record<"example" | "yours", string>>;
  payment: string;
  interest: string;
  needed: string;
  left: string;
  /** In the place of `left`, when the jobs do not earn the payment. */
  short: string;
  breakEven: string;
  /** In the place of a number of jobs or a month, when there is none. */
  never: string;
  /** In the place of the month, when the price is zero after all. */
  atOnce: string;
  formula: string;
  /** What the letters of the formula stand for. */
  letters: Readonly<Record<"payment" | "principal" | "rate" | "term", string>>;
  templates: {
    /** The example in one sentence; `{price}`, `{deposit}`, `{rate}`, `{term}`, `{jobs}` and `{margin}` stand for its figures. */
    example: string;
    /** What is missing for a sum; `{figures}` stands for the names. */
    missing: string;
    /** `{count}` jobs a month. */
    jobs: string;
    /** Month number `{count}`. */
    month: string;
    /** What is read out when a figure has been entered; `{payment}`, `{interest}` stand for the sums. */
    announcement: string;
    /** Read out behind it when the jobs are known; `{needed}`, `{left}` and `{breakEven}` stand for names and values. */
    work: string;
  };
  /** What is wrong and how to mend it; `{least}` and `{most}` stand for the limits. */
  faults: Readonly<Record<InstalmentFault, string>>;
}

/** Puts values in the places that a template keeps for them. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
