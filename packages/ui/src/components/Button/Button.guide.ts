import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Starts an action, or leads to the one next step that a page asks for.",
  use: [
    "An action: send, remove, show more.",
    "The step a section leads up to, as a link with `asChild`: order a sample, see the series.",
  ],
  avoid: [
    "For a way to another place among many: use Link.",
    "For sending a form: use SubmitButton, which says that the form is on its way.",
    "For a choice of several: use Tabs, FilterChips or Select.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A button of type button; with `asChild` the one child element takes look and behaviour.",
    },
    { part: "Label", role: "Text, or an icon named through Tooltip." },
    { part: "Icon", role: "Optional, small, before the label; silent." },
    { part: "Ring", role: "Turns over the label while `loading`; width, name and focus stay." },
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
      do: "Let a button that cannot be used yet say why when it is pressed.",
      dont: "Disable it without a word: the keyboard cannot reach it, and nobody learns what is missing.",
    },
  ],
};
