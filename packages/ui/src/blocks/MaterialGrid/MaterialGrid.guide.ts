import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "What a model works on: a picture and a name each, five to a page.",
  use: ["On the page of a model, for its ten or so materials."],
  avoid: [
    "For materials with several samples each: use MaterialShowcase.",
    "For finished work that is looked through: use Showcase.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Pager", role: "Named by the title; all pages are in the HTML." },
    { part: "Material", role: "A figure; with an address the whole picture leads to the material's page." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, its links, marks and arrows." },
    { keys: "ArrowRight", action: "Shows the next page." },
    { keys: "ArrowLeft", action: "Shows the previous page." },
  ],
  practice: [
    {
      do: "Go back to page 0 when another model is chosen.",
      dont: "Show a material the machine only marks as if it cut it.",
    },
    {
      do: "Put the best known materials on the first page.",
      dont: "Repeat the name in the picture's alt text.",
    },
  ],
};
