import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Three situations from a field, each a picture with a title that opens its story.",
  use: ["On an application page, after the opening.", "If the pictures are understandable without text."],
  avoid: [
    "For questions: use Faq.",
    "For solutions with one large picture at a time: use SolutionTabs.",
    "If the order matters: use Steps.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    { part: "Scene", role: "An item of a list: picture, and a Disclosure whose title is a heading." },
    { part: "Story", role: "Stays in the HTML while closed; opening one leaves the others alone." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves from title to title." },
    { keys: "Enter", action: "Opens or closes a scene." },
    { keys: "Space", action: "Opens or closes a scene." },
  ],
  practice: [
    {
      do: "Name person, task and object: “A box in two lessons.”",
      dont: "List features; they are on the product's page.",
    },
    {
      do: "Name the place or the task in the title, in a few words.",
      dont: "Use pictures that need an explanation.",
    },
  ],
};
