import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "What there is to learn, as posters 500 px high that move on every 4 s, with marks to choose one.",
  use: ["Lessons, courses and projects on the pages about education and other applications."],
  avoid: [
    "For steps that build on each other: use Steps, where all are in sight.",
    "For finished work without words: use Showcase.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title, which names the carousel as well." },
    {
      part: "Carousel",
      role: "Plays by itself, goes round, and runs to the edge of the screen so that the next one peeks.",
    },
    { part: "Slide", role: "A Poster, which is a link where the slide has one." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, which stops, then to its links, marks and buttons." },
    { keys: "ArrowRight", action: "Shows the next slide." },
    { keys: "ArrowLeft", action: "Shows the previous slide." },
    { keys: "Enter", action: "Follows the link, or presses the mark or button." },
  ],
  practice: [
    {
      do: "Say in one sentence what one will be able to do afterwards.",
      dont: "Count on the reader waiting for the fifth slide.",
    },
    { do: "Choose pictures with a calm lower third.", dont: "Mix slides with and without links." },
  ],
};
