import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Links to the pages of a long list: previous, numbers with gaps, next.",
  use: ["For lists whose pages have URLs, such as news.", "For lists that a server sends page by page."],
  avoid: [
    "For pictures on a page: use Pager or Carousel.",
    "For ordered steps: use Steps.",
    "For less than one page of items.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with its own name, because the header is one too." },
    { part: "Arrow", role: "Previous and next; stays at the ends, without a link." },
    {
      part: "Number",
      role: "A link with `hrefFor`, otherwise a button; 44 px. The current page has aria-current.",
    },
    {
      part: "Gap",
      role: "Three dots for two pages or more. A narrow space shows first, current and last page only.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next arrow or number." },
    { keys: "Enter", action: "Goes to the page." },
    { keys: "Space", action: "Goes to the page, if numbers are buttons." },
  ],
  practice: [
    {
      do: "Pass `hrefFor`, so that a page can be opened in a new tab and found by search engines.",
      dont: "Count pages from 0 in the URL.",
    },
    {
      do: "Scroll to the top of the list when the page changes.",
      dont: "Combine infinite scrolling with numbers.",
    },
  ],
};
