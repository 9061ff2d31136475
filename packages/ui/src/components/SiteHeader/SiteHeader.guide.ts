import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The sticky header of every page: home link, navigation, language and contact.",
  use: [
    "Once per page, before the main content and after SkipLink.",
    "`over` on pages that open with a dark picture or film; `solid` on all others.",
  ],
  avoid: ["For the title of a page: use Banner or Hero below it.", "More than one filled button at its end."],
  anatomy: [
    {
      part: "Root",
      role: "A sticky header; dark with `over`. It hides on scrolling down (`data-away`) and returns on scrolling up.",
    },
    { part: "Logo", role: "A link to the home page, named by `labels.home`." },
    {
      part: "Navigation",
      role: "NavigationMenu above 768 px; in its own row if one row is too narrow.",
    },
    { part: "Actions", role: "Language and contact; on a phone at the end of the menu." },
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
      do: "Use at most six entries of one or two words, in both languages.",
      dont: "Let an entry wrap: shorten it, or move it to a submenu.",
    },
    {
      do: "Pass `currentHref` and `locationKey`, so that the current entry is marked and menus close.",
      dont: "Put `over` on a light picture: its text is white.",
    },
  ],
};
