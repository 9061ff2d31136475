import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A line drawing in the colour of the text, from a closed set named by meaning.",
  use: [
    "Beside text, as a visual cue: a feature, a state, a file.",
    "Alone on a well-known control, such as close, with a name by Tooltip or aria-label.",
  ],
  avoid: [
    "For pictures of things: use Image.",
    "As the only sign of a state: add words.",
    "For loading: use Spinner.",
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
      do: "Choose by meaning: `filter` for extraction.",
      dont: "Import other drawings: add new icons to the registry.",
    },
    {
      do: "Omit `label` if text beside it has the same meaning.",
      dont: "Have the same text read out twice.",
    },
  ],
};
