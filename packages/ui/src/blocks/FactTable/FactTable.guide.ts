import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A few facts side by side, in a plain table under its heading.",
  use: [
    "Two or three things compared in words and figures, such as two kinds of tubes.",
    "What is done how often, what is kept how long.",
  ],
  avoid: [
    "For figures of models: use Comparison or SpecSection, whose units can be switched.",
    "For what tools can do: use VerdictTable.",
    "For more than three columns of cells: they would be cramped on a phone.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Table", role: "A table with the name of the section; columns and rows have heads." },
    { part: "Note", role: "What holds for the whole table." },
  ],
  keyboard: [],
  practice: [
    { do: "Keep a cell to a few words.", dont: "Leave a cell empty: say that it does not apply." },
    { do: "Give each row one question.", dont: "Put sentences into the heads of columns." },
  ],
};
