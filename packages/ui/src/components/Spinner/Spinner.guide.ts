import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Says that something is on its way and that nobody knows how long it will take.",
  use: ["A film or a map that is being fetched.", "A part whose shape is not known before it arrives."],
  avoid: [
    "For a button whose action is under way: use `loading` of Button.",
    "For content whose shape is known: use Skeleton.",
    "For an upload: FileInput shows how far it is.",
  ],
  anatomy: [
    { part: "Root", role: "A span with role=status." },
    {
      part: "Ring",
      role: "In the colour of the text, 16, 24 or 44 px; breathes instead of turning when motion is reduced.",
    },
    { part: "Label", role: "What is being waited for; read out, not seen." },
  ],
  keyboard: [],
  practice: [
    { do: "Say what is on its way: “The film is loading”.", dont: "Say “Please wait”." },
    {
      do: "Keep the room for what will come.",
      dont: "Show it for what is there within a moment: it only flickers.",
    },
  ],
};
