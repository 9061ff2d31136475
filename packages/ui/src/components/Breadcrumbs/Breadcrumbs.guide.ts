import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows the position of a page and links to its parent pages.",
  use: [
    "On pages two or more levels below the home page, such as a material or a news item.",
    "On pages that visitors reach from a search engine.",
  ],
  avoid: [
    "On the home page and on hub pages: the header shows their position.",
    "For steps of a task: use Steps.",
    "For parts of one page: use Tabs.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with its own name, because the header is one too." },
    { part: "List", role: "An ordered list." },
    {
      part: "Link",
      role: "A parent page, 44 px high. In a narrow space, an ellipsis replaces the middle ones.",
    },
    { part: "Current page", role: "Text with aria-current; a long one ends in an ellipsis." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next link." },
    { keys: "Enter", action: "Opens the page." },
  ],
  practice: [
    {
      do: "Use the pages' names from the menu.",
      dont: "Show the visitor's history: that is the back button's task.",
    },
    { do: "Place it above the title of the page.", dont: "Use it instead of the menu." },
  ],
};
