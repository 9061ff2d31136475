import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The opening of the home page: one film, one sentence, the main figures.",
  use: ["Once, at the top of the home page, with the page's main heading."],
  avoid: ["On inner pages: use Banner, which is half as high.", "Without a film: use Banner with a picture."],
  anatomy: [
    { part: "Section", role: "Named by the main heading; dark in both themes." },
    {
      part: "Film",
      role: "Silent, with a pause button. Its poster is the page's largest contentful paint.",
    },
    {
      part: "Text",
      role: "Eyebrow, heading, lead and links, on a scrim that keeps a contrast of 4.5:1 over white.",
    },
    { part: "Figures", role: "Two to four, each with its unit and meaning." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the film's button, which pauses the film, and to the links." },
    { keys: "Enter", action: "Follows the link, or presses the button." },
  ],
  practice: [
    {
      do: "Break the title with a line feed at a suitable place.",
      dont: "Write a title of more than two lines.",
    },
    {
      do: "Choose a film whose subject is at the end of the line, away from the text.",
      dont: "Put a face or a logo behind the text.",
    },
    { do: "Offer one primary and one secondary link.", dont: "Offer four links." },
  ],
};
