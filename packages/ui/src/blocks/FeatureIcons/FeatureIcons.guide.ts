import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Five or six things every machine has, each an icon, a few words and a sentence.",
  use: ["Near the top of a page, as an overview.", "For facts that need no picture."],
  avoid: [
    "For things with pictures: use FeatureExplorer or FeatureBlocks.",
    "For ways to other pages: use CardGrid.",
    "For figures: use FigureList.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "List", role: "A ruled row; two columns on a phone." },
    { part: "Icon", role: "From the closed set of icons; decoration, since the title says the same." },
    { part: "Words", role: "A heading and one sentence." },
  ],
  keyboard: [],
  practice: [
    { do: "Choose an icon that shows the thing.", dont: "Use the same icon twice in a row." },
    { do: "Keep titles to one line.", dont: "Let an icon stand without words." },
  ],
};
