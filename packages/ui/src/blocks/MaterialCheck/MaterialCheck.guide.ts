import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Answers “Can I laser this?” for one substance by its name, and lists all that is known.",
  use: [
    "Once, near the top of the page about materials.",
    "With every name people use: trade names, abbreviations, the words of the reader's language.",
  ],
  avoid: [
    "For what a laser does with one material: use VerdictTable.",
    "For a search over pages: a name is answered here, not found.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Form", role: "A Field with a Combobox, and a button. Hidden where scripts do not run." },
    {
      part: "Answer",
      role: "The name, a sign with the word of the verdict, why, and the next step: the material's page, another material, or asking.",
    },
    { part: "Live region", role: "Reads out name, verdict and reason." },
    {
      part: "Lists",
      role: "A Disclosure for each verdict, what is dangerous first; in the HTML while closed.",
    },
  ],
  keyboard: [
    { keys: "ArrowDown", action: "Opens the suggestions and moves through them." },
    { keys: "Enter", action: "Takes the suggestion reached, or asks for what was typed." },
    { keys: "Escape", action: "Closes the suggestions, then empties the field." },
    { keys: "Tab", action: "Moves to the button, the next step and the lists." },
  ],
  practice: [
    {
      do: "Give each abbreviation to one substance; a test can hold that.",
      dont: "Make two substances share a name: the first would answer for both.",
    },
    {
      do: "Lead from `unknown` to somebody who can answer.",
      dont: "Turn a near miss into an answer: it is offered, and the reader decides.",
    },
  ],
};
