import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Children at equal distances, in a column or a row.",
  use: [
    "For heading, text and actions of one part.",
    "For buttons or badges in a wrapping row, with `wrap`.",
    "On a list or a form, with `asChild`.",
  ],
  avoid: ["For columns of equal width: use Grid.", "For the distance between sections: Section sets it."],
  anatomy: [
    { part: "Root", role: "A div, or with `asChild` the list or form itself." },
    { part: "Gap", role: "One step of the space scale." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Use smaller distances for related content.",
      dont: "Give children margins of their own.",
    },
    {
      do: "Nest stacks for different distances.",
      dont: "Add empty elements for space.",
    },
  ],
};
