import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The full specification of one model as a section of its page.",
  use: ["Once on the page of a model, after what it is for and before its accessories and questions."],
  avoid: [
    "For several models: use Comparison.",
    "For the four headline figures: use SpecHighlights under the title.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Heading", role: "Title and lead of the section." },
    { part: "Table", role: "A SpecTable with the model's name as its caption, one heading level below." },
    { part: "Note", role: "What holds for the whole table." },
    {
      part: "Sheet",
      role: "A button that prints the page and a link to the same data for programs; on paper, a line with whom to ask.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      action: "Moves to the unit switch, then to the links in the table and the ways to take it along.",
    },
    { keys: "ArrowRight", action: "Shows the next system of units." },
  ],
  practice: [
    {
      do: "Keep one order of rows for all models of a series.",
      dont: "Use the note for what belongs to one row: put it into the row.",
    },
    {
      do: "Hold `units` for the page where several tables stand on it.",
      dont: "Give the section a tone that its neighbours have as well.",
    },
  ],
};
