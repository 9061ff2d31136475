import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Links between the pages of a group, below the banner.",
  use: [
    "For two to six related pages, such as support.",
    "On a page outside the group, as a link back to it, with none marked.",
  ],
  avoid: [
    "For alternative parts of one page: use Tabs.",
    "For pages with pictures or explanations: use CardGrid.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with its own name, because the header is one too." },
    {
      part: "Link",
      role: "The name of a page, 44 px high; the current one has aria-current and a line below.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next link." },
    { keys: "Enter", action: "Opens the page." },
  ],
  practice: [
    {
      do: "Use the same names as the menu.",
      dont: "Use more names than fit two lines on a phone.",
    },
    { do: "Keep one order on all pages of the group.", dont: "Put it above the title of the page." },
  ],
};
