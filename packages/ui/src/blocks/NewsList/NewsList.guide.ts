import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "News as cards with a filter by type, six to a page, each opening in a dialog.",
  use: [
    "As the list of a news page, whose address keeps filter, page and opened item.",
    "With items from a server: while they are on their way, when they fail and when there are none it says so.",
  ],
  avoid: ["For pages that do not change with time: use CardGrid.", "For questions and answers: use Faq."],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Filter",
      role: "FilterChips: all, then the types among the items with their numbers. Without scripts a form with a button.",
    },
    {
      part: "Card",
      role: "Picture, date, type, title and summary. The title is the link, the card its target.",
    },
    { part: "Pagination", role: "Only beyond one page; links when `pageHref` is given." },
    {
      part: "Dialog",
      role: "Title, author, date, type and the sanitised text; or that it is on its way or failed.",
    },
    {
      part: "Article",
      role: "The opened item in the page for readers without scripts: a NewsArticle that the server passes as `withoutScripts`.",
    },
    { part: "Feed", role: "The same news for programs that follow it." },
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
    { do: "Give every item an address, so that it can be passed on.", dont: "Open items by click alone." },
    { do: "Show a type that has no words as it is.", dont: "Leave out items of an unknown type." },
  ],
};
