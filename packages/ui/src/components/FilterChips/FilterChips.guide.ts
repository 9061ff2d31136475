import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One choice of a few visible options, such as a type of news or a system of units.",
  use: [
    "To filter a list by one property with up to about eight values.",
    "As the variant `segment`, for two or three short options that change a display, also for on and off.",
    "In a form, with `name`, for a question with two to four answers such as yes and no.",
  ],
  avoid: [
    "For more than about eight values: use Select.",
    "For alternative parts of a page: use Tabs.",
    "For a form's question with five or more answers: use Select in a Field.",
  ],
  anatomy: [
    { part: "Root", role: "A fieldset with a visually hidden legend." },
    { part: "Chip", role: "A label over a native radio button of the same size, at least 44 px high." },
    { part: "Count", role: "The number of matching items; read out after the label." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected option." },
    { keys: "ArrowRight", action: "Selects the next option; from the last the first." },
    { keys: "ArrowLeft", action: "Selects the previous option." },
  ],
  practice: [
    {
      do: "Start with an option for everything.",
      dont: "Offer an option without matches.",
    },
    {
      do: "Announce the number of matches with LiveRegion.",
      dont: "Move the focus to the list after a selection.",
    },
  ],
};
