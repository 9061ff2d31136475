import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A numbered list of details of a machine; each selected one shows its picture and its benefit.",
  use: ["Six to ten details that each need a picture and two sentences."],
  avoid: [
    "For figures: use a specification table.",
    "For three or four features: show them all, with FeatureIcons or CardGrid.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title, which names the list as well." },
    {
      part: "List",
      role: "Vertical tabs beside the picture; a scrolling row above it on a phone. Numbered; the first is selected initially.",
    },
    {
      part: "Panel",
      role: "Picture, heading, subtitle and description. All panels are in the HTML; without scripts all are shown.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected detail." },
    { keys: "ArrowDown", action: "Selects the next detail." },
    { keys: "ArrowUp", action: "Selects the previous detail." },
    { keys: "Home", action: "Selects the first detail." },
    { keys: "End", action: "Selects the last detail." },
  ],
  practice: [
    { do: "Name a detail by its function.", dont: "Use the part's number or internal name." },
    { do: "Keep names to one line.", dont: "Write sentences into the list." },
  ],
};
