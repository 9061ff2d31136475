import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Running text in ruled rows, each with its heading beside it where there is room.",
  use: [
    "Explanations of a few paragraphs: how a material is worked, what a service covers.",
    "Privacy and terms.",
  ],
  avoid: [
    "For questions of which a reader wants one: use Accordion.",
    "For text that arrives as HTML: use Prose.",
    "For features with pictures: use FeatureBlocks.",
  ],
  anatomy: [
    { part: "Root", role: "A section, named by its heading if it has one." },
    { part: "Row", role: "A heading and its paragraphs; beside each other above 1024 px." },
    { part: "Paragraph", role: "At most 38 em wide." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Begin a paragraph with what it says.",
      dont: "Write more than three paragraphs under one heading.",
    },
    {
      do: "Leave the title out where the section before has introduced it.",
      dont: "Use a row for a single sentence.",
    },
  ],
};
