import { figureNames, type InstalmentFigure, type ReadEntries } from "./entries.ts";
import { breakEvenMonth, jobsToCover, type Loan, monthlyPayment, totalInterest } from "./instalments.ts";

/** What comes of the figures; a part is missing while figures for it are. */
export interface Outcome {
  loan?: Loan;
  payment?: number;
  interest?: number;
  /** Needs the jobs' figures as well. */
  work?: {
    /** Jobs a month that earn the payment; `undefined` when none do. */
    needed: number | undefined;
    /** What a month leaves after the payment; below zero it falls short. */
    left: number;
    /** `undefined` when the deposit and the payments are never earned. */
    breakEven: number | undefined;
  };
  /** Figures that are missing or faulty, in the order of the fields. */
  missing: readonly InstalmentFigure[];
}

/** Counts what can be counted. */
export function outcomeOf({ figures }: Pick<ReadEntries, "figures">): Outcome {
  const { price, deposit, rate, term, jobs, margin } = figures;
  const missing = figureNames.filter((name) => figures[name] === undefined);
  if (price === undefined || deposit === undefined || rate === undefined || term === undefined)
    return { missing };
  const loan: Loan = { principal: price - deposit, yearlyRate: rate, term };
  const payment = monthlyPayment(loan);
  const interest = totalInterest(loan);
  if (jobs === undefined || margin === undefined) return { loan, payment, interest, missing };
  const earned = jobs * margin;
  return {
    loan,
    payment,
    interest,
    missing,
    work: {
      needed: jobsToCover(payment, margin),
      left: earned - payment,
      breakEven: breakEvenMonth(deposit, earned, loan),
    },
  };
}
