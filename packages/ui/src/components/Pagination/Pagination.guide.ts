import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Leads through a long list a page at a time: previous, numbers with gaps, next.",
  use: [
    "Lists whose pages have addresses of their own, such as news.",
    "Lists from a server that are fetched a page at a time.",
  ],
  avoid: [
    "For pictures in one place on a page: use Pager or Carousel.",
    "For steps in an order: use Steps.",
    "For fewer things than fill one page: leave it out.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with its own name, since the header has one too." },
    { part: "Arrow", role: "Previous and next; stays in its place at the ends, but leads nowhere." },
    {
      part: "Number",
      role: "A link with `hrefFor`, else a button; 44 px. The page shown carries aria-current.",
    },
    {
      part: "Gap",
      role: "Three dots for two pages or more. In a narrow place first, current and last page are left.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next arrow or number." },
    { keys: "Enter", action: "Goes to the page." },
    { keys: "Space", action: "Goes to the page where numbers are buttons." },
  ],
  practice: [
    {
      do: "Give `hrefFor`, so that a page can be opened in a new tab and found by search engines.",
      dont: "Count pages from 0 in the address.",
    },
    {
      do: "Move the view to the top of the list when the page changes.",
      dont: "Load the next page by itself and show numbers as well.",
    },
  ],
};
