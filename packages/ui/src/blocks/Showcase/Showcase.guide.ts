import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Finished work in a row, 300 px high, that moves by itself until it is paused.",
  use: [
    "motion=step on the home page and on pages about an application: one more every 3 s, with marks and arrows.",
    "motion=continuous on pages about a material: twelve pieces passing over the whole width of the screen.",
  ],
  avoid: [
    "For machines to choose from: use ProductCards.",
    "For lessons with words to read: use LearningCarousel.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title, which names the row as well." },
    { part: "Row", role: "A Carousel or a Marquee, by motion." },
    { part: "Item", role: "A figure: picture and title, inside a link where there is one." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, which stops, then to its links and buttons." },
    { keys: "ArrowRight", action: "Moves the row on by one." },
    { keys: "ArrowLeft", action: "Moves the row back by one." },
  ],
  practice: [
    { do: "Name the piece as its maker would.", dont: "Write prices or settings below it." },
    { do: "Give every item a link, or none.", dont: "Let some pictures answer a click and others not." },
  ],
};
