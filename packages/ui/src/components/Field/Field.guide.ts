import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A label, its control, a hint and an error, connected for assistive technology.",
  use: ["Around every control of a form: TextInput, TextArea, Select, FileInput."],
  avoid: [
    "Around several controls: each gets a Field of its own.",
    "Around a single search box with a labelled button: give the TextInput an `aria-label`.",
  ],
  anatomy: [
    { part: "Root", role: "A div with label, control and notes in a column." },
    {
      part: "Label",
      role: "Always visible; an asterisk marks a required field, and so does the control's `required`.",
    },
    {
      part: "Control",
      role: "Gets its id, description and state from the field; its own props override them.",
    },
    {
      part: "Error",
      role: "The problem and its correction; read before the hint, and announced when it appears after the visitor has been in the field.",
    },
    { part: "Hint", role: "Content and format of the input; stays visible during typing." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the control; label, hint and error are not focusable." }],
  practice: [
    {
      do: "Put instructions into the hint: “With area code.”",
      dont: "Put them into the placeholder, which disappears with the first key.",
    },
    {
      do: "Validate a field when it loses focus, and again during its correction.",
      dont: "Show an error while the first letters are typed.",
    },
    {
      do: "Ask only for data that the next step needs.",
      dont: "Mark every field with an asterisk: omit optional ones.",
    },
  ],
};
