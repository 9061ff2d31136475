import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The opening of the home page: one film, one sentence, the figures that matter.",
  use: ["Once, at the top of the home page, with the page's main heading."],
  avoid: ["On inner pages: use Banner, which is half as high.", "Without a film: use Banner with a picture."],
  anatomy: [
    { part: "Section", role: "Named by the main heading; stands on a dark ground in both themes." },
    {
      part: "Film",
      role: "Silent, behind its poster, which is the page's largest paint. Has a button to stop it.",
    },
    { part: "Words", role: "Eyebrow, heading, lead and ways on, on a scrim that keeps 4.5:1 over white." },
    { part: "Figures", role: "Two to four, each with its unit and meaning." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the film's button, which holds the film, and to the ways on." },
    { keys: "Enter", action: "Follows the link, or presses the button." },
  ],
  practice: [
    {
      do: "Break the title by hand with a line feed where a pause belongs.",
      dont: "Write a title of more than two lines.",
    },
    {
      do: "Choose a film whose subject is at the end of the line, away from the words.",
      dont: "Put a face or a logo where the words lie.",
    },
    { do: "Offer one primary way on and one beside it.", dont: "Offer four: then none is the way." },
  ],
};
