import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "What each of a few tools can do with one material, as signs with words, and under each tool why.",
  use: [
    "On the page of a material, for the kinds of lasers.",
    "For up to five tools and up to four things they may do.",
  ],
  avoid: [
    "For figures of models: use Comparison or SpecSection.",
    "For many substances: use MaterialCheck, which is asked by name.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Table",
      role: "A table with the name of the section; each tool is a row group with its name as head.",
    },
    { part: "Cell", role: "A sign and a word: yes, in part, no." },
    { part: "Reason", role: "A row below over the full width, so that nothing is cramped on a phone." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Name the condition in the reason of what is only partly possible.",
      dont: "Say yes with a footnote.",
    },
    { do: "Keep the word to one or two syllables.", dont: "Leave the word away because the sign says it." },
  ],
};
