import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Large pictures one after another, at most 600 px high, with their words on them.",
  use: ["Two to five pictures that tell one story, such as the same machine in two places."],
  avoid: [
    "For one picture: use Banner or a plain Image.",
    "For many small pictures: use Showcase.",
    "For a product's shots with thumbs: use Carousel itself.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title, if it has one." },
    {
      part: "Carousel",
      role: "Goes round; plays by itself only where the page asks for it, and can then be paused.",
    },
    {
      part: "Slide",
      role: "A figure. Its caption lies on the picture over a scrim, and below it on a phone.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, then to marks and buttons." },
    { keys: "ArrowRight", action: "Shows the next picture." },
    { keys: "ArrowLeft", action: "Shows the previous picture." },
  ],
  practice: [
    {
      do: "Keep captions to a title and one sentence.",
      dont: "Put words into the picture itself: they are neither read out nor translated.",
    },
    {
      do: "Leave autoplay off where captions are longer than two short sentences.",
      dont: "Hide the only link to a page in the third slide.",
    },
  ],
};
