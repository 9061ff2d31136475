import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The opening of a product: pictures, purpose, audience, and its four main figures.",
  use: ["At the start of the page or panel of one model."],
  avoid: [
    "For a choice between products: use ProductCards or Comparison.",
    "For a page that sells no single product: use Hero or Banner.",
  ],
  anatomy: [
    {
      part: "Heading",
      role: "Eyebrow with name and kind, then the title; comes first.",
    },
    {
      part: "Carousel",
      role: "Three to six pictures of 2:1 with thumbnails below; its height follows the window's width, up to 600 px. Advances every 4 s until paused.",
    },
    {
      part: "Actions",
      role: "Optional: the next steps for a visitor who wants the product, beside the title.",
    },
    {
      part: "Figures",
      role: "Exactly four: on a DataPlate beside the pictures, or for a series in a row of SpecHighlights.",
    },
    { part: "Text", role: "One line below the title, and a paragraph below the pictures." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through the row of pictures, the thumbnails, pause and arrows." },
    { keys: "ArrowRight", action: "Shows the next picture while the carousel has the focus." },
  ],
  practice: [
    {
      do: "Start with the three-quarter view.",
      dont: "Start with a detail that newcomers do not recognise.",
    },
    {
      do: "Choose figures that differ between the models of a series.",
      dont: "Repeat the title in a figure.",
    },
  ],
};
