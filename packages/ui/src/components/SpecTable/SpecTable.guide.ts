import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The full specification of one machine: names and values, two pairs per line, in metric or computed imperial units.",
  use: [
    "For the full specification of a model, in groups: processing, machine, use.",
    "For accessories with more than about six properties.",
  ],
  avoid: [
    "For a model's four main figures: use SpecHighlights.",
    "For several models side by side: use CompareTable.",
    "For up to about six lines in a card: use SpecList.",
  ],
  anatomy: [
    {
      part: "Head",
      role: "The caption as a heading, and the unit switch; sticky below `--lm-sticky-top`.",
    },
    {
      part: "Unit switch",
      role: "Native radio buttons; omitted if no value has another unit.",
    },
    { part: "Group", role: "A heading one level below the caption, and its rows." },
    {
      part: "Rows",
      role: "A description list: one column in a narrow space, two above 44 rem, read row by row.",
    },
    {
      part: "Value",
      role: "Words, a quantity, words with quantities, or a link to contact. Both systems of units are in the HTML.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the unit switch, then to the links in the table." },
    { keys: "ArrowRight", action: "Shows the next system of units." },
    { keys: "ArrowLeft", action: "Shows the previous system of units." },
  ],
  practice: [
    {
      do: "Pass figures as quantities in metric units; sizes in millimetres.",
      dont: "Write “19.7 in” into the data: it would duplicate a figure.",
    },
    {
      do: "Write “on request” with a link for an unknown value.",
      dont: "Omit a row for one model only.",
    },
    {
      do: "Set `--lm-sticky-top` on the page to the height of its header.",
      dont: "Put the table into a scroll container.",
    },
  ],
};
