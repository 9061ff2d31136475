/** A loan that is paid back in equal monthly payments at the end of each month. */
export interface Loan {
  /** What is paid by instalments: the price less the deposit. */
  principal: number;
  /** Percent a year; a twelfth of it is counted each month. */
  yearlyRate: number;
  /** Months; a whole number, at least 1. */
  term: number;
}

/** The share of what is still owed that is added each month: 6 % a year are 0.005. */
export const monthlyRate = (yearlyRate: number): number => yearlyRate / 1200;

/**
 * The equal monthly payment (annuity): `P · r ÷ (1 − (1 + r)^−n)`, and `P ÷ n` without interest. Written with `expm1` and
 * `log1p`, because the formula as it stands loses its digits where the rate is next to nothing.
 */
export function monthlyPayment({ principal, yearlyRate, term }: Loan): number {
  const rate = monthlyRate(yearlyRate);
  return rate === 0 ? principal / term : (principal * rate) / -Math.expm1(-term * Math.log1p(rate));
}

/** All that is paid beyond the principal; never below zero. */
export const totalInterest = (loan: Loan): number =>
  loan.yearlyRate === 0 ? 0 : Math.max(0, monthlyPayment(loan) * loan.term - loan.principal);

/** Sums that should be whole come out a hair above or below it. */
const hair = 1e-9;

/** Jobs a month that earn a payment; `undefined` when no number of them does. */
export function jobsToCover(payment: number, margin: number): number | undefined {
  if (payment <= 0) return 0;
  return margin > 0 ? Math.ceil((payment / margin) * (1 - hair)) : undefined;
}

/**
 * The first month by whose end the jobs have earned the deposit and all payments made until then, so that the machine has
 * cost nothing; 0 when there is nothing to pay, `undefined` when that never happens.
 *
 * @param earned what all jobs of a month leave before the payment
 */
export function breakEvenMonth(deposit: number, earned: number, loan: Loan): number | undefined {
  const payment = monthlyPayment(loan);
  const all = deposit + payment * loan.term;
  if (all <= 0) return 0;
  if (earned <= 0) return undefined;
  const left = earned - payment;
  // While it is paid for, each month brings nearer what it leaves; afterwards, all that it earns.
  const whilePaying =
    left > 0 ? Math.max(1, Math.ceil((deposit / left) * (1 - hair))) : Number.POSITIVE_INFINITY;
  return whilePaying <= loan.term ? whilePaying : Math.max(1, Math.ceil((all / earned) * (1 - hair)));
}
