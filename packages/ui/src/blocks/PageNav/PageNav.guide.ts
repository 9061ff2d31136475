import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Leads from one page of a group to the others, under the banner.",
  use: [
    "For two to six pages of one group that a reader moves between, such as support.",
    "On a page beside the group, as the way back to it, with none marked.",
  ],
  avoid: [
    "For parts of one page that take each other's place: use Tabs.",
    "For pages with pictures or explanations: use CardGrid.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with a name of its own, since the header has one too." },
    {
      part: "Link",
      role: "The name of a page, 44 px high; the shown one has aria-current and a line below.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next link." },
    { keys: "Enter", action: "Opens the page." },
  ],
  practice: [
    {
      do: "Call each page as the menu calls it.",
      dont: "Give it more names than two lines of a phone hold.",
    },
    { do: "Keep one order on all pages of the group.", dont: "Put it above the title of the page." },
  ],
};
