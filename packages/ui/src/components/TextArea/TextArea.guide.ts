import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Several lines of text; grows with its content. With `maxLength` and `labels` it counts characters.",
  use: ["For a description: material, thickness, result.", "For messages and comments."],
  avoid: ["For one line: use TextInput.", "For text with headings and pictures."],
  anatomy: [
    { part: "Root", role: "A native textarea; `rows` is its minimum height." },
    {
      part: "Counter",
      role: "The number of used characters; read out with the field, and announced only at the limit.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the field, and on to the next one." },
    { keys: "Enter", action: "Starts a new line." },
  ],
  practice: [
    {
      do: "List the useful details in the hint: material, thickness, number of pieces.",
      dont: "Use the label “Message” without a hint.",
    },
    {
      do: "Show a counter if the limit may be reached.",
      dont: "Set a limit that is too short for a full answer.",
    },
  ],
};
