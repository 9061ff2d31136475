import { describe, expect, it } from "vitest";
import { breakEvenMonth, jobsToCover, type Loan, monthlyPayment, totalInterest } from "./instalments.ts";

/** Returns a generator of pseudo-random numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Loans of every size: principals over many orders of magnitude; tiny, huge and zero rates. */
const next = numbersFrom(20_261_121);
const loans = Array.from({ length: 2000 }, (_, index): Loan => {
  const rates = [0, 10 ** (-9 * next()), 100 * next(), 100];
  return {
    principal: Math.round(10 ** (11 * next())) / 100,
    yearlyRate: rates[index % rates.length] ?? 0,
    term: 1 + Math.floor(360 * next()),
  };
});
const everyLoan = (holds: (loan: Loan) => boolean) =>
  expect(loans.filter((loan) => !holds(loan))).toEqual([]);

/** Returns the debt after all payments, calculated month by month. */
function owedAfter({ principal, yearlyRate, term }: Loan, payment: number): number {
  let owed = principal;
  for (let month = 0; month < term; month += 1) owed += (owed * yearlyRate) / 1200 - payment;
  return owed;
}

/** Rounding errors grow with interest, so the remaining debt is compared with the sum of all payments including interest. */
const tolerance = 1e-9;

describe("monthlyPayment", () => {
  it("equals published annuity tables", () => {
    expect(monthlyPayment({ principal: 48_000, yearlyRate: 6, term: 24 })).toBeCloseTo(2127.39, 2);
    expect(monthlyPayment({ principal: 200_000, yearlyRate: 6.5, term: 360 })).toBeCloseTo(1264.14, 2);
    expect(monthlyPayment({ principal: 1200, yearlyRate: 0, term: 12 })).toBe(100);
  });

  it("repays the loan exactly", () => {
    everyLoan((loan) => {
      const payment = monthlyPayment(loan);
      const grown = payment * loan.term * (1 + loan.yearlyRate / 1200) ** loan.term;
      return Math.abs(owedAfter(loan, payment)) <= tolerance * Math.max(grown, 1);
    });
  });

  it("increases with principal and rate, and decreases with the term", () => {
    everyLoan((loan) => {
      const payment = monthlyPayment(loan);
      return (
        monthlyPayment({ ...loan, principal: loan.principal * 1.01 }) > payment &&
        monthlyPayment({ ...loan, yearlyRate: loan.yearlyRate + 0.5 }) > payment &&
        monthlyPayment({ ...loan, term: loan.term + 1 }) <= payment
      );
    });
  });

  it("approaches the payment without interest as the rate approaches zero", () => {
    everyLoan(({ principal, term }) => {
      const plain = principal / term;
      return Math.abs(monthlyPayment({ principal, term, yearlyRate: 1e-9 }) - plain) <= plain * 1e-9;
    });
  });
});

describe("totalInterest", () => {
  it("is zero without interest, never negative, and increases with rate and term", () => {
    everyLoan((loan) => {
      const interest = totalInterest(loan);
      if (loan.yearlyRate === 0) return interest === 0;
      return (
        interest >= 0 &&
        totalInterest({ ...loan, yearlyRate: loan.yearlyRate + 0.5 }) > interest &&
        totalInterest({ ...loan, yearlyRate: loan.yearlyRate + 0.5, term: loan.term + 1 }) > interest
      );
    });
  });
});

describe("jobsToCover", () => {
  it.each([
    [100, 10, 10],
    [100.01, 10, 11],
    [33.33, 11.11, 3],
    [0.3, 0.1, 3],
    [0, 0, 0],
    [1, 0, undefined],
  ])("needs for %d at %d each: %s", (payment, margin, jobs) => {
    expect(jobsToCover(payment, margin)).toBe(jobs);
  });
});

describe("breakEvenMonth", () => {
  const loan: Loan = { principal: 1200, yearlyRate: 0, term: 12 };
  it.each([
    ["earns the payment at once", 0, 100.5, 1],
    ["earns the deposit out of what is left", 300, 200, 3],
    ["earns it after the last payment only", 300, 105, 15],
    ["falls short each month and still gets there", 0, 50, 24],
    ["earns nothing", 300, 0, undefined],
  ])("%s", (_, deposit, earned, month) => {
    expect(breakEvenMonth(deposit, earned, loan)).toBe(month);
  });

  it("is 0 when there is nothing to pay", () => {
    expect(breakEvenMonth(0, 0, { ...loan, principal: 0 })).toBe(0);
  });

  it("is the first month in which the earnings cover all payments", () => {
    everyLoan((each) => {
      const payment = monthlyPayment(each);
      const deposit = each.principal / 4;
      const earned = payment * (0.5 + (each.term % 7) / 4);
      const month = breakEvenMonth(deposit, earned, each) ?? 0;
      const ahead = (when: number) => earned * when - deposit - payment * Math.min(when, each.term);
      const tolerance = 1e-6 * (deposit + payment * each.term);
      return ahead(month) >= -tolerance && (month === 1 || ahead(month - 1) <= tolerance);
    });
  });

  it("never increases with higher earnings", () => {
    everyLoan((each) => {
      const payment = monthlyPayment(each);
      const month = (share: number) => breakEvenMonth(each.principal / 5, payment * share, each) ?? 0;
      return month(0.9) >= month(1.1) && month(1.1) >= month(1.5) && month(1.5) >= month(4);
    });
  });
});
