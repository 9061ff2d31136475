import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Announces changes of the page to screen readers.",
  use: [
    "For the result of a filter or a page change: the number of items.",
    "For a short success that is visible to others, such as a copied text.",
  ],
  avoid: [
    "For a visible message: use Toast or FormMessage, which are announced as well.",
    "For errors of fields: Field announces them.",
    "For content that gets the focus: it is read out anyway.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A visually hidden div with role=status or role=alert; on the page from the start.",
    },
    { part: "Message", role: "A new element for each `turn`, so that the same words are read out again." },
  ],
  keyboard: [{ keys: "Tab", action: "Skips it: it is not focusable." }],
  practice: [
    {
      do: "Keep it short and complete: “24 news items, page 2 of 4”.",
      dont: "Announce every slide of a slide show.",
    },
    {
      do: "Use `assertive` only for urgent messages, such as lost work.",
      dont: "Mount it together with its message: nothing would be announced.",
    },
  ],
};
