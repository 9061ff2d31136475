import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A row of pictures that moves slowly and endlessly, with a pause button.",
  use: [
    "For finished work on a page about a material or an application.",
    "For logos or small pictures of equal importance.",
  ],
  avoid: [
    "For text: use a list or Carousel.",
    "For fewer than four items: use Grid.",
    "Twice on one screen.",
  ],
  anatomy: [
    { part: "Root", role: "A group with a name; data-playing marks movement." },
    {
      part: "Viewport",
      role: "A scrollable row before hydration; then Embla moves it by 50 px per second from its position.",
    },
    {
      part: "Item",
      role: "MarqueeItem, a list item with a picture, preferably inside a link. A short row repeats its items, hidden from screen readers.",
    },
    { part: "Button", role: "Pauses and resumes the row." },
  ],
  keyboard: [
    {
      keys: "Tab",
      action:
        "Moves to the row, which pauses, then from link to link, scrolling each into view, and to the button.",
    },
    {
      keys: "ArrowRight",
      action: "Moves the row forward by one item; in right-to-left text back.",
    },
    {
      keys: "ArrowLeft",
      action: "Moves the row back by one item; in right-to-left text forward.",
    },
    { keys: "Enter", action: "Follows the link, or presses the button." },
    { keys: "Space", action: "Presses the button." },
  ],
  practice: [
    {
      do: "Keep the speed of 50 px per second.",
      dont: "Increase the speed: show fewer items instead.",
    },
    {
      do: "Set --lm-marquee-item-width so that at least one item is whole on a phone.",
      dont: "Put ids into items: a short row shows them more than once.",
    },
    {
      do: "Rely on its automatic pause: on hover, on focus, off screen and with reduced motion.",
      dont: "Remove the button: WCAG 2.2.2 requires it.",
    },
  ],
};
