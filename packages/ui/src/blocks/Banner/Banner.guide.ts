import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The head of an inner page with its main heading, or the picture with a way on that closes it.",
  use: [
    "place=head: at the top of every page but the home page.",
    "place=foot: at the end of pages about an application, with one way on.",
    "size=compact: over a switcher or a tool that should stand in the first screen.",
    "pictureTone: with a picture of 1920 × 800 made for a banner, calm where the words begin.",
  ],
  avoid: [
    "For a call to action without a picture: use CallToAction.",
    "For several pictures: use PictureCarousel.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its heading." },
    {
      part: "Picture",
      role: "Beside the words and running into the ground, or over the full width with pictureTone. Above the words on a phone.",
    },
    {
      part: "Words",
      role: "Eyebrow, heading, lead and ways on, on a scrim that keeps 4.5:1 over any pixel.",
    },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the ways on." }],
  practice: [
    {
      do: "Set pictureTone by what the picture is: black words on a light one, white words on a dark one.",
      dont: "Choose it by theme: it holds in both.",
    },
    { do: "Say in the lead what the page answers.", dont: "Repeat the title in the lead." },
    {
      do: "Use one head and at most one foot on a page.",
      dont: "Put a head in the middle: it brings a heading of level 1.",
    },
  ],
};
