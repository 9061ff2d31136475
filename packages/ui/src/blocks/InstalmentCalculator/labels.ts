import type { InstalmentCurrency, InstalmentFault, InstalmentFigure } from "./entries.ts";

/** Labels of the calculator. */
export interface InstalmentCalculatorLabels {
  /** Heading of the fields. */
  yours: string;
  /** Accessible name of the currency selection. */
  currency: string;
  currencies: Readonly<Record<InstalmentCurrency, string>>;
  figures: Readonly<Record<InstalmentFigure, string>>;
  /** Units after the names of figures that are not amounts of money: percent a year, months, jobs a month. */
  units: Readonly<Record<"rate" | "term" | "jobs", string>>;
  /** Hints below the fields that need an explanation. */
  hints: Readonly<Partial<Record<InstalmentFigure, string>>>;
  /** Label of the button that fills the fields with the example's figures. */
  useExample: string;
  /** Label of the button that empties the fields. */
  clear: string;
  /** Note that nothing is sent or stored. */
  privacy: string;
  /** Headings of the results: for the example's figures, and for the visitor's. */
  sums: Readonly<Record<"example" | "yours", string>>;
  payment: string;
  interest: string;
  needed: string;
  left: string;
  /** Replaces `left` if the jobs do not earn the payment. */
  short: string;
  breakEven: string;
  /** Replaces the number of jobs or the month if there is none. */
  never: string;
  /** Replaces the month if there is nothing to pay. */
  atOnce: string;
  formula: string;
  /** Meanings of the letters in the formula. */
  letters: Readonly<Record<"payment" | "principal" | "rate" | "term", string>>;
  templates: {
    /**
     * The example in one sentence; `{price}`, `{deposit}`, `{rate}`, `{term}`, `{jobs}` and `{margin}` are replaced by its
     * figures.
     */
    example: string;
    /** List of the missing figures; `{figures}` is replaced by their names. */
    missing: string;
    /** Number of jobs a month; contains `{count}`. */
    jobs: string;
    /** Number of the month; contains `{count}`. */
    month: string;
    /** Announcement of the results after an entry; `{payment}` and `{interest}` are replaced by the amounts. */
    announcement: string;
    /**
     * Second part of the announcement if the jobs are known; `{needed}`, `{left}` and `{breakEven}` are replaced by the
     * results.
     */
    work: string;
  };
  /** Error messages with a correction; `{least}` and `{most}` are replaced by the limits. */
  faults: Readonly<Record<InstalmentFault, string>>;
}

/** Replaces the placeholders of a template with values. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
