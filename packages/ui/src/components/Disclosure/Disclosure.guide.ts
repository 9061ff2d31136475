import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One line that opens and closes what stands below it. It stands alone and knows of no other.",
  use: [
    "Scenes, groups of links, a submenu on a phone: parts that open independently.",
    "Detail that belongs here, but that most readers do not need.",
  ],
  avoid: [
    "For a list of questions of which one is open: use Accordion.",
    "For choosing one view of several: use Tabs.",
    "For what has to interrupt: use Dialog.",
  ],
  anatomy: [
    { part: "Root", role: "A native details; the browser keeps its state." },
    { part: "Summary", role: "The line that opens and closes, a heading where `headingLevel` is given." },
    { part: "Marker", role: "A chevron that turns, or a plus that becomes a minus. Not read out." },
    { part: "Content", role: "Stays in the HTML while closed; find-in-page and deep links open it." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the summary, and from there to what is open below it." },
    { keys: "Enter", action: "Opens or closes." },
    { keys: "Space", action: "Opens or closes." },
  ],
  practice: [
    {
      do: "Name what is inside: “Delivery to schools”.",
      dont: "Write “More”, which says nothing when read out of context.",
    },
    {
      do: "Leave the state to the browser; hold `open` only if something else has to close it.",
      dont: "Unmount the content while it is closed: search engines and find-in-page would lose it.",
    },
  ],
};
