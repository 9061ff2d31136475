import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The first focusable element: skips the header. Hidden until it has the focus.",
  use: ["Once per page, as the first element of the body."],
  avoid: [
    "For links within a page: use Link.",
    "As a second skip link, unless another long list of links follows.",
  ],
  anatomy: [{ part: "Root", role: "A link to the fragment of the main content; slides in with the focus." }],
  keyboard: [
    { keys: "Tab", action: "The first press shows it, the second moves to the header." },
    { keys: "Enter", action: "Moves the focus to the main content." },
  ],
  practice: [
    {
      do: 'Give the main element the id and `tabindex="-1"`, so that it gets the focus in every browser.',
      dont: "Hide the link with `display: none`: it could not get the focus.",
    },
  ],
};
