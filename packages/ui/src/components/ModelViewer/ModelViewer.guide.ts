import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A machine in three dimensions: a reader turns it, opens it, and sees where its parts are and how large it is.",
  use: [
    "When the reader has asked for it: it fetches a model and three.js at once.",
    "With models that know their parts: nodes with `extras.opens` and `extras.seen`.",
  ],
  avoid: [
    "In a page's first load: use ModelSection, which shows pictures until the model is asked for.",
    "For a single view: use Image.",
  ],
  anatomy: [
    { part: "Root", role: "A div around stage and list. `data-status` says loading, ready or failed." },
    {
      part: "Stage",
      role: "Takes the focus. `data-azimuth`, `data-elevation` and `data-zoom` say what is shown.",
    },
    { part: "Poster", role: "A picture until the model is there, above a line of progress." },
    { part: "Arrows", role: "Width, depth and height at the machine's near edges. Not read out." },
    {
      part: "Marks",
      role: "Numbers of the parts, kept apart; dashed if the part is at the far side. Not read out.",
    },
    { part: "Controls", role: "Buttons for turning, zooming, the arrows, lid and doors." },
    { part: "Parts", role: "A list: each name is a button that turns the machine to the part." },
  ],
  keyboard: [
    { keys: "ArrowLeft", action: "Turns to the left; the other arrows to their sides." },
    { keys: "+", action: "Zooms in; - zooms out." },
    { keys: "Home", action: "Shows the whole from the first side." },
    { keys: "Tab", action: "Moves to the buttons, and to the parts." },
  ],
  practice: [
    {
      do: "Say in the size whether it is yet to be confirmed.",
      dont: "Write a size into the arrows that the model does not have.",
    },
    { do: "Show pictures when `onFail` is called.", dont: "Leave a stage that says nothing." },
  ],
};
