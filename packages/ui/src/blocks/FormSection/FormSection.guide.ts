import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A form with its introduction: the reason to fill it in, and the next steps.",
  use: ["For the single form of a page: contact, sample, partner.", "With a picture of the result."],
  avoid: ["For a link to a form on another page: use CallToAction.", "For a search box or a filter."],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    {
      part: "Text",
      role: "Title, lead, other contacts, and picture; sticky beside a long form.",
    },
    { part: "Form", role: "The block's child: fields in one column, then the button." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves through the fields in their order on the screen." }],
  practice: [
    {
      do: "State in the lead what the visitor gets, and when.",
      dont: "Repeat the labels in the lead.",
    },
    {
      do: "Use one column, with easy fields first.",
      dont: "Put independent fields side by side.",
    },
  ],
};
