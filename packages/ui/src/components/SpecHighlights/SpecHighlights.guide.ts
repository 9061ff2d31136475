import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The four figures by which a buyer tells one model from the next.",
  use: ["Under the title of a model's page.", "Above a full table, as its summary."],
  avoid: [
    "For fewer or more than four figures: use FigureList.",
    "For properties in words: use SpecList or SpecTable.",
    "For counts of people, years or machines: use Counter.",
  ],
  anatomy: [
    { part: "Root", role: "A div that measures its own width: four cells in a row, or two by two." },
    { part: "List", role: "A description list; what is measured comes first when it is read out." },
    { part: "Figure", role: "The number large, its unit small beside it; shrinks with its cell." },
    { part: "Label", role: "What is measured, below the figure." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Take the same four in the same order for every model of a series.",
      dont: "Choose for each model the four in which it wins.",
    },
    { do: "Keep the unit out of the figure.", dont: "Put a sentence in place of a figure." },
  ],
};
