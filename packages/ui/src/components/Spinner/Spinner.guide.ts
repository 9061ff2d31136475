import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows loading of unknown duration.",
  use: ["For a loading film or map.", "For content of unknown shape."],
  avoid: [
    "For a button's running action: use `loading` of Button.",
    "For content of known shape: use Skeleton.",
    "For an upload: FileInput shows its progress.",
  ],
  anatomy: [
    { part: "Root", role: "A span with role=status." },
    {
      part: "Ring",
      role: "In the colour of the text, 16, 24 or 44 px; pulses instead of rotating if motion is reduced.",
    },
    { part: "Label", role: "The loading content; visually hidden." },
  ],
  keyboard: [],
  practice: [
    { do: "Name the loading content: “The film is loading”.", dont: "Write “Please wait”." },
    {
      do: "Reserve the content's space.",
      dont: "Show it for very short waits: it flickers.",
    },
  ],
};
