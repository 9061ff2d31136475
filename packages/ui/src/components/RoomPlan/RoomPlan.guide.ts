import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows a room from above, to scale, with the things in it; a reader moves and turns them.",
  use: [
    "To plan where machines stand, beside a table of the same things with fields for their places.",
    "With `paper`, for a print that can be measured with a ruler.",
  ],
  avoid: [
    "As the only way to place something: a table with figures says and does the same.",
    "For drawings of a workpiece: use DrawingPreview.",
  ],
  anatomy: [
    { part: "Root", role: "A div around plan and help." },
    { part: "Plan", role: "An SVG: a group with a name, or a picture where nothing can be moved." },
    { part: "Item", role: "A button with its number; a sign says its state, a thick line its front." },
    { part: "Zones", role: "Floor that must stay free: around the item, for a person, for a board." },
    { part: "Openings", role: "Door with its sweep, window, duct." },
    { part: "Scale bar", role: "One metre." },
    { part: "Help", role: "How to move and turn; describes the plan." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next item, which becomes the selected one." },
    { keys: "ArrowRight", action: "Moves the item by 10 mm; with Shift by 100 mm." },
    { keys: "R", action: "Turns the item by a quarter." },
    { keys: "Delete", action: "Takes the item out." },
  ],
  practice: [
    {
      do: "Write size, place and state into the item's label.",
      dont: "Name it only “1”.",
    },
    { do: "Clamp a place to the room before you pass it back.", dont: "Move things for the reader." },
  ],
};
