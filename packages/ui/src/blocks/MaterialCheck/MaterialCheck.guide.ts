import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Answers “Can I laser this?” for one substance by its name, and lists all known substances.",
  use: [
    "Once, near the top of the page about materials.",
    "With all common names: trade names, abbreviations, words of the reader's language.",
  ],
  avoid: [
    "For the results of each laser on one material: use VerdictTable.",
    "To search pages: use SearchDialog.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Form", role: "A Field with a Combobox, and a button. Hidden without scripts." },
    {
      part: "Answer",
      role: "The name, the verdict as icon and word, the reason, and the next step: the material's page, another material, or contact.",
    },
    { part: "Live region", role: "Announces name, verdict and reason." },
    {
      part: "Lists",
      role: "A Disclosure for each verdict, dangerous ones first; in the HTML while closed.",
    },
  ],
  keyboard: [
    { keys: "ArrowDown", action: "Opens the suggestions and moves through them." },
    { keys: "Enter", action: "Selects the active suggestion, or submits the text." },
    { keys: "Escape", action: "Closes the suggestions, then clears the field." },
    { keys: "Tab", action: "Moves to the button, the next step and the lists." },
  ],
  practice: [
    {
      do: "Give each abbreviation to one substance only.",
      dont: "Let two substances share a name: only the first would be found.",
    },
    {
      do: "Link from `unknown` to contact.",
      dont: "Answer for a similar name: suggest it, and let the reader decide.",
    },
  ],
};
