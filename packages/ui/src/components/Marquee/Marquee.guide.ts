import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A row of pictures that passes slowly and without end, with a button to stop it.",
  use: [
    "Finished work on a page about a material or an application, as a look around.",
    "Logos or small pictures of which none is more important than another.",
  ],
  avoid: [
    "For words that must be read: nobody reads what moves away. Use a list or Carousel.",
    "For fewer than four items: they would come round again at once. Use Grid.",
    "Twice on one screen.",
  ],
  anatomy: [
    { part: "Root", role: "A group with a name; data-playing tells that it moves." },
    {
      part: "Viewport",
      role: "A row to scroll before React; Embla moves it by 50 px a second from where the reader left it.",
    },
    {
      part: "Item",
      role: "MarqueeItem, a list item that holds a picture, best inside a link. A short row repeats its items, hidden from screen readers.",
    },
    { part: "Button", role: "Stops the row and lets it go on." },
  ],
  keyboard: [
    {
      keys: "Tab",
      action:
        "Moves to the row, which stops, then from link to link, bringing each into sight, and to the button.",
    },
    {
      keys: "ArrowRight",
      action: "Moves the row on by one item; back by one where writing goes from right to left.",
    },
    {
      keys: "ArrowLeft",
      action: "Moves the row back by one item; on by one where writing goes from right to left.",
    },
    { keys: "Enter", action: "Follows the link, or presses the button." },
    { keys: "Space", action: "Presses the button." },
  ],
  practice: [
    {
      do: "Keep the speed: 50 px a second can be followed by eye.",
      dont: "Make it faster to show more; show fewer items.",
    },
    {
      do: "Set --lm-marquee-item-width so that at least one item is whole on a phone.",
      dont: "Put ids into items: a short row shows them more than once.",
    },
    {
      do: "Let it stop by itself: it does on hover, under the keyboard, off screen and for readers who prefer reduced motion.",
      dont: "Take the button away; it is what WCAG 2.2.2 asks for.",
    },
  ],
};
