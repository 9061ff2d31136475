import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Running text in ruled rows, each with its heading, beside it in wide windows.",
  use: [
    "For explanations of a few paragraphs, such as the processing of a material or the scope of a service.",
    "For privacy and terms.",
  ],
  avoid: [
    "For single questions and answers: use Accordion.",
    "For text that arrives as HTML: use Prose.",
    "For features with pictures: use FeatureBlocks.",
  ],
  anatomy: [
    { part: "Root", role: "A section, named by its heading if it has one." },
    {
      part: "Row",
      role: "A heading and its paragraphs; beside each other above 1024 px. From four items on, in two columns, one below the other.",
    },
    { part: "Paragraph", role: "At most 38 em wide." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Start a paragraph with its main statement.",
      dont: "Write more than three paragraphs under one heading.",
    },
    {
      do: "Omit the title if the previous section introduces the text.",
      dont: "Use a row for a single sentence.",
    },
  ],
};
