import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The end of a page: one sentence and the next step.",
  use: ["As the last section before the footer.", "With one or two links, such as a sample and a talk."],
  avoid: [
    "More than once on a page.",
    "For a form: use FormSection.",
    "For links to related pages: use CardGrid.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading, on its own background." },
    { part: "Text", role: "Title and lead." },
    { part: "Actions", role: "Links that look like buttons; the first is the primary one." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next action." },
    { keys: "Enter", action: "Follows it." },
  ],
  practice: [
    { do: "Name the action: “Send a sample”.", dont: "Write “Learn more” or “Click here”." },
    { do: "Put the most common action first.", dont: "Offer three actions of equal weight." },
  ],
};
