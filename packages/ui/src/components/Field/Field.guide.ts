import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A label, its control, a hint and an error, tied together for people who do not see them side by side.",
  use: ["Around every control of a form: TextInput, TextArea, Select, FileInput."],
  avoid: [
    "Around several controls: each gets a Field of its own.",
    "Around a lone search box with a button that says so: give the TextInput an `aria-label`.",
  ],
  anatomy: [
    { part: "Root", role: "A div that sets label, control and notes below each other." },
    { part: "Label", role: "Always visible; an asterisk marks what is required, and the control says it." },
    { part: "Control", role: "Takes its id, description and state from the field; its own props win." },
    {
      part: "Error",
      role: "What is wrong and how to mend it; announced when it appears, read before the hint.",
    },
    { part: "Hint", role: "What to enter and in which form; stays while the visitor types." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the control inside; label, hint and error take no focus." }],
  practice: [
    {
      do: "Put into the hint what is needed before typing: “With area code.”",
      dont: "Use the placeholder for it; it goes with the first key.",
    },
    {
      do: "Check a field when it is left, and again while it is being mended.",
      dont: "Call a field wrong while its first letters are typed.",
    },
    {
      do: "Ask for as little as the next step needs.",
      dont: "Mark every field with an asterisk; leave out what is not needed.",
    },
  ],
};
