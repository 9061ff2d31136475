import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A few facts side by side, in a plain table under its heading.",
  use: [
    "To compare two or three things in words and figures, such as two kinds of tubes.",
    "For intervals and periods, such as maintenance or retention.",
  ],
  avoid: [
    "For figures of models: use Comparison or SpecSection, whose units can be switched.",
    "For capabilities of tools: use VerdictTable.",
    "For more than three columns of cells: they would be cramped on a phone.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Table", role: "A table with the name of the section; columns and rows have headers." },
    { part: "Note", role: "A note on the whole table." },
  ],
  keyboard: [],
  practice: [
    { do: "Keep a cell to a few words.", dont: "Leave a cell empty: state that it does not apply." },
    { do: "Give each row one question.", dont: "Put sentences into column headers." },
  ],
};
