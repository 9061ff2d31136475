import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Large pictures one after another, at most 600 px high, with captions on them.",
  use: ["For two to five related pictures, such as the same machine in two places."],
  avoid: [
    "For one picture: use Banner or a plain Image.",
    "For many small pictures: use Showcase.",
    "For a product's shots with thumbs: use Carousel itself.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title, if it has one." },
    {
      part: "Carousel",
      role: "Loops; advances by itself only with `autoplay`, and can then be paused.",
    },
    {
      part: "Slide",
      role: "A figure. Its caption is on the picture over a scrim, and below it on a phone.",
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
      dont: "Put text into the picture: it is neither read out nor translated.",
    },
    {
      do: "Leave autoplay off if captions are longer than two short sentences.",
      dont: "Hide the only link to a page in the third slide.",
    },
  ],
};
