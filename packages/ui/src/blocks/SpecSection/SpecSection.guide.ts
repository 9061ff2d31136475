import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The full specification of one model as a section of its page.",
  use: ["Once on the page of a model, after its purpose and before accessories and questions."],
  avoid: [
    "For several models: use Comparison.",
    "For the four headline figures: use SpecHighlights under the title.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Heading", role: "Title and lead of the section." },
    { part: "Table", role: "A SpecTable with the model's name as its caption, one heading level below." },
    { part: "Note", role: "A note on the whole table." },
    {
      part: "Sheet",
      role: "A button that prints the page, and a link to the same data for programs; on paper, a line with the contact.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      action: "Moves to the unit switch, then to the links in the table, the print button and the data link.",
    },
    { keys: "ArrowRight", action: "Shows the next system of units." },
  ],
  practice: [
    {
      do: "Keep the same order of rows for all models of a series.",
      dont: "Use the note for a single row.",
    },
    {
      do: "Control `units` on the page if it has several tables.",
      dont: "Give the section the same tone as its neighbours.",
    },
  ],
};
