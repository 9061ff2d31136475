import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A line drawing in the colour of the text, from a closed set named by meaning.",
  use: [
    "Beside words, to find them faster: a feature, a state, a file.",
    "Alone on a control that everybody knows, such as close, with a name through Tooltip or aria-label.",
  ],
  avoid: [
    "For showing a thing: use Image.",
    "For the only sign of a state: words say it too.",
    "For waiting: use Spinner.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "An svg of 16, 20, 24 or 32 px; hidden from assistive technology unless it has a `label`.",
    },
    { part: "Stroke", role: "1.5 px at every size." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Choose by meaning: `filter` for extraction, whatever it draws.",
      dont: "Import a drawing from elsewhere; a new icon is added to the registry.",
    },
    {
      do: "Leave `label` out where words beside it say the same.",
      dont: "Have everything read out twice.",
    },
  ],
};
