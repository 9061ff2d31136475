import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One line of text: a name, an address, a number.",
  use: [
    "Short answers in the visitor's own words.",
    "With the `type` and `autoComplete` that fit: phones show the right keys, and browsers fill in what they know.",
  ],
  avoid: [
    "For more than a line: use TextArea.",
    "For one of a few known values: use Select.",
    "For files with limits or progress: use FileInput.",
  ],
  anatomy: [{ part: "Root", role: "A native input, at least 48 px high, with text of at least 16 px." }],
  keyboard: [
    { keys: "Tab", action: "Moves to the field." },
    { keys: "Enter", action: "Sends the form it stands in." },
  ],
  practice: [
    {
      do: "Give it `autoComplete`: `email`, `tel`, `organization`.",
      dont: "Forbid pasting, or turn autofill off.",
    },
    {
      do: "Take spaces and dashes in telephone numbers as they come.",
      dont: "Use `number` for what is not counted, such as a post code.",
    },
  ],
};
