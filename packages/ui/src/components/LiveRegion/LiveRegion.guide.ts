import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Reads out, to people who do not see the page, what has just changed on it.",
  use: [
    "The outcome of a filter or a page change: how many there are now.",
    "A short success that everybody else sees, such as a copied text.",
  ],
  avoid: [
    "For a message that everybody should see: use Toast or FormMessage, which are read out as well.",
    "For errors at fields: Field reads them out.",
    "For content that takes the focus: it is read out anyway.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A div with role=status or role=alert, read out and not seen; on the page from the start.",
    },
    { part: "Message", role: "A new element for each `turn`, so that the same words are read out again." },
  ],
  keyboard: [{ keys: "Tab", action: "Passes it by: it is read out and takes no focus." }],
  practice: [
    {
      do: "Keep it short and complete: “24 news items, page 2 of 4”.",
      dont: "Read out every step of a slide show.",
    },
    {
      do: "Use `assertive` only for what cannot wait, such as lost work.",
      dont: "Mount it together with its message: nothing would be read out.",
    },
  ],
};
