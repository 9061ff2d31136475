import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Three parts of a solution in pictures, side by side; the one pointed at or focused opens up and tells more.",
  use: ["On the page of a model, for what it consists of: cutting, control, accessories."],
  avoid: [
    "For more or fewer than three: use FeatureBlocks or CardGrid.",
    "For a long list of details: use FeatureExplorer.",
    "Where each part has a page of its own: use CardGrid.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading, dark unless told otherwise." },
    { part: "Panel", role: "Picture and words; the open one is twice as wide and marked by the beam." },
    {
      part: "Title",
      role: "A heading with a button, which the whole panel belongs to. Carries aria-expanded where there is something to expand.",
    },
    {
      part: "Text",
      role: "In the HTML of every panel; seen in the open one. On a phone all panels are open.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next title and opens its panel." },
    { keys: "Enter", action: "Opens the panel." },
    { keys: "Space", action: "Opens the panel." },
  ],
  practice: [
    {
      do: "Open the panel first that a visitor asks for first, with `defaultIndex`.",
      dont: "Hide in a closed panel what every buyer must know.",
    },
    {
      do: "Take pictures whose middle tells enough: closed panels cut off the sides.",
      dont: "Put links into a panel.",
    },
  ],
};
