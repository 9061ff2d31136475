import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Children in columns of equal width, whose number changes at the breakpoints.",
  use: [
    "Cards, thumbnails and figures of equal rank.",
    "On a list, with `asChild`: the list itself is the grid.",
  ],
  avoid: [
    "For children one after the other: use Stack.",
    "For columns of different width: write the block's own styles.",
    "For data with rows and heads: use SpecTable or CompareTable.",
  ],
  anatomy: [
    { part: "Root", role: "A div, or with `asChild` the list itself." },
    {
      part: "Columns",
      role: "From each breakpoint upward; one that is left out keeps the number of the one below.",
    },
    { part: "Gap", role: "One step of the space scale, between rows and columns alike." },
  ],
  keyboard: [],
  practice: [
    { do: "Begin with one or two columns on a phone.", dont: "Squeeze four columns into 390 px." },
    {
      do: "Choose a number that the children fill.",
      dont: "Change the order for the look: reading order and tab order stay as in the source.",
    },
  ],
};
