import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Children in columns of equal width, whose number changes at the breakpoints.",
  use: [
    "Cards, thumbnails and figures of equal rank.",
    "On a list, with `asChild`: the list itself is the grid.",
  ],
  avoid: [
    "For children in sequence: use Stack.",
    "For columns of different width: use the block's own styles.",
    "For data with rows and heads: use SpecTable or CompareTable.",
  ],
  anatomy: [
    { part: "Root", role: "A div, or with `asChild` the list itself." },
    {
      part: "Columns",
      role: "A number from each breakpoint upwards; an omitted one inherits from the one below.",
    },
    { part: "Gap", role: "One step of the space scale, for rows and columns." },
  ],
  keyboard: [],
  practice: [
    { do: "Use one or two columns on a phone.", dont: "Squeeze four columns into 390 px." },
    {
      do: "Choose a number of columns that the children fill.",
      dont: "Change the visual order: reading order and tab order follow the source.",
    },
  ],
};
