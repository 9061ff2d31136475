import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Two series or models side by side, each with the figures it is chosen by.",
  use: [
    "On the home page, for the two series.",
    "At the end of a material or application page, as the way to a machine.",
  ],
  avoid: [
    "For more than two: use CardGrid, or Comparison where the figures decide.",
    "For one model in detail: use SpecHighlights and SpecSection.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Card",
      role: "Picture, name, sentence, figures and link. All of it leads on, except the figures.",
    },
    { part: "Alias", role: "The name the product has in other markets, small and in mono." },
    { part: "Figures", role: "A SpecList in pairs, which can be selected and copied." },
    { part: "Link", role: "Named by its own words and the product's name." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next card's link." },
    { keys: "Enter", action: "Opens the product's page." },
  ],
  practice: [
    {
      do: "Give both cards the same properties in the same order.",
      dont: "Choose for each the ones in which it wins.",
    },
    {
      do: "Give an even number of figures.",
      dont: "Show a figure that the product's own table does not have.",
    },
  ],
};
