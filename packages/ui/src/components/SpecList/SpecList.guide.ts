import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A few properties, each on a ruled line with name and value.",
  use: [
    "For two to eight properties in a card or beside a picture.",
    "For values that are words or figures.",
  ],
  avoid: [
    "For the full specification of a model: use SpecTable, which has groups and inches.",
    "For prominent figures: use FigureList.",
  ],
  anatomy: [
    { part: "Root", role: "A description list in one column, or in two above 480 px." },
    { part: "Row", role: "Name and value on one line; a long value goes below its name." },
    { part: "Last row", role: "Takes the whole width if it is alone in two columns." },
  ],
  keyboard: [],
  practice: [
    { do: "Give an even number of rows for two columns.", dont: "Mix units within one property." },
    {
      do: "Use the names of the full table.",
      dont: "Shorten a name in one card only.",
    },
  ],
};
