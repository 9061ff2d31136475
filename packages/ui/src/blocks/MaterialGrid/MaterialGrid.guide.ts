import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A model's materials, each with a picture and a name, five per page.",
  use: ["On the page of a model, for about ten materials."],
  avoid: [
    "For materials with several samples each: use MaterialShowcase.",
    "For finished work: use Showcase.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Pager", role: "Named by the title; all pages are in the HTML." },
    { part: "Material", role: "A figure; with a URL, the whole picture links to the material's page." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, its links, marks and arrows." },
    { keys: "ArrowRight", action: "Shows the next page." },
    { keys: "ArrowLeft", action: "Shows the previous page." },
  ],
  practice: [
    {
      do: "Return to page 0 when another model is selected.",
      dont: "Show a material as cut that the machine only marks.",
    },
    {
      do: "Put the most common materials on the first page.",
      dont: "Repeat the name in the picture's alt text.",
    },
  ],
};
