import { few, type Guide, many } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One choice of a few visible options, such as a type of news or a system of units.",
  use: [
    `For one of ${few} options, which all stay in sight: to filter a list by one property, or in a form with \`name\`.`,
    "As the variant `segment`, for two or three short options that change a display, also for on and off.",
  ],
  avoid: [
    `For one of ${many}: use Select, in a form inside Field.`,
    "For alternative parts of a page: use Tabs.",
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
