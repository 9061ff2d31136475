import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The row that stays at the top of every page: the way home, the navigation, language and a way to ask.",
  use: [
    "Once per page, before the main content and after SkipLink.",
    "`over` on pages that open with a dark picture or film; `solid` on all others.",
  ],
  avoid: [
    "For the title of a page: use Banner or Hero below it.",
    "More than one filled button at its end; it would compete with the page's own.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A header that sticks to the upper edge; dark with `over`. It goes while the page is read downwards (`data-away`) and comes back on the way up.",
    },
    { part: "Logo", role: "A link to the start page, named by `labels.home`." },
    {
      part: "Navigation",
      role: "NavigationMenu above 768 px; in a row of its own where all does not fit in one.",
    },
    { part: "Actions", role: "Language and a way to ask; on a phone at the foot of the menu." },
    { part: "Menu button", role: "MobileMenu up to 768 px." },
  ],
  keyboard: [
    {
      keys: "Tab",
      action:
        "Moves from the logo through entries and actions; the rest is NavigationMenu's and MobileMenu's.",
    },
  ],
  practice: [
    {
      do: "Keep to six entries of one or two words, in both languages.",
      dont: "Let an entry wrap; shorten it, or move it below another.",
    },
    {
      do: "Pass `currentHref` and `locationKey`, so that place is marked and menus close.",
      dont: "Put `over` on a light picture: its text is white.",
    },
  ],
};
