import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The four figures that distinguish a model from others.",
  use: ["Below the title of a model's page.", "Above a full table, as its summary."],
  avoid: [
    "For fewer or more than four figures: use FigureList.",
    "For properties in words: use SpecList or SpecTable.",
    "For counts of people, years or machines: use Counter.",
  ],
  anatomy: [
    { part: "Root", role: "A size container: four cells in a row, or two by two." },
    { part: "List", role: "A description list; the label is read out first." },
    { part: "Figure", role: "A large number with a small unit; shrinks with its cell." },
    { part: "Label", role: "The name of the property, below the figure." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Use the same four in the same order for every model of a series.",
      dont: "Choose for each model the four in which it is better.",
    },
    { do: "Pass the unit separately from the figure.", dont: "Use a sentence instead of a figure." },
  ],
};
