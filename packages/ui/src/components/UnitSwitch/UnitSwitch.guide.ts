import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A choice between metric and imperial units for the figures of a page.",
  use: [
    "Where the figures are not in a SpecTable or CompareTable, which have their own switch.",
    "Controlled, with one choice for all figures of a page.",
  ],
  avoid: ["For any other choice of two: use FilterChips as the variant `segment`."],
  anatomy: [
    {
      part: "fieldset",
      role: "Group with the accessible name of `labels.units`. Not printed: paper has no switch.",
    },
    { part: "input type=radio", role: "Holds the state, also before hydration." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves the focus to the chosen units." },
    { keys: "ArrowLeft ArrowRight", action: "Chooses the other units." },
  ],
  practice: [
    {
      do: "Convert figures when they are shown, and keep the metric ones as data.",
      dont: "Round converted figures and convert them back.",
    },
  ],
};
