import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A form with the words that lead to it: why to fill it in, and what happens then.",
  use: ["The one form of a page: contact, sample, partner.", "With a picture where it shows what one gets."],
  avoid: [
    "For a way to a form on another page: use CallToAction.",
    "For a search box or a filter; it needs no introduction.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    {
      part: "Words",
      role: "Title, lead, other ways to reach you, and picture; beside a long form they stay in sight.",
    },
    { part: "Form", role: "The block's child: fields in one column, the button after the last." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves through the fields in their order on the screen." }],
  practice: [
    {
      do: "Say in the lead what the visitor gets, and when.",
      dont: "Say in the lead what the labels say.",
    },
    {
      do: "Ask in one column, the easy fields first.",
      dont: "Set fields side by side that are read one by one.",
    },
  ],
};
