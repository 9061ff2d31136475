import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Two to four models side by side, row by row, with what is the same set back or hidden.",
  use: [
    "Choosing between models of one or several series.",
    "Accessories or materials with the same properties.",
  ],
  avoid: ["For everything about one model: use SpecTable.", "For two texts side by side: use Grid."],
  anatomy: [
    {
      part: "Chooser",
      role: "A box for each model, two to four ticked. On a phone two lists, one for each of two places.",
    },
    {
      part: "Switches",
      role: "Only what differs, and the system of units; native controls that work before React.",
    },
    {
      part: "Window",
      role: "A group named by the caption and reached by Tab. Up to 1024 px it scrolls as a window of its own.",
    },
    {
      part: "Table",
      role: "A real table: column headers with the models, row headers with the properties, both stay in sight. All models are in the HTML.",
    },
    { part: "Value", role: "As in SpecTable; `null` is a dash that is read out as not applicable." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through boxes, switches, the window and its links." },
    { keys: "Space", action: "Ticks or clears a box." },
    { keys: "ArrowRight", action: "Chooses the next system of units, or scrolls the window sideways." },
    { keys: "ArrowDown", action: "Scrolls the window." },
  ],
  practice: [
    {
      do: "Give every model a value in every row, “on request” where it is not known.",
      dont: "List only the rows in which one model wins.",
    },
    {
      do: "Keep the choice in the address with `chosen` and `onChosenChange`, so that it can be shared.",
      dont: "Offer more than twelve models: the styles know no more.",
    },
  ],
};
