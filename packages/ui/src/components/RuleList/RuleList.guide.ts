import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Says for each rule whether it is kept, in a sentence with the figures of the case, and names its source.",
  use: [
    "For a plan that is checked against rules, such as the space around a machine.",
    "With broken rules first, then open ones, then those that are kept.",
  ],
  avoid: [
    "For faults of a file: use FindingList.",
    "For the errors of form fields: FormSummary links each to its field.",
  ],
  anatomy: [
    { part: "Root", role: "A list." },
    { part: "Badge", role: "The state in a word; its colour says the same." },
    { part: "Sentence", role: "What the rule asks, what is there, what to do." },
    { part: "Source", role: "Who says so, with a link where a page does." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the next source that is a link." }],
  practice: [
    {
      do: "Give both figures: “200 mm behind are needed, 150 are free.”",
      dont: "Write only “Too little space”.",
    },
    {
      do: "Name an assumption as one: “Our figure for planning, to be confirmed.”",
      dont: "Let it look like a published figure.",
    },
  ],
};
