import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows the name of an icon-only control on hover and focus.",
  use: ["For icon buttons with less known icons, such as download or find."],
  avoid: [
    "For essential information: put it on the page, or use Disclosure.",
    "For help with a field: use the hint of Field.",
    "On controls with a visible name.",
    "For links and buttons inside it: a tooltip is not focusable. Use Dialog.",
  ],
  anatomy: [
    { part: "Control", role: "One element; the label becomes its aria-label." },
    {
      part: "Bubble",
      role: "Beside the control, on the side with enough space; hidden from assistive technology, which has the aria-label.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Focuses the control and shows the bubble at once." },
    { keys: "Escape", action: "Hides the bubble; the focus stays." },
  ],
  practice: [
    {
      do: "Name the action: “Download the manual”.",
      dont: "Use more than a few words.",
    },
    {
      do: "Make the page usable without it: it does not appear on touch.",
      dont: "Put a tooltip on text or on a disabled button, which the keyboard cannot reach.",
    },
  ],
};
