import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A heading whose rank in the outline and whose size are chosen apart.",
  use: [
    "The title of a page, a section, a card, a dialog.",
    "With `size`, where the look asks for another size than the rank.",
  ],
  avoid: [
    "For large text that opens nothing: use Text with the lead size, or FigureList.",
    "For the small line above a title: use the eyebrow of SectionHeader.",
  ],
  anatomy: [
    { part: "Root", role: "h1 to h4, as `level` says." },
    { part: "Size", role: "display, h1 to h4; grows with the window between 390 and 1440 px." },
    { part: "Line", role: "Balanced; Chinese lines stand further apart, Latin letters closer together." },
  ],
  keyboard: [],
  practice: [
    { do: "Keep one level 1 per page, and leave no level out.", dont: "Choose a level for its size." },
    { do: "Say what the part tells: “Two series, from desk to workshop”.", dont: "Write “Introduction”." },
  ],
};
