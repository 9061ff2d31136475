import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A single line that opens and closes the content below it, independently of others.",
  use: [
    "For parts that open independently: scenes, groups of links, a submenu on a phone.",
    "For details that most readers do not need.",
  ],
  avoid: [
    "For a list with at most one open item: use Accordion.",
    "For one of several views: use Tabs.",
    "For an interruption: use Dialog.",
  ],
  anatomy: [
    { part: "Root", role: "A native details; the browser keeps its state." },
    { part: "Summary", role: "The line that opens and closes; a heading if `headingLevel` is given." },
    { part: "Marker", role: "A rotating chevron, or a plus that becomes a minus. Not read out." },
    { part: "Content", role: "Stays in the HTML while closed; find-in-page and deep links open it." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the summary, and from there to the open content." },
    { keys: "Enter", action: "Opens or closes." },
    { keys: "Space", action: "Opens or closes." },
  ],
  practice: [
    {
      do: "Name the content: “Delivery to schools”.",
      dont: "Write “More”, which has no meaning out of context.",
    },
    {
      do: "Leave the state to the browser; control `open` only if something else must close it.",
      dont: "Unmount the closed content: search engines and find-in-page need it.",
    },
  ],
};
