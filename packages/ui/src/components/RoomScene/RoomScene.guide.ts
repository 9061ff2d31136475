import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A planned room in three dimensions: a reader sees what stands where, how high it is, and what is tight.",
  use: [
    "Beside RoomPlan, when the reader has asked for it: it fetches three.js and the machines' models at once.",
    "With the same items as the plan: it follows each change.",
  ],
  avoid: [
    "In a page's first load: render it after a press.",
    "Without the plan and its table: things are moved there, and there are the figures.",
    "For a single machine: use ModelSection.",
  ],
  anatomy: [
    { part: "Root", role: "A div around stage and list. `data-status` says loading, ready or failed." },
    {
      part: "Stage",
      role: "Takes the focus. `data-azimuth`, `data-elevation` and `data-zoom` say what is shown.",
    },
    {
      part: "Walls",
      role: "Those before the camera are not drawn. Door, window and duct have their true size.",
    },
    { part: "Floor", role: "Lines at every metre, and what must stay free; red where it is not." },
    { part: "Marks", role: "Numbers of the things, with the plan's sign of their state. Not read out." },
    { part: "Controls", role: "Buttons for turning and zooming." },
    { part: "Things", role: "A list: number, name, state, and what is broken." },
  ],
  keyboard: [
    { keys: "ArrowLeft", action: "Turns to the left; the other arrows to their sides." },
    { keys: "+", action: "Zooms in, towards the selected thing; - zooms out." },
    { keys: "Home", action: "Shows the whole from the first side." },
    { keys: "Tab", action: "Moves to the buttons." },
  ],
  practice: [
    { do: "Write the plan's own sentences into the notes.", dont: "Explain with colour alone." },
    { do: "Keep the plan and say so when `onFail` is called.", dont: "Close the view without a word." },
  ],
};
