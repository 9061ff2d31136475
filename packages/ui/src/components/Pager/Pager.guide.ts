import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows a grid of similar items in pages of five, at a constant height.",
  use: [
    "For pictures of materials or samples on a model's page, if they need more than one line.",
    "For items to browse, not to search.",
  ],
  avoid: [
    "For lists whose pages have URLs: use Pagination.",
    "For pictures one at a time: use Carousel.",
    "For less than one page of items: use Grid.",
  ],
  anatomy: [
    { part: "Root", role: "A Carousel without autoplay; a scrollable row before hydration." },
    { part: "Page", role: "A slide named by its number, with a list." },
    {
      part: "Cell",
      role: "One item. In a narrow space, two per line, with the first of an odd number on its own line.",
    },
    { part: "Controls", role: "Marks, previous and next; omitted for one page." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, then to its marks and arrows." },
    { keys: "ArrowRight", action: "Shows the next page while the row or a control has the focus." },
    { keys: "ArrowLeft", action: "Shows the previous page." },
    { keys: "Enter", action: "Presses a mark or an arrow." },
  ],
  practice: [
    {
      do: "Return to page 0 when the content changes, by `page` or by a new `key`.",
      dont: "Put the most important item on the last page.",
    },
    { do: "Give every cell the same shape.", dont: "Put more than two lines of text below a picture." },
  ],
};
