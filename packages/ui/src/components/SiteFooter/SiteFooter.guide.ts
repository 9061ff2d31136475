import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The footer of every page: links, contact and legal information.",
  use: ["Once per page, as its last part.", "For links of secondary importance."],
  avoid: ["For the next step of a page: use CallToAction above it.", "For text of one page only."],
  anatomy: [
    { part: "Root", role: "A footer, dark in both themes." },
    {
      part: "Groups",
      role: "A nav. Each group is an independent Disclosure, initially closed: ruled lines on a phone, columns in wider windows.",
    },
    { part: "Contacts", role: "A description list: purpose, and the number or address as a link." },
    { part: "Legal line", role: "Copyright, filing number, privacy and terms; the language at its end." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through titles and the links of open groups." },
    { keys: "Enter", action: "Opens or closes a group, or follows a link." },
    { keys: "Space", action: "Opens or closes a group." },
  ],
  practice: [
    {
      do: "Use the header's names for the same pages.",
      dont: "List every page.",
    },
    {
      do: "Label a number: “Sales”, “Service”.",
      dont: "Omit a legally required filing number.",
    },
  ],
};
