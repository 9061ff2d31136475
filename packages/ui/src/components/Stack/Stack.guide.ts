import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Children one after another at one distance, downward or in a row.",
  use: [
    "Heading, text and actions of one part.",
    "Buttons or badges in a row that may break into lines, with `wrap`.",
    "On a list or a form, with `asChild`.",
  ],
  avoid: ["For columns of equal width: use Grid.", "For the distance between sections: Section owns it."],
  anatomy: [
    { part: "Root", role: "A div, or with `asChild` the list or form itself." },
    { part: "Gap", role: "One step of the space scale." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Set what belongs together closer than what does not.",
      dont: "Give children margins of their own.",
    },
    {
      do: "Nest two stacks for two distances.",
      dont: "Put empty elements between children to move them apart.",
    },
  ],
};
