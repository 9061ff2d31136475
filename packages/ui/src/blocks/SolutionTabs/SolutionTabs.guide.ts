import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Five or six solutions of a field, each with one large picture. The first is shown initially.",
  use: [
    "On an application page, to show the range of the field.",
    "If one picture and a sentence describe each solution.",
  ],
  avoid: [
    "For two or three products with text: use ProductModule.",
    "For many details of one machine: use FeatureExplorer.",
    "For stories that readers may open together: use Scenes.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    { part: "Tabs", role: "One line of names; on a phone a scrolling row." },
    { part: "Picture", role: "16:9 for all, so the layout does not shift." },
    {
      part: "Description",
      role: "Below the picture. Without scripts, all panels are shown under their titles.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected tab." },
    { keys: "ArrowRight", action: "Selects the next tab; in right-to-left text the previous one." },
    { keys: "ArrowLeft", action: "Selects the previous tab; in right-to-left text the next one." },
    { keys: "Home", action: "Selects the first tab." },
    { keys: "End", action: "Selects the last tab." },
  ],
  practice: [
    { do: "Name the product: “Packaging samples”.", dont: "Number the tabs, or call them “Solution A”." },
    {
      do: "Use pictures of one kind, taken from a similar distance.",
      dont: "Mix photographs with diagrams in one row.",
    },
  ],
};
