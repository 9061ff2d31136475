import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A link to a page, a file or a telephone number.",
  use: [
    "`text` inside a sentence, always underlined.",
    "`quiet` in lists of links, such as a footer.",
    "`arrow` at the end of a card or a section.",
  ],
  avoid: [
    "For an action on this page: use Button.",
    "For the main step of a section: use Button with `asChild`.",
    "For expandable content: use Disclosure.",
  ],
  anatomy: [
    { part: "Root", role: "An a element, or with `asChild` a router's own link." },
    { part: "Label", role: "Text that names the target, also out of context." },
    { part: "Arrow", role: "With the `arrow` variant; decoration, not part of the name." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the link." },
    { keys: "Enter", action: "Follows it." },
  ],
  practice: [
    {
      do: "Name the target: “More about the Radiance series”.",
      dont: "Write “Read more” ten times on a page.",
    },
    {
      do: "Add type and size to a file: “Manual, PDF, 4 MB”.",
      dont: "Open a new window.",
    },
  ],
};
