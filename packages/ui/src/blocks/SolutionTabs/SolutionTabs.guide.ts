import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Five or six solutions of a field, each with one large picture. The first is shown to begin with.",
  use: [
    "On an application page, to show how wide the field is.",
    "Where each solution can be told in one picture and a sentence.",
  ],
  avoid: [
    "For two or three products with text: use ProductModule.",
    "For many details of one machine: use FeatureExplorer.",
    "For stories that a reader may want side by side: use Scenes.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    { part: "Tabs", role: "One line of names; on a phone a rail that scrolls to the edge." },
    { part: "Picture", role: "16 : 9 and the same for all, so nothing moves on choosing." },
    {
      part: "Description",
      role: "Below the picture. Without scripts, all panels are shown under their titles.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen tab." },
    { keys: "ArrowRight", action: "Chooses the next tab; from right to left, the one before." },
    { keys: "ArrowLeft", action: "Chooses the tab before; from right to left, the next one." },
    { keys: "Home", action: "Chooses the first tab." },
    { keys: "End", action: "Chooses the last tab." },
  ],
  practice: [
    { do: "Name what is made: “Packaging samples”.", dont: "Number the tabs, or call them “Solution A”." },
    {
      do: "Use pictures of one kind, taken from a similar distance.",
      dont: "Mix photographs with diagrams in one row.",
    },
  ],
};
