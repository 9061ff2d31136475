import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The opening of a product: its pictures, what it is and for whom, and the four figures it is told apart by.",
  use: ["First on the page, or in the panel, of one model."],
  avoid: [
    "For a choice between products: use ProductCards or Comparison.",
    "For a page that sells no single product: use Hero or Banner.",
  ],
  anatomy: [
    {
      part: "Heading",
      role: "Eyebrow with name and kind, and the title: the first thing that stands there.",
    },
    {
      part: "Carousel",
      role: "Three to six pictures of 2 : 1 with small ones below; as high as the window is wide allows, up to 600 px. Moves on every 4 s until paused.",
    },
    { part: "Words", role: "One line, and a paragraph beside it." },
    { part: "Actions", role: "Optional: what a visitor who wants the product does next." },
    { part: "Figures", role: "A SpecHighlights with exactly four." },
  ],
  keyboard: [
    { keys: "Tab", action: "Goes through the row of pictures, the small pictures, pause and arrows." },
    { keys: "ArrowRight", action: "Shows the next picture while the carousel has the focus." },
  ],
  practice: [
    { do: "Begin with the three-quarter view.", dont: "Begin with a detail that no newcomer recognises." },
    {
      do: "Choose figures that differ between the models of a series.",
      dont: "Repeat in a figure what the title says.",
    },
  ],
};
