import type { Formats } from "./format.ts";
import * as styles from "./InstalmentCalculator.css.ts";
import { type Loan, monthlyRate } from "./instalments.ts";
import type { InstalmentCalculatorLabels } from "./labels.ts";

interface InstalmentFormulaProps {
  loan: Loan | undefined;
  payment: number | undefined;
  formats: Formats;
  labels: InstalmentCalculatorLabels;
}

/** The formula with letters, the meaning of the letters, and the formula with the figures. */
export function InstalmentFormula({ loan, payment, formats, labels }: InstalmentFormulaProps) {
  const letters = [
    ["A", labels.letters.payment],
    ["P", labels.letters.principal],
    ["r", labels.letters.rate],
    ["n", labels.letters.term],
  ] as const;
  return (
    <div className={styles.formula}>
      <p className={styles.name}>{labels.formula}</p>
      <div className={styles.lines}>
        <Line principal="P" rate={loan?.yearlyRate === 0 ? undefined : "r"} start="A =" term="n" />
        {loan && payment !== undefined ? (
          <Line
            end={`≈ ${formats.sum(payment)}`}
            principal={formats.sum(loan.principal)}
            rate={loan.yearlyRate === 0 ? undefined : formats.rate(monthlyRate(loan.yearlyRate))}
            start="="
            term={formats.number(loan.term)}
          />
        ) : null}
      </div>
      <dl className={styles.letters}>
        {letters.map(([letter, meaning]) => (
          <div className={styles.letter} key={letter}>
            <dt>
              <var>{letter}</var>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface LineProps {
  start: string;
  principal: string;
  /** Monthly interest rate; `undefined` for a loan without interest, which is simply divided. */
  rate: string | undefined;
  term: string;
  end?: string;
}

/** A line of the formula. Its accessible name contains `^`, because screen readers do not announce superscripts as powers. */
function Line({ start, principal, rate, term, end = "" }: LineProps) {
  const before =
    rate === undefined ? `${principal} ÷ ${term}` : `${principal} × ${rate} ÷ (1 − (1 + ${rate})`;
  const spoken = rate === undefined ? before : `${before} ^ −${term})`;
  return (
    <p aria-label={`${start} ${spoken} ${end}`.trim()} className={styles.line} role="math">
      {start} {before}
      {rate === undefined ? null : (
        <>
          <sup>−{term}</sup>)
        </>
      )}{" "}
      {end}
    </p>
  );
}
