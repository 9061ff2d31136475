import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A portrait picture with a title over a scrim that keeps the text readable above any pixel.",
  use: [
    "For scenes, lessons and showcases with one line of text.",
    "As a link, with asChild around your own link.",
  ],
  avoid: [
    "For more than two sentences: use Card, with the text below the picture.",
    "For pictures that must not be cropped, such as drawings and screens: use Image.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A div, or the link passed with asChild. Grows with its text.",
    },
    { part: "Picture", role: "An Image that fills the poster and is cropped." },
    {
      part: "Text",
      role: "A heading of the page's level and an optional line of text, on the scrim.",
    },
  ],
  keyboard: [{ keys: "Enter", action: "Follows the link, if the poster is one." }],
  practice: [
    {
      do: "Choose a picture whose lower third is calm.",
      dont: "Remove the scrim over a dark picture.",
    },
    { do: "Write a title that is clear on its own.", dont: "Repeat the title in `alt`." },
  ],
};
