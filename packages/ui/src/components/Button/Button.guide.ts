import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Starts an action, or links to the main next step of a page.",
  use: [
    "For an action: send, remove, show more.",
    "For the main step of a section, as a link with `asChild`: order a sample, see the series.",
  ],
  avoid: [
    "For one link among several: use Link.",
    "For sending a form: use SubmitButton, which announces that the form is being sent.",
    "For a choice: use Tabs, FilterChips or Select.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A button of type button; with `asChild`, the child element gets its style and behaviour.",
    },
    { part: "Label", role: "Text, or an icon named through Tooltip." },
    { part: "Icon", role: "Optional, small, before the label; hidden from screen readers." },
    { part: "Ring", role: "Rotates over the label while `loading`; width, name and focus stay." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the button, also while it is loading." },
    { keys: "Enter", action: "Starts the action, or follows the link." },
    { keys: "Space", action: "Starts the action." },
  ],
  practice: [
    { do: "Name the action: “Order a sample”.", dont: "Write “Click here” or “OK”." },
    { do: "Keep one primary button per view.", dont: "Set two primary buttons side by side." },
    {
      do: "Let an unavailable button give the reason when it is pressed.",
      dont: "Disable it without explanation: the keyboard cannot reach it, and the missing input stays unknown.",
    },
  ],
};
