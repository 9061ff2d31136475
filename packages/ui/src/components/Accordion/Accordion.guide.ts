import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A ruled list of questions, each opening its answer. At most one is open, and none at first.",
  use: [
    "Frequently asked questions, where a reader wants one answer of many.",
    "Secondary detail that most readers skip but search engines and find-in-page must reach.",
  ],
  avoid: [
    "For parts that a reader compares side by side: use Tabs, or show them all.",
    "For one fold on its own: use Disclosure.",
  ],
  anatomy: [
    { part: "Root", role: "A div with a rule above the first item." },
    { part: "Item", role: "A native details; all items share one name, so the browser keeps one open." },
    {
      part: "Title",
      role: "The summary, holding a heading of the level the page needs and the plus or minus mark.",
    },
    {
      part: "Content",
      role: "Stays in the HTML while closed. Find-in-page opens it, and so does an address that ends in the item's id.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next title." },
    { keys: "Enter", action: "Opens or closes the item." },
    { keys: "Space", action: "Opens or closes the item." },
  ],
  practice: [
    {
      do: "Write each title as the reader would ask it.",
      dont: "Hide what every reader needs, such as a warning or a price.",
    },
    {
      do: "Give every item an id, so that support can send a link to the answer.",
      dont: "Hold `value` without need; the browser keeps the state well. Hold it if a change elsewhere must close all.",
    },
    { do: "Begin the answer with the answer.", dont: "Put an accordion inside an accordion." },
  ],
};
