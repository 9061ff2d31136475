import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Five or six common features, each with an icon, a title and a sentence.",
  use: ["Near the top of a page, as an overview.", "For facts that need no picture."],
  avoid: [
    "For features with pictures: use FeatureExplorer or FeatureBlocks.",
    "For links to other pages: use CardGrid.",
    "For figures: use FigureList.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "List", role: "A ruled row; two columns on a phone." },
    {
      part: "Icon",
      role: "From the closed set of icons; decoration, because the title has the same meaning.",
    },
    { part: "Text", role: "A heading and one sentence." },
  ],
  keyboard: [],
  practice: [
    { do: "Choose an icon that shows the feature.", dont: "Use the same icon twice in a row." },
    { do: "Keep titles to one line.", dont: "Use an icon without a title." },
  ],
};
