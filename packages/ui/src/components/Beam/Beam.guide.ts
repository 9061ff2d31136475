import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The thin line of light that marks the active one of several: the one ornament of the system.",
  use: [
    "Below the chosen tab, the open panel, the current step.",
    "As a line that grows when something becomes active.",
  ],
  avoid: [
    "As a rule between sections: use a border in the colour line.",
    "As the only sign of a state: aria-current, aria-selected or words tell it too.",
    "For progress: its length is not a measure.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A span, hidden from screen readers, that runs from accent to beamEnd along the line of writing.",
    },
  ],
  keyboard: [],
  practice: [
    { do: "Show one in a group.", dont: "Light several at once: light that is everywhere marks nothing." },
    { do: "Switch active and let it grow.", dont: "Mount and unmount it, which takes the movement away." },
  ],
};
