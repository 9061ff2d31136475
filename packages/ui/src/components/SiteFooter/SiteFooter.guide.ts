import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The foot of every page: all ways into the site, how to reach the maker, and what the law asks for.",
  use: ["Once per page, as its last part.", "For ways that are looked for when nothing above has helped."],
  avoid: [
    "For the next step of a page: use CallToAction above it.",
    "For text that belongs to one page only.",
  ],
  anatomy: [
    { part: "Root", role: "A footer, dark in both themes." },
    {
      part: "Groups",
      role: "A nav. Each group is a Disclosure, closed at first and independent: ruled lines on a phone, columns on wider windows.",
    },
    { part: "Contacts", role: "A list of terms: what for, and the number or address as a link." },
    { part: "Legal line", role: "Rights, filing number, privacy and terms; the language at its end." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through titles and the links of open groups." },
    { keys: "Enter", action: "Opens or closes a group, or follows a link." },
    { keys: "Space", action: "Opens or closes a group." },
  ],
  practice: [
    {
      do: "Use the header's words for the same pages.",
      dont: "List every page; a footer longer than the screen is not read.",
    },
    {
      do: "Say what a number is for: “Sales”, “Service”.",
      dont: "Leave out the filing number where the law asks for it.",
    },
  ],
};
