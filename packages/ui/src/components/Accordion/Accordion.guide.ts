import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A ruled list of questions that open their answers. At most one is open, initially none.",
  use: [
    "For frequently asked questions.",
    "For secondary details that search engines and find-in-page must reach.",
  ],
  avoid: [
    "For parts that a reader compares: use Tabs, or show them all.",
    "For a single item: use Disclosure.",
  ],
  anatomy: [
    { part: "Root", role: "A div with a rule above the first item." },
    { part: "Item", role: "A native details; all items share one name, so the browser keeps one open." },
    {
      part: "Title",
      role: "The summary with a heading of the page's level and a plus or minus icon.",
    },
    {
      part: "Content",
      role: "Stays in the HTML while closed. Find-in-page and a URL with the item's id open it.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next title." },
    { keys: "Enter", action: "Opens or closes the item." },
    { keys: "Space", action: "Opens or closes the item." },
  ],
  practice: [
    {
      do: "Write each title as a reader's question.",
      dont: "Hide essential information, such as a warning or a price.",
    },
    {
      do: "Give every item an id, so that support can send a link to the answer.",
      dont: "Control `value` without need. Control it if a change elsewhere must close all items.",
    },
    { do: "Put the answer into its first sentence.", dont: "Put an accordion inside an accordion." },
  ],
};
