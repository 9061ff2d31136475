import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "All that is known of one machine: name and value, two pairs to a line, in millimetres or in inches computed from them.",
  use: [
    "The full specification of a model, in groups that a buyer looks for: processing, machine, use.",
    "Accessories with more than about six properties.",
  ],
  avoid: [
    "For the four figures a model is told apart by: use SpecHighlights.",
    "For several models side by side: use CompareTable.",
    "For up to about six lines in a card: use SpecList.",
  ],
  anatomy: [
    {
      part: "Head",
      role: "The caption as a heading and the unit switch; stays in sight below `--lm-sticky-top` while the table is read.",
    },
    {
      part: "Unit switch",
      role: "Native radio buttons; left out where no value has an inch, pound or degree to it.",
    },
    { part: "Group", role: "A heading one below the caption, and its rows." },
    {
      part: "Rows",
      role: "A description list: one column in a narrow place, two above 44 rem, read row by row.",
    },
    {
      part: "Value",
      role: "Words, a quantity, words with quantities, or a link to ask. Both systems of units are in the HTML.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the unit switch, then to the links in the table." },
    { keys: "ArrowRight", action: "Shows the next system of units." },
    { keys: "ArrowLeft", action: "Shows the previous one." },
  ],
  practice: [
    {
      do: "Give figures as quantities in metric units; sizes in millimetres.",
      dont: "Write “19.7 in” into the data: two figures for one thing drift apart.",
    },
    {
      do: "Say “on request” with a link where a value is not known.",
      dont: "Leave a row out for one model that its neighbours have.",
    },
    {
      do: "Set `--lm-sticky-top` on the page to the height of its header.",
      dont: "Put the table into a box that scrolls by itself.",
    },
  ],
};
