import { figureNames, type InstalmentFigure, type ReadEntries } from "./entries.ts";
import { breakEvenMonth, jobsToCover, type Loan, monthlyPayment, totalInterest } from "./instalments.ts";

/** Results of the calculation. A result is absent while its figures are missing. */
export interface Results {
  loan?: Loan;
  payment?: number;
  interest?: number;
  /** Results that also need the figures of the jobs. */
  work?: {
    /** Number of jobs a month that earn the payment; `undefined` if no number does. */
    needed: number | undefined;
    /** Monthly earnings minus the payment; negative if the jobs do not earn it. */
    left: number;
    /** Month of the break-even; `undefined` if the jobs never earn the deposit and the payments. */
    breakEven: number | undefined;
  };
  /** Missing or invalid figures, in the order of the fields. */
  missing: readonly InstalmentFigure[];
}

/** Calculates every result for which the figures are known. */
export function calculate({ figures }: Pick<ReadEntries, "figures">): Results {
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
