import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Answers “Which machine fits?” with a few questions, and gives for every machine a reason why it fits or not.",
  use: [
    "On the page of all products, for visitors who know their work but not the machines.",
    "With questions that the machines' data can answer.",
  ],
  avoid: [
    "To compare machines that a visitor already knows: use Comparison.",
    "To filter a list by one property: use FilterChips.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Question",
      role: "A fieldset of native radio buttons styled as chips; the first leaves the question open.",
    },
    {
      part: "Summary",
      role: "A status with the number of fitting machines, and a link to their comparison.",
    },
    {
      part: "Model",
      role: "Picture, name, a verdict, and a reason for each answer; fitting models come first.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves from question to question, then to the links of the models." },
    { keys: "ArrowRight", action: "Selects the next answer." },
    { keys: "ArrowLeft", action: "Selects the previous answer." },
  ],
  practice: [
    {
      do: "Ask about the work: material, thickness, size, place.",
      dont: "Ask for the laser source: that is the result.",
    },
    {
      do: "Give a reason with a figure: “The work area is 500 × 300 mm: too small.”",
      dont: "Hide machines that do not fit.",
    },
  ],
};
