import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A thin cut of light that follows the reader down a long page and ties its sections together.",
  use: ["Once, on the page that opens the site, as a child of the element with all its sections."],
  avoid: [
    "On pages for looking things up.",
    "To show how far the reader has come: it is decoration, and some browsers do not show it.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A span, hidden from screen readers, in the gutter of its positioned parent, below a first screen.",
    },
    {
      part: "Cut",
      role: "Driven by the scroll position in CSS; whole and still under reduced motion; absent in forced colours and print.",
    },
  ],
  keyboard: [],
  practice: [
    {
      do: "Keep the gutter free of words.",
      dont: "Let text touch it: a cut through words looks like an error.",
    },
    { do: "Put it after a picture that fills the screen.", dont: "Use several on a page." },
  ],
};
