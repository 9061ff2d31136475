import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "News as cards with a filter by type, six per page, each opening in a dialog.",
  use: [
    "As the list of a news page; the URL keeps filter, page and opened item.",
    "With items from a server: it shows loading, failure and an empty list.",
  ],
  avoid: ["For pages that do not change with time: use CardGrid.", "For questions and answers: use Faq."],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Filter",
      role: "FilterChips: all, then the existing types with their counts. Without scripts, a form with a button.",
    },
    {
      part: "Card",
      role: "Picture, date, type, title and summary. The title is the link, the card its target area.",
    },
    { part: "Pagination", role: "Only for more than one page; links if `pageHref` is given." },
    {
      part: "Dialog",
      role: "Title, author, date, type and the sanitised text, or the loading or failed state.",
    },
    {
      part: "Article",
      role: "The opened item in the page, for readers without scripts: a NewsArticle that the server passes as `withoutScripts`.",
    },
    { part: "Feed", role: "A link to the Atom feed." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the filter, the cards, the pages and the feed." },
    { keys: "ArrowRight", action: "In the filter: shows the next type." },
    {
      keys: "Enter",
      action: "On a card: opens its dialog. On a page: shows it and moves the focus to its cards.",
    },
    { keys: "Escape", action: "Closes the dialog; the focus goes back to the card." },
  ],
  practice: [
    { do: "Give every item a URL, so that it can be shared.", dont: "Open items without a URL." },
    { do: "Show an unknown type as it is.", dont: "Leave out items of an unknown type." },
  ],
};
