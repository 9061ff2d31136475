import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The site's entries in a row, each with a submenu that opens under a resting mouse, on a click and on a key.",
  use: [
    "Once per page, in SiteHeader, for windows wider than 768 px.",
    "Two levels: entries, and what hangs below them.",
  ],
  avoid: [
    "On phones: use MobileMenu, which SiteHeader brings along.",
    "For actions such as “Copy” or “Delete”: these are links, not commands.",
    "For the parts of one page: use Tabs, or links to its sections.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with a name, because a page has more than one." },
    {
      part: "Entry",
      role: "A link to its own page, or a button where it has none. The current one is marked.",
    },
    {
      part: "Opener",
      role: "A button with a chevron beside the link; opens the submenu for keyboard and touch.",
    },
    { part: "Submenu", role: "A native popover with a list of links; one is open at a time." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next entry or opener, and through the links of an open submenu." },
    { keys: "Enter", action: "Follows a link; on an opener, opens or closes its submenu." },
    { keys: "Space", action: "On an opener, opens or closes its submenu." },
    { keys: "Escape", action: "Closes the submenu; the focus is on its opener again." },
  ],
  practice: [
    {
      do: "Give entries a page of their own, so that a click always leads somewhere.",
      dont: "Open a submenu from the link itself; nobody would reach the page behind it.",
    },
    {
      do: "Pass `locationKey`, so that submenus close when the router goes to another page.",
      dont: "Use menu roles: this is a list of links, and screen readers should say so.",
    },
  ],
};
