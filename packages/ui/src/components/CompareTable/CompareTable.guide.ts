import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Two to four models side by side. Rows without differences are muted or hidden.",
  use: [
    "To choose between models of one or several series.",
    "For accessories or materials with the same properties.",
  ],
  avoid: ["For the full specification of one model: use SpecTable.", "For two texts side by side: use Grid."],
  anatomy: [
    {
      part: "Chooser",
      role: "A checkbox for each model; two to four are checked. On a phone, two select lists for two models.",
    },
    {
      part: "Switches",
      role: "Only differences, and the system of units; native controls that work before hydration.",
    },
    {
      part: "Window",
      role: "A focusable group named by the caption. Up to 1024 px it scrolls separately.",
    },
    {
      part: "Table",
      role: "A table with sticky headers: columns are models, rows are properties. All models are in the HTML.",
    },
    { part: "Value", role: "As in SpecTable; `null` is a dash, read out as not applicable." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through checkboxes, switches, the window and its links." },
    { keys: "Space", action: "Checks or unchecks a checkbox." },
    { keys: "ArrowRight", action: "Selects the next system of units, or scrolls the window sideways." },
    { keys: "ArrowDown", action: "Scrolls the window." },
  ],
  practice: [
    {
      do: "Give every model a value in every row, “on request” for unknown ones.",
      dont: "List only the rows in which one model is better.",
    },
    {
      do: "Keep the choice in the URL with `chosen` and `onChosenChange`, so that it can be shared.",
      dont: "Offer more than twelve models: the styles support no more.",
    },
  ],
};
