import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Keeps a product's name, two figures and two ways on in reach while a visitor reads about it.",
  use: ["Once per product, on a long page about it, after its ProductIntro."],
  avoid: [
    "For the ways on at the end of a page: use CallToAction.",
    "On short pages, whose actions never leave the screen.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A sticky section named after the product; below the header, or at the lower edge of a small window.",
    },
    {
      part: "Product",
      role: "Name, source as a LightMark in large windows, two figures. The labels of the figures are shown from 1440 px on, and always read out.",
    },
    { part: "Actions", role: "Two links; the first one is the primary action." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the first, then to the second action." }],
  practice: [
    {
      do: "Reserve its height with `scroll-padding`, so that it never covers the element with the focus.",
      dont: "Fix it to the window: it would cover the footer.",
    },
    { do: "Choose the figures that decide: power and bed.", dont: "Repeat all four." },
  ],
};
