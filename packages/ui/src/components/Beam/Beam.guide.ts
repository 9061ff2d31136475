import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A thin line of light that marks the active one of several items.",
  use: [
    "Below the selected tab, the open panel, the current step.",
    "As a line that grows when something becomes active.",
  ],
  avoid: [
    "As a rule between sections: use a border in the colour line.",
    "As the only sign of a state: add aria-current, aria-selected or words.",
    "For progress.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A span, hidden from screen readers, with a gradient from accent to beamEnd in the writing direction.",
    },
  ],
  keyboard: [],
  practice: [
    { do: "Show one per group.", dont: "Show several at once." },
    { do: "Change `active`, so that it grows.", dont: "Mount and unmount it: the transition is lost." },
  ],
};
