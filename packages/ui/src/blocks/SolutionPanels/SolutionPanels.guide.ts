import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Three parts of a solution as pictures side by side; the hovered or focused one expands and shows its text.",
  use: ["On the page of a model, for its parts: cutting, control, accessories."],
  avoid: [
    "For more or fewer than three: use FeatureBlocks or CardGrid.",
    "For a long list of details: use FeatureExplorer.",
    "If each part has its own page: use CardGrid.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading, dark by default." },
    { part: "Panel", role: "Picture and text; the open one is twice as wide and marked by the beam." },
    {
      part: "Title",
      role: "A heading with a button; the whole panel is its target area. Has aria-expanded if the panel has text.",
    },
    {
      part: "Text",
      role: "In the HTML of every panel; visible in the open one. On a phone all panels are open.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next title and opens its panel." },
    { keys: "Enter", action: "Opens the panel." },
    { keys: "Space", action: "Opens the panel." },
  ],
  practice: [
    {
      do: "Open the most important panel with `defaultIndex`.",
      dont: "Hide essential information in a closed panel.",
    },
    {
      do: "Use pictures with the subject in the middle: closed panels crop the sides.",
      dont: "Put links into a panel.",
    },
  ],
};
