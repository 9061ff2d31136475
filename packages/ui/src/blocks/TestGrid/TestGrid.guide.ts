import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A test grid to touch: what another power or speed does to the cut edge, before the visitor cuts one.",
  use: [
    "On the page of a material, around settings that somebody has used.",
    "Without a sprite where no settings are known: the shade then shows energy, not a result.",
  ],
  avoid: [
    "For settings to copy: use SpecSection. A grid shows what lies around them.",
    "For more than about forty squares: they become too small for a finger on a phone.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Plate",
      role: "A table in a fieldset: powers are row headers, speeds column headers, each cell a native radio button.",
    },
    { part: "Mark", role: "A tick on the squares to begin with; its meaning is below the plate." },
    {
      part: "Edge",
      role: "The cut edge of the chosen square in macro, from the same picture file as the squares.",
    },
    { part: "Answer", role: "Verdict with its reason, power, speed, and energy per length." },
    { part: "Foot", role: "What the pictures are made from, and the way to a real test card." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen square; then out of the plate." },
    { keys: "ArrowRight", action: "Chooses the next square of the row, and goes on in the next row." },
    { keys: "ArrowLeft", action: "Chooses the previous square." },
    { keys: "ArrowUp", action: "Chooses the square above, in the same column." },
    { keys: "ArrowDown", action: "Chooses the square below, in the same column." },
  ],
  practice: [
    {
      do: "Say which squares are known and which are computed.",
      dont: "Show a result that nobody has seen as a photograph.",
    },
    { do: "Begin with a known square, or with the weakest.", dont: "Begin with the square that looks best." },
  ],
};
