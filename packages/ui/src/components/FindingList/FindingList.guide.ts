import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Lists what a check has found: how much it matters, what it is, what to do.",
  use: [
    "For the findings of a checked file, beside a preview that shows their places.",
    "With problems first, then warnings, then notes.",
  ],
  avoid: ["For errors in a form: use FormSummary.", "For the result of sending something: use FormMessage."],
  anatomy: [
    { part: "Root", role: "A list." },
    { part: "Badge", role: "The severity in words; its colour says the same." },
    { part: "Title", role: "What is the matter, and how often." },
    { part: "Text", role: "What follows, and what to do." },
    { part: "Button", role: "Shows the place; a toggle that is pressed while it is shown." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next button." },
    { keys: "Enter", action: "Shows the place." },
  ],
  practice: [
    {
      do: "Say what happens on the machine: “The piece stays in the sheet.”",
      dont: "Name only the rule that was broken.",
    },
    { do: "Say when nothing was found, in words.", dont: "Show an empty list." },
  ],
};
