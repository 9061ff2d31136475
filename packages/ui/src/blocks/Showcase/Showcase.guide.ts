import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Finished work in a row, 300 px high, that moves until it is paused.",
  use: [
    "motion=step on the home page and on pages about an application: one item every 3 s, with marks and arrows.",
    "motion=continuous on pages about a material: twelve pieces over the full width of the screen.",
  ],
  avoid: ["For machines to choose from: use ProductCards.", "For lessons with text: use LearningCarousel."],
  anatomy: [
    { part: "Section", role: "Named by its title, which names the row as well." },
    { part: "Row", role: "A Carousel or a Marquee, depending on `motion`." },
    { part: "Item", role: "A figure: picture and title, optionally inside a link." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, which pauses, then to its links and buttons." },
    { keys: "ArrowRight", action: "Moves the row on by one." },
    { keys: "ArrowLeft", action: "Moves the row back by one." },
  ],
  practice: [
    { do: "Give each piece its usual name.", dont: "Write prices or settings below it." },
    { do: "Give every item a link, or none.", dont: "Link some pictures only." },
  ],
};
