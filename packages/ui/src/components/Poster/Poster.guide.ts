import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "An upright picture with a title on it, over a scrim that keeps the words readable above any pixel.",
  use: [
    "Scenes, lessons and showcases, where the picture says most and a line of words is enough.",
    "As a link to what it shows, with asChild around your own link.",
  ],
  avoid: [
    "For more than two sentences: use Card, with the words below the picture.",
    "For pictures that must be seen whole, such as drawings and screens: use Image.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A div, or the link given with asChild. Grows when the words need more room than the picture's shape gives.",
    },
    { part: "Picture", role: "An Image that fills the poster and is cropped to its shape." },
    {
      part: "Words",
      role: "A heading of the level the page needs and an optional line of text, on the scrim.",
    },
  ],
  keyboard: [{ keys: "Enter", action: "Follows the link, where the poster is one." }],
  practice: [
    {
      do: "Choose a picture whose lower third is calm.",
      dont: "Rely on a dark picture for contrast: the scrim does that, keep it.",
    },
    { do: "Write a title that stands alone.", dont: "Repeat in alt what the title says." },
  ],
};
