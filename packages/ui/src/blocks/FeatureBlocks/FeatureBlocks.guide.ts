import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Up to four features with pictures: the first one fills a row with its text beside it, the others share the next row.",
  use: [
    "On the page of a model, for features that pictures show better than text.",
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
      role: "Picture, then text in the source. The second of two features displays them the other way round.",
    },
    { part: "Picture", role: "3:2, loaded near the viewport." },
    { part: "Text", role: "A heading and one or two sentences." },
  ],
  keyboard: [],
  practice: [
    { do: "Use a picture of the described feature.", dont: "Use four pictures of the same view." },
    { do: "Stop after two sentences.", dont: "Put links into the text: they belong at the end of the page." },
  ],
};
