import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Several lines of text; grows with what is typed. With `maxLength` and `labels` it counts.",
  use: ["A description in the visitor's own words: material, thickness, result.", "Messages and comments."],
  avoid: ["For one line: use TextInput.", "For text with headings and pictures."],
  anatomy: [
    { part: "Root", role: "A native textarea; `rows` is its least height." },
    {
      part: "Counter",
      role: "How much is used; read out with the field, and by itself only when nothing more fits.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the field, and on to the next one." },
    { keys: "Enter", action: "Begins a new line." },
  ],
  practice: [
    {
      do: "Say in the hint what helps: material, thickness, number of pieces.",
      dont: "Leave an empty box called “Message”.",
    },
    {
      do: "Show a counter where the limit may be reached.",
      dont: "Set a limit below what a fair answer needs.",
    },
  ],
};
