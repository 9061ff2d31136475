import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One line of text: a name, an address, a number.",
  use: [
    "For short free text.",
    "With a suitable `type` and `autoComplete`: phones show the right keyboard, and browsers fill in known data.",
  ],
  avoid: [
    "For more than a line: use TextArea.",
    "For one of a few known values: use Select.",
    "For files with limits or progress: use FileInput.",
  ],
  anatomy: [{ part: "Root", role: "A native input, at least 48 px high, with text of at least 16 px." }],
  keyboard: [
    { keys: "Tab", action: "Moves to the field." },
    { keys: "Enter", action: "Sends its form." },
  ],
  practice: [
    {
      do: "Set `autoComplete`: `email`, `tel`, `organization`.",
      dont: "Prevent pasting or autofill.",
    },
    {
      do: "Accept spaces and dashes in telephone numbers.",
      dont: "Use `number` for identifiers, such as a post code.",
    },
  ],
};
