import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A numbered list of details of a machine; choosing one shows its picture and what it means for the reader.",
  use: ["Six to ten details that each need a picture and two sentences."],
  avoid: [
    "For figures: use a specification table.",
    "For three or four features: show them all, with FeatureIcons or CardGrid.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title, which names the list as well." },
    {
      part: "List",
      role: "Vertical tabs beside the picture; a rail above it on a phone. Numbered, the first chosen to begin with.",
    },
    {
      part: "Panel",
      role: "Picture, heading, subtitle and description. All panels are in the HTML; without scripts all are shown.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen detail." },
    { keys: "ArrowDown", action: "Chooses the next detail." },
    { keys: "ArrowUp", action: "Chooses the previous detail." },
    { keys: "Home", action: "Chooses the first detail." },
    { keys: "End", action: "Chooses the last detail." },
  ],
  practice: [
    { do: "Name the detail in the list by what it does.", dont: "Use the part's number or internal name." },
    { do: "Keep names to one line; the list is read as a whole.", dont: "Write sentences into the list." },
  ],
};
