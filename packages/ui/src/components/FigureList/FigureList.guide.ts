import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A few figures set large, each with its unit beside it and its meaning below.",
  use: [
    "Two to five figures in a hero or beside a picture.",
    "A column of figures at the end of a line of text, with `orientation` and `align`.",
  ],
  avoid: [
    "For the four headline figures of a model: use SpecHighlights, which rules and sizes them alike.",
    "For more than five figures: use SpecList or SpecTable.",
    "For counts of a company that run up from zero: use Counter.",
  ],
  anatomy: [
    { part: "Root", role: "A description list, as a row that wraps or as a column." },
    { part: "Label", role: "The term; comes first when it is read out and stands below the figure." },
    { part: "Figure", role: "Never broken over two lines; figures of equal width." },
    { part: "Unit", role: "Small, apart from the figure by a thin space, also when it is copied." },
  ],
  keyboard: [],
  practice: [
    { do: "Keep the label to one line.", dont: "Put words where the figure stands." },
    { do: "Give bounds as such: ≤ 0.025 mm.", dont: "Drop the unit because a neighbour has the same." },
  ],
};
