import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Slides in a row, one after another or side by side. Before scripts it is a scrollable row.",
  use: [
    "For pictures of one thing from several sides, such as a machine, with thumbnails below.",
    "For a few large pictures at full width.",
    "For cards on a phone, where a row takes less space than a column.",
  ],
  avoid: [
    "For essential content: many readers see the first slide only.",
    "To compare items: use Grid, or Tabs for one at a time.",
    "For a decorative moving row: use Marquee.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A group with a name. Handles the arrow keys of all its elements that do not use them.",
    },
    {
      part: "Viewport",
      role: "A focusable scroll-snap row. Embla, fetched when the row is near the viewport, continues at the scroll position.",
    },
    { part: "Slide", role: "CarouselSlide, a group named by its number and the total." },
    {
      part: "Thumbs",
      role: "A list of buttons with small pictures; scrolls to keep the current one visible.",
    },
    {
      part: "Marks",
      role: "One button for each position, named by its number; the current one has aria-current. More than eight become a counter.",
    },
    {
      part: "Buttons",
      role: "Pause (with autoplay), previous and next. At an end they stay focusable and have aria-disabled.",
    },
    {
      part: "Announcement",
      role: "A polite live region that announces the new position after the reader's action, not during autoplay.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      action:
        "Moves to the row, then through the content of its slides, the marks or thumbnails, and the buttons.",
    },
    {
      keys: "ArrowRight",
      action: "Shows the next slide; in right-to-left text the previous one.",
    },
    {
      keys: "ArrowLeft",
      action: "Shows the previous slide; in right-to-left text the next one.",
    },
    { keys: "Enter", action: "Activates the mark, picture or button." },
    { keys: "Space", action: "Activates the mark, picture or button." },
  ],
  practice: [
    {
      do: "Show part of the next slide, or marks, so that readers see that there is more.",
      dont: "Hide both marks and arrows: nothing shows that the row moves.",
    },
    {
      do: "Set --lm-slide-height and --lm-slide-width in a class of your own, for each screen size.",
      dont: "Let each slide have its own height: the content below shifts.",
    },
    {
      do: "Leave 4000 ms or more for each slide with text, if it plays by itself.",
      dont: "Let slides with a form or a price play by themselves: they leave while one reads.",
    },
    {
      do: "Put carouselBeforeReact into prerendered pages: arrows and thumbnails then work before hydration.",
      dont: "Leave prerendered arrows without it: they do nothing until scripts have loaded.",
    },
  ],
};
