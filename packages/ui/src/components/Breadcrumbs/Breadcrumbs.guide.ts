import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows where a page lies and leads to the pages above it.",
  use: [
    "Pages two or more levels below the home page, such as a material or a news item.",
    "Pages that visitors reach from a search engine, as the way up.",
  ],
  avoid: [
    "On the home page and on hub pages: the header says where they are.",
    "For steps of a task in order: use Steps.",
    "For parts of one page: use Tabs.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with its own name, since the header has one too." },
    { part: "List", role: "An ordered list: the order is the meaning." },
    {
      part: "Link",
      role: "One page above, 44 px high. In a narrow place the middle ones give way to three dots.",
    },
    { part: "Current page", role: "Text with aria-current; a long one ends in an ellipsis." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next link." },
    { keys: "Enter", action: "Opens the page." },
  ],
  practice: [
    {
      do: "Use the names the pages have in the menu.",
      dont: "Show the way the visitor came; that is the back button.",
    },
    { do: "Place it above the title of the page.", dont: "Use it instead of the menu." },
  ],
};
