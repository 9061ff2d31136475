import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The head of an inner page with its main heading, or a closing picture with a link.",
  use: [
    "place=head: at the top of every page but the home page.",
    "place=foot: at the end of pages about an application, with one link.",
    "size=compact: above a switcher or a tool without a heading of its own, which should be in the first screen.",
    "pictureTone: with a banner picture of 1920 × 800 that is calm behind the text.",
  ],
  avoid: [
    "For a call to action without a picture: use CallToAction.",
    "For several pictures: use PictureCarousel.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its heading." },
    {
      part: "Picture",
      role: "Beside the text and uncovered, or over the full width with pictureTone. Above the text on a phone.",
    },
    {
      part: "Text",
      role: "Eyebrow, heading, lead, answers by light, and links: beside the picture, or with pictureTone on a scrim that keeps a contrast of 4.5:1 over any pixel.",
    },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the links." }],
  practice: [
    {
      do: "Set pictureTone by the picture: black text on a light one, white text on a dark one.",
      dont: "Choose it by theme: it applies to both.",
    },
    { do: "State in the lead which question the page answers.", dont: "Repeat the title in the lead." },
    {
      do: "Use one head and at most one foot on a page.",
      dont: "Put a head in the middle: it contains a heading of level 1.",
    },
  ],
};
