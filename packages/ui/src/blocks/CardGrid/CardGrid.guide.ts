import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Ways to other pages as cards, each with a title, a sentence and a picture if there is one.",
  use: ["On hub pages, for the pages below them.", "At the end of a page, for two or three related ones."],
  avoid: [
    "For the two product series: use ProductCards, which shows their figures.",
    "For things that lead nowhere: use FeatureIcons or TextBlocks.",
    "For more than nine: use lists in groups.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "List", role: "Two or three cards side by side, one under the other on a phone." },
    { part: "Card", role: "Picture, title, sentence and link. The whole card leads on." },
    {
      part: "Link",
      role: "Named by its own words and the card's title, so no two links are called the same.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next card's link." },
    { keys: "Enter", action: "Opens the page." },
  ],
  practice: [
    { do: "Give all cards a picture, or none.", dont: "Put a second link into a card." },
    { do: "Say in the sentence what is found there.", dont: "Repeat the title in other words." },
  ],
};
