import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Links to other pages as cards, each with a title, a sentence and an optional picture.",
  use: ["On hub pages, for the pages below them.", "At the end of a page, for two or three related ones."],
  avoid: [
    "For the two product series: use ProductCards, which shows their figures.",
    "For items without a link: use FeatureIcons or TextBlocks.",
    "For more than nine: use lists in groups.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "List", role: "Two or three cards side by side; a column on a phone." },
    { part: "Card", role: "Picture, title, sentence and link. The whole card is the link's target area." },
    { part: "Note", role: "An exact line below the sentence, such as a setting; optional." },
    {
      part: "Link",
      role: "Named by its own text and the card's title, so every link has a different name.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next card's link." },
    { keys: "Enter", action: "Opens the page." },
  ],
  practice: [
    { do: "Give all cards a picture, or none.", dont: "Put a second link into a card." },
    { do: "Describe the page's content in the sentence.", dont: "Repeat the title in other words." },
  ],
};
