import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Computes the monthly cost of an instalment plan, and the number of jobs that earn it, from the visitor's figures.",
  use: [
    "Once, on the page about paying by instalments.",
    "With an example in round, clearly invented figures.",
  ],
  avoid: [
    "For a quotation: the results are no offer.",
    "To collect figures: the input never leaves the page. Use FormSection to collect data.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Fields",
      role: "A fieldset of six Fields, and FilterChips for the currency sign. Hidden without scripts.",
    },
    { part: "Sums", role: "A description list; shows the example until the first input." },
    { part: "Formula", role: "With variables, and with the figures." },
    {
      part: "Live region",
      role: "Announces the results when a field loses focus or Enter is pressed, not at every key.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through the currency, the fields and the buttons." },
    { keys: "ArrowRight", action: "Selects the next currency." },
    { keys: "Enter", action: "In a field: shows all errors and announces the results." },
  ],
  practice: [
    {
      do: "Name the excluded costs in the note: fees, insurance, tax.",
      dont: "Put a machine's price into the example.",
    },
    {
      do: "Tell visitors that nothing is sent, and keep `value` in memory if you hold it.",
      dont: "Store the figures or send them to an analytics service.",
    },
  ],
};
