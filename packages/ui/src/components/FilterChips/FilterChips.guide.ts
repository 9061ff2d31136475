import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One choice of a few, all in sight: which kind of news, which system of units.",
  use: [
    "Narrowing a list by one property with up to about eight values.",
    "The `segment` variant for two or three short choices that change how something is shown.",
  ],
  avoid: [
    "For more than about eight values: use Select.",
    "For parts of a page of which one is shown: use Tabs.",
    "For choices that a form sends with other answers: use Select in a Field.",
  ],
  anatomy: [
    { part: "Root", role: "A fieldset whose legend is read out, not seen." },
    { part: "Chip", role: "A label over a native radio button of its own size, at least 44 px high." },
    { part: "Count", role: "How many things the choice leaves; read out after the label." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the choice in force." },
    { keys: "ArrowRight", action: "Chooses the next one, after the last the first." },
    { keys: "ArrowLeft", action: "Chooses the previous one." },
  ],
  practice: [
    {
      do: "Begin with a choice that shows everything.",
      dont: "Offer a choice that leaves nothing.",
    },
    {
      do: "Say with LiveRegion how many things are left.",
      dont: "Move the focus to the list when the choice changes.",
    },
  ],
};
