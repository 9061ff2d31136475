// Made from the first story by tests/examples.test.ts.
import { InstalmentCalculator } from "@lightmaker/ui/InstalmentCalculator";

export const example = (
  <InstalmentCalculator
    title="Work out the monthly payment"
    lead="Your own figures, counted as you type. "
    note="Counted with equal payments at the end of each month, without fees or insurance. No offer. "
    language="en"
    labels={{
      yours: "Your figures",
      currency: "Sign of currency",
      currencies: {
        CNY: "¥ CNY",
        EUR: "€ EUR",
        USD: "$ USD"
      },
      figures: {
        price: "Price",
        deposit: "Deposit",
        rate: "Yearly rate",
        term: "Term",
        jobs: "Jobs",
        margin: "Margin per job"
      },
      units: {
        rate: "%",
        term: "months",
        jobs: "a month"
      },
      hints: {
        deposit: "Leave empty if there is none.",
        margin: "Takings less material, wages and power."
      },
      useExample: "Fill in the example",
      clear: "Clear",
      privacy: "Counted on this page only: nothing is sent, nothing is kept.",
      sums: {
        example: "An example",
        yours: "Your result"
      },
      payment: "Monthly payment",
      interest: "Interest in all",
      needed: "Jobs to cover it",
      left: "Left each month",
      short: "Short each month",
      breakEven: "Paid off by earnings",
      never: "Never, with these figures",
      atOnce: "Nothing to pay",
      formula: "Formula",
      letters: {
        payment: "monthly payment",
        principal: "price less deposit",
        rate: "yearly rate ÷ 12",
        term: "months"
      },
      templates: {
        example: "Price {price}, deposit {deposit}, {rate}% a year, {term} months; {jobs} jobs a month, {margin} left from each.",
        missing: "Still needed: {figures}.",
        jobs: "{count} a month",
        month: "Month {count}",
        announcement: "Monthly payment {payment}, interest in all {interest}.",
        work: "Jobs to cover it: {needed}. {left}. Paid off by earnings: {breakEven}."
      },
      faults: {
        number: "Write a number, such as 60000 or 4.5.",
        least: "No less than {least}.",
        most: "No more than {most}.",
        whole: "Write whole months.",
        deposit: "The deposit is more than the price."
      }
    }}
    example={{
      price: 60000,
      deposit: 12000,
      rate: 6,
      term: 24,
      jobs: 40,
      margin: 90
    }}
  />
);
