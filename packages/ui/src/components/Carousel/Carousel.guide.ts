import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Slides in a row, one after another or side by side, that a reader moves through. Works as a row to scroll before any script.",
  use: [
    "Pictures of one thing from several sides, such as the shots of a machine, with thumbs below.",
    "A few large pictures that each deserve the full width.",
    "Cards on a phone, where a row with the next one peeking takes less room than a stack.",
  ],
  avoid: [
    "For what every reader must see: many never get past the first slide. Put it on the page.",
    "For things to compare side by side: use Grid, or Tabs where one at a time is enough.",
    "For a row that only passes by as atmosphere: use Marquee.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A group with a name. Takes the arrow keys from everything inside that does not need them itself.",
    },
    {
      part: "Viewport",
      role: "A scroll-snap row that takes focus; Embla, fetched when the row comes near, moves it from where the reader is.",
    },
    { part: "Slide", role: "CarouselSlide, a group named by its number and the total." },
    {
      part: "Thumbs",
      role: "A list of buttons with small pictures, which scrolls to keep the current one in sight.",
    },
    {
      part: "Marks",
      role: "One button for each position, named by its number; the current one has aria-current. More than eight become a counter.",
    },
    {
      part: "Buttons",
      role: "Pause where it plays by itself, previous and next. At an end they stay focusable and say that they are disabled.",
    },
    {
      part: "Announcement",
      role: "A polite live region that says the new position when the reader moved, and is silent while it plays.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      action: "Moves to the row, then through what is in its slides, the marks or thumbs, and the buttons.",
    },
    {
      keys: "ArrowRight",
      action: "Shows the next slide; the previous one where writing goes from right to left.",
    },
    {
      keys: "ArrowLeft",
      action: "Shows the previous slide; the next one where writing goes from right to left.",
    },
    { keys: "Enter", action: "Presses the mark, picture or button." },
    { keys: "Space", action: "Presses the mark, picture or button." },
  ],
  practice: [
    {
      do: "Let the next slide peek, or show marks, so that a reader sees there is more.",
      dont: "Hide marks and arrows both: nothing tells that the row moves.",
    },
    {
      do: "Set --lm-slide-height and --lm-slide-width in a class of your own, for each screen as it needs.",
      dont: "Let slides of different heights move what is below.",
    },
    {
      do: "Give 4000 ms or more where there are words to read.",
      dont: "Play by itself where a form or a price is on the slide.",
    },
    {
      do: "Put carouselBeforeReact into pages that are prerendered: arrows and thumbs then answer before React.",
      dont: "Render thumbs for a few of the slides only: each stands for one.",
    },
  ],
};
