import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Shows a grid of like things a page at a time, five to a page, without growing the page it stands on.",
  use: [
    "Pictures of materials or samples on a model's page, where there are more than fit one line.",
    "Things that are looked through, not searched.",
  ],
  avoid: [
    "For lists whose pages have addresses: use Pagination.",
    "For pictures that follow each other one at a time: use Carousel.",
    "For fewer things than fill a page: use Grid.",
  ],
  anatomy: [
    { part: "Root", role: "A Carousel that never moves by itself; a row to scroll before React." },
    { part: "Page", role: "A slide with its number as its name, holding a list." },
    {
      part: "Cell",
      role: "One thing. In a narrow place they stand two and two, with the first of an odd number on its own line.",
    },
    { part: "Controls", role: "Marks, previous and next; left out where there is one page." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, then to its marks and arrows." },
    { keys: "ArrowRight", action: "Shows the next page while the row or a control has the focus." },
    { keys: "ArrowLeft", action: "Shows the previous page." },
    { keys: "Enter", action: "Presses a mark or an arrow." },
  ],
  practice: [
    {
      do: "Go back to page 0 when what is shown changes, by `page` or by a new `key`.",
      dont: "Hide the one thing a visitor came for on the last page.",
    },
    { do: "Give every cell the same shape.", dont: "Put more than two lines of text below a picture." },
  ],
};
