import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The engraved plate of one machine: model, laser source, bed, and the figures that decide.",
  use: [
    "Beside the picture of a machine, at the head of its page.",
    "At the head of a printed specification.",
  ],
  avoid: [
    "For figures of a series or a company: use SpecHighlights or Counter.",
    "For all properties of a machine: use SpecTable.",
    "For the source alone, in a tab or a cell: use LightMark.",
  ],
  anatomy: [
    { part: "Root", role: "A size container with the lines and holes of a riveted plate." },
    { part: "Head", role: "Model, source as a LightMark, and bed; no heading." },
    {
      part: "Figures",
      role: "Up to four; below each other, two by two, or in a row, by the width of the plate.",
    },
  ],
  keyboard: [],
  practice: [
    { do: "Name the source in words: “CO₂ RF tube”.", dont: "Rely on the colour of the light." },
    { do: "Leave the bed out if it is not published.", dont: "Show an empty line." },
  ],
};
