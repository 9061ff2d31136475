import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Text for screen readers only.",
  use: [
    "For the name of an icon-only control.",
    "For a heading of a part without a visible heading, with `asChild`.",
  ],
  avoid: [
    "For changing text: use LiveRegion.",
    "For a link that appears on focus: use SkipLink.",
    "To hide content from everybody: use the `hidden` attribute.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A span of 1 px, or with `asChild` the child element; in the reading order.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to links and controls inside it, which must then become visible." },
  ],
  practice: [
    {
      do: "Describe the visible: “Opens in a new window” beside its icon.",
      dont: "Put links or buttons into it: the focus would be invisible.",
    },
    { do: "Keep it short.", dont: "Give instructions that are not visible." },
  ],
};
