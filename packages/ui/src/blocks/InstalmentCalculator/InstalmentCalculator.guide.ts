import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Counts what an instalment plan costs each month, and how many jobs it takes to earn it, with the visitor's own figures.",
  use: [
    "Once, on the page about paying by instalments.",
    "With an example in round figures that say plainly that they are made up.",
  ],
  avoid: [
    "For a quotation: nothing here is an offer.",
    "To collect figures: what is typed never leaves the page. Use FormSection to ask for something.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Fields",
      role: "A fieldset of six Fields and FilterChips for the sign of currency. Hidden where scripts do not run.",
    },
    { part: "Sums", role: "A description list; the worked example until something is typed." },
    { part: "Formula", role: "In letters, and again with the figures put in." },
    {
      part: "Live region",
      role: "Reads the sums out when a field is left or Enter is pressed, not at every key.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through the currency, the fields and the buttons." },
    { keys: "ArrowRight", action: "Chooses the next currency." },
    { keys: "Enter", action: "In a field: shows all faults and reads the sums out." },
  ],
  practice: [
    {
      do: "Say in the note what the sums leave out: fees, insurance, tax.",
      dont: "Put a machine's price into the example.",
    },
    {
      do: "Tell visitors that nothing is sent, and keep `value` in memory if you hold it.",
      dont: "Store the figures or send them to a service that counts visits.",
    },
  ],
};
