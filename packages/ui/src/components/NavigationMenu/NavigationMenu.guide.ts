import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The site's entries in a row, each with a submenu that opens on hover, click and key.",
  use: [
    "Once per page, in SiteHeader, for windows wider than 768 px.",
    "For two levels: entries and their submenus.",
  ],
  avoid: [
    "On phones: use MobileMenu, which SiteHeader includes.",
    "For actions such as “Copy” or “Delete”: these are links, not commands.",
    "For parts of one page: use Tabs, or links to its sections.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with a name, because a page has more than one." },
    {
      part: "Entry",
      role: "A link to its page, or a button if it has none. The current one is marked.",
    },
    {
      part: "Opener",
      role: "A button with a chevron beside the link; opens the submenu for keyboard and touch.",
    },
    { part: "Submenu", role: "A native popover with a list of links; one is open at a time." },
    {
      part: "Products",
      role: "Optional, below the links: each with picture, name, source as a LightMark, and bed.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next entry or opener, and through the links of an open submenu." },
    { keys: "Enter", action: "Follows a link; on an opener, opens or closes its submenu." },
    { keys: "Space", action: "On an opener, opens or closes its submenu." },
    { keys: "Escape", action: "Closes the submenu; the focus returns to its opener." },
  ],
  practice: [
    {
      do: "Give each entry its own page.",
      dont: "Open a submenu from the link: its page would be unreachable.",
    },
    {
      do: "Pass `locationKey`, so that submenus close on navigation.",
      dont: "Use menu roles: it is a list of links.",
    },
  ],
};
