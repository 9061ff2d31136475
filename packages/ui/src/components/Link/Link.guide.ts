import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A way to another place: another page, a file, a telephone number.",
  use: [
    "`text` inside a sentence, always underlined.",
    "`quiet` in lists of links, where the place says what they are.",
    "`arrow` at the end of a card or a section.",
  ],
  avoid: [
    "For an action on this page: use Button.",
    "For the one step a section leads up to: use Button with `asChild`.",
    "For opening a fold: use Disclosure.",
  ],
  anatomy: [
    { part: "Root", role: "An a element, or with `asChild` a router's own link." },
    { part: "Label", role: "Text that tells the target also when it is read alone." },
    { part: "Arrow", role: "With the `arrow` variant; decoration, not part of the name." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the link." },
    { keys: "Enter", action: "Follows it." },
  ],
  practice: [
    {
      do: "Say where it leads: “More about the Radiance series”.",
      dont: "Write “Read more” ten times on a page.",
    },
    {
      do: "Say type and size with a file: “Manual, PDF, 4 MB”.",
      dont: "Open a new window without being asked.",
    },
  ],
};
