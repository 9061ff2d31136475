import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Numbered steps along a line.",
  use: ["For three to five steps: from an idea to a finished piece, from an application to a sample."],
  avoid: [
    "For items without an order: use FeatureIcons or CardGrid.",
    "For instructions of more than five steps: use TextBlocks.",
    "For the steps of a form.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "List",
      role: "An ordered list; one row above 1024 px, two columns below, one column on a phone or beside a picture.",
    },
    { part: "Number", role: "Decoration: screen readers read the list's own numbers." },
    {
      part: "Picture",
      role: "4:3, one for each step; or one of 3:2 beside the list; or none.",
    },
    { part: "Text", role: "A heading and a sentence." },
  ],
  keyboard: [],
  practice: [
    { do: "Begin each title with a verb.", dont: "Write the number into the title." },
    {
      do: "Give every step a picture, or none, or one picture for all beside the list.",
      dont: "Add steps that the visitor neither does nor sees.",
    },
  ],
};
