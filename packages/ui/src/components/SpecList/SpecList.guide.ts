import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A handful of properties, name at the start and value at the end of a ruled line.",
  use: [
    "Two to eight properties in a card or beside a picture.",
    "Values that are words as often as figures.",
  ],
  avoid: [
    "For the full specification of a model: use SpecTable, which has groups and inches.",
    "For figures that are the message: use FigureList.",
  ],
  anatomy: [
    { part: "Root", role: "A description list in one column, or in two above 480 px." },
    { part: "Row", role: "Name and value on one line; a long value goes below its name." },
    { part: "Last row", role: "Takes the whole width where two columns leave it alone." },
  ],
  keyboard: [],
  practice: [
    { do: "Give an even number of rows for two columns.", dont: "Mix units within one property." },
    {
      do: "Use the names that the full table has.",
      dont: "Cut a name short in one card and not in the next.",
    },
  ],
};
