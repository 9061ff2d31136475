import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A few large figures, each with its unit beside it and its label below.",
  use: [
    "For two to five figures in a hero or beside a picture.",
    "For a column of figures beside text, with `orientation` and `align`.",
  ],
  avoid: [
    "For the four headline figures of a model: use SpecHighlights.",
    "For more than five figures: use SpecList or SpecTable.",
    "For counting figures of a company: use Counter.",
  ],
  anatomy: [
    { part: "Root", role: "A description list, as a wrapping row or a column." },
    { part: "Label", role: "The term; read out first, displayed below the figure." },
    { part: "Figure", role: "Never broken over two lines; tabular figures." },
    { part: "Unit", role: "Small, separated from the figure by a thin space, also when copied." },
  ],
  keyboard: [],
  practice: [
    { do: "Keep the label to one line.", dont: "Use words instead of a figure." },
    { do: "Mark limits: ≤ 0.025 mm.", dont: "Omit the unit because a neighbour has the same." },
  ],
};
