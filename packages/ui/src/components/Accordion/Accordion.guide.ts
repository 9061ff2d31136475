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
    "For essential information, such as a warning or a price, and inside another accordion.",
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
      dont: "Write a title that only names a subject: nobody can tell whether the answer is inside.",
    },
    {
      do: "Give every item an id, so that support can send a link to the answer.",
      dont: "Number the ids by position: a new item would move every link to another answer.",
    },
    {
      do: "Put the answer into its first sentence.",
      dont: "Begin with how the question came up: the reader has asked it.",
    },
  ],
};
