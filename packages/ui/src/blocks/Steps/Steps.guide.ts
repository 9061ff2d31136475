import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A numbered way from the first step to the last, along one line.",
  use: ["Three to five steps: from an idea to a finished piece, from an application to a sample."],
  avoid: [
    "For things without an order: use FeatureIcons or CardGrid.",
    "For instructions of more than five steps: use TextBlocks.",
    "For the steps of a form.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "List",
      role: "An ordered list; side by side above 1024 px, two by two below, one under the other on a phone or beside a picture.",
    },
    { part: "Number", role: "Decoration: the list itself counts when it is read out." },
    {
      part: "Picture",
      role: "Four to three, one for each step; or one of three to two beside the list; or none.",
    },
    { part: "Words", role: "A heading and a sentence." },
  ],
  keyboard: [],
  practice: [
    { do: "Begin each title with a verb.", dont: "Write the number into the title." },
    {
      do: "Give every step a picture, or none, or all of them one picture at their side.",
      dont: "Make a step of what the visitor does not do or see.",
    },
  ],
};
