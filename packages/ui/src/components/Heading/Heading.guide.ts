import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A heading with independent level and size.",
  use: [
    "The title of a page, a section, a card, a dialog.",
    "With `size`, if the design needs another size than the level's.",
  ],
  avoid: [
    "For large text that is not a heading: use Text with the lead size, or FigureList.",
    "For the small line above a title: use the eyebrow of SectionHeader.",
  ],
  anatomy: [
    { part: "Root", role: "h1 to h4, by `level`." },
    { part: "Size", role: "display, h1 to h4; grows with the window between 390 and 1440 px." },
    {
      part: "Line",
      role: "Balanced lines; Chinese has a larger line height, Latin a smaller letter spacing.",
    },
  ],
  keyboard: [],
  practice: [
    { do: "Use level 1 once per page, and skip no level.", dont: "Choose a level for its size." },
    { do: "Summarise the part: “Two series, from desk to workshop”.", dont: "Write “Introduction”." },
  ],
};
