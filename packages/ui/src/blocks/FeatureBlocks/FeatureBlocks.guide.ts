import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Up to four features, each a large picture with a few lines beside it, changing sides from row to row.",
  use: [
    "On the page of a model, for what its pictures show better than words.",
    "For two to four things of equal weight.",
  ],
  avoid: [
    "For more than four: use FeatureExplorer or CardGrid.",
    "For features without a picture: use FeatureIcons or TextBlocks.",
  ],
  anatomy: [
    { part: "Root", role: "A section, named by its heading if it has one." },
    {
      part: "Row",
      role: "Picture, then words in the source; every other row shows them the other way round.",
    },
    { part: "Picture", role: "Three to two, loaded when it comes near." },
    { part: "Words", role: "A heading and one or two sentences." },
  ],
  keyboard: [],
  practice: [
    { do: "Let the picture show what the words say.", dont: "Use four pictures of the same view." },
    { do: "Stop after two sentences.", dont: "Put links into the words: the end of the page leads on." },
  ],
};
