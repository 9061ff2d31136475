/** A loan that is paid back in equal monthly payments at the end of each month. */
export interface Loan {
  /** Amount to be paid in instalments: the price minus the deposit. */
  principal: number;
  /** Yearly interest rate in percent; a twelfth of it applies each month. */
  yearlyRate: number;
  /** Number of months; a whole number, at least 1. */
  term: number;
}

/** Returns the monthly interest rate as a fraction: 0.005 for 6 % a year. */
export const monthlyRate = (yearlyRate: number): number => yearlyRate / 1200;

/**
 * Returns the equal monthly payment (annuity): `P · r ÷ (1 − (1 + r)^−n)`, and `P ÷ n` without interest. Uses `expm1` and
 * `log1p`, because the plain formula loses precision when the rate is close to zero.
 */
export function monthlyPayment({ principal, yearlyRate, term }: Loan): number {
  const rate = monthlyRate(yearlyRate);
  return rate === 0 ? principal / term : (principal * rate) / -Math.expm1(-term * Math.log1p(rate));
}

/** Returns the total of all payments minus the principal; never below zero. */
export const totalInterest = (loan: Loan): number =>
  loan.yearlyRate === 0 ? 0 : Math.max(0, monthlyPayment(loan) * loan.term - loan.principal);

/** Relative tolerance: rounding errors may put a whole number slightly above or below its exact value. */
const tolerance = 1e-9;

/** Returns the number of jobs a month that cover a payment, or `undefined` if no number does. */
export function jobsToCover(payment: number, margin: number): number | undefined {
  if (payment <= 0) return 0;
  return margin > 0 ? Math.ceil((payment / margin) * (1 - tolerance)) : undefined;
}

/**
 * Returns the first month at whose end the jobs have earned the deposit and all payments so far. Returns 0 if there is
 * nothing to pay, and `undefined` if that never happens.
 *
 * @param earned earnings of all jobs of a month, before the payment
 */
export function breakEvenMonth(deposit: number, earned: number, loan: Loan): number | undefined {
  const payment = monthlyPayment(loan);
  const all = deposit + payment * loan.term;
  if (all <= 0) return 0;
  if (earned <= 0) return undefined;
  const left = earned - payment;
  // During the term, each month contributes its earnings minus the payment. Afterwards it contributes all its earnings.
  const whilePaying =
    left > 0 ? Math.max(1, Math.ceil((deposit / left) * (1 - tolerance))) : Number.POSITIVE_INFINITY;
  return whilePaying <= loan.term ? whilePaying : Math.max(1, Math.ceil((all / earned) * (1 - tolerance)));
}
