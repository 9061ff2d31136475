import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The first stop of the keyboard: jumps over the header to the content. Out of sight until it has the focus.",
  use: ["Once per page, as the first element of the body."],
  avoid: [
    "For links within a page: use Link.",
    "As a second skip link, unless another long list of links follows.",
  ],
  anatomy: [{ part: "Root", role: "A link to the fragment of the main content; slides in with the focus." }],
  keyboard: [
    { keys: "Tab", action: "Shows it on the first press, and goes on to the header on the second." },
    { keys: "Enter", action: "Moves the focus to the main content." },
  ],
  practice: [
    {
      do: 'Give the main element the id and `tabindex="-1"`, so that the focus arrives everywhere.',
      dont: "Hide the link with `display: none`: it could never take the focus.",
    },
  ],
};
