import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows the name of a control that has only an icon to those who point at it or focus it.",
  use: ["Icon buttons whose drawing is not known to everybody, such as download or find."],
  avoid: [
    "For anything a visitor needs: nothing may stand in a tooltip alone. Write it on the page, or use Disclosure.",
    "For help at a field: use the hint of Field.",
    "On controls that already show their name.",
    "For links and buttons inside it: a tooltip takes no focus. Use Dialog.",
  ],
  anatomy: [
    { part: "Control", role: "One element; the label becomes its aria-label, with or without the bubble." },
    {
      part: "Bubble",
      role: "Beside the control, on the side with room; hidden from assistive technology, which has the name.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Focusing the control shows the bubble at once." },
    { keys: "Escape", action: "Hides the bubble; the focus stays." },
  ],
  practice: [
    {
      do: "Say what the control does: “Download the manual”.",
      dont: "Explain at length; three words are enough.",
    },
    {
      do: "Make sure the page works without it: on touch it never shows.",
      dont: "Put a tooltip on text or on a disabled button, which the keyboard cannot reach.",
    },
  ],
};
