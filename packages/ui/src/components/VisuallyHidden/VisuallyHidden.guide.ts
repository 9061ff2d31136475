import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Text that is read out but not seen.",
  use: [
    "The name of a control that has only an icon.",
    "A heading for a part whose look says what it is, with `asChild`.",
  ],
  avoid: [
    "For what changes while the page is open: use LiveRegion.",
    "For the link that appears when it is focused: use SkipLink.",
    "For hiding from everybody: use the `hidden` attribute.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A span of 1 px, or with `asChild` the child element; stays in the reading order.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Reaches links and controls inside it, which then must become visible." },
  ],
  practice: [
    {
      do: "Say what others see: “Opens in a new window” beside its icon.",
      dont: "Put links or buttons into it: the focus would vanish from the screen.",
    },
    { do: "Keep it short.", dont: "Give those who listen instructions that nobody else gets." },
  ],
};
