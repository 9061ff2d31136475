import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The results of a few tools on one material, as icons with words, each with its reason.",
  use: [
    "On the page of a material, for the kinds of lasers.",
    "For up to five tools and up to four operations.",
  ],
  avoid: [
    "For figures of models: use Comparison or SpecSection.",
    "For many substances: use MaterialCheck, which searches by name.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Table",
      role: "A table with the name of the section; each tool is a row group with its name as header.",
    },
    { part: "Cell", role: "An icon and a word: yes, in part, no." },
    { part: "Reason", role: "A row below over the full width, so that it fits a phone." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Name the condition in the reason if an operation is possible in part.",
      dont: "Say yes with a footnote.",
    },
    { do: "Keep the word to one or two syllables.", dont: "Omit the word because of the icon." },
  ],
};
