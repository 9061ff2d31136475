import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Two series or models side by side, each with its main figures.",
  use: [
    "On the home page, for the two series.",
    "At the end of a material or application page, as links to machines.",
  ],
  avoid: [
    "For more than two: use CardGrid, or Comparison if the figures matter most.",
    "For one model in detail: use SpecHighlights and SpecSection.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Card",
      role: "Picture, name, sentence, figures and link. The whole card is clickable, except the figures.",
    },
    { part: "Alias", role: "The product's name in other markets, small and monospaced." },
    { part: "Figures", role: "A SpecList in pairs; the text can be selected and copied." },
    { part: "Link", role: "Named by its own text and the product's name." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next card's link." },
    { keys: "Enter", action: "Opens the product's page." },
  ],
  practice: [
    {
      do: "Give both cards the same properties in the same order.",
      dont: "Choose for each card the properties in which it is better.",
    },
    {
      do: "Give an even number of figures.",
      dont: "Show a figure that is not in the product's table.",
    },
  ],
};
