import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Lessons as posters, 500 px high, that advance every 4 s, with marks to select one.",
  use: ["For lessons, courses and projects on the pages about education and other applications."],
  avoid: ["For steps that build on each other: use Steps.", "For finished work without text: use Showcase."],
  anatomy: [
    { part: "Section", role: "Named by its title, which names the carousel as well." },
    {
      part: "Carousel",
      role: "Advances by itself, loops, and extends to the edge of the screen so that the next slide is partly visible.",
    },
    { part: "Slide", role: "A Poster; a link if the slide has one." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, which pauses, then to its links, marks and buttons." },
    { keys: "ArrowRight", action: "Shows the next slide." },
    { keys: "ArrowLeft", action: "Shows the previous slide." },
    { keys: "Enter", action: "Follows the link, or presses the mark or button." },
  ],
  practice: [
    {
      do: "State the skill in one sentence.",
      dont: "Rely on readers waiting for the fifth slide.",
    },
    { do: "Choose pictures with a calm lower third.", dont: "Mix slides with and without links." },
  ],
};
