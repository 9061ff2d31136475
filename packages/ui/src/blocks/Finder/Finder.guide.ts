import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Answers “which machine fits?” with a few questions, and says of every machine why it fits or does not.",
  use: [
    "On the page of all products, for visitors who know their work and not the machines.",
    "With questions whose answers follow from the data of the machines.",
  ],
  avoid: [
    "For comparing machines that a visitor has in mind already: use Comparison.",
    "For narrowing a list by one property: use FilterChips.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Question",
      role: "A fieldset of native radio buttons shown as chips; the first leaves the question open.",
    },
    { part: "Summary", role: "A status that says how many fit, and the link to a comparison of them." },
    {
      part: "Model",
      role: "Picture, name, a word for how it fits, and a reason for each answer; models that fit come first.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves from question to question, then to the links of the models." },
    { keys: "ArrowRight", action: "Chooses the next answer." },
    { keys: "ArrowLeft", action: "Chooses the previous answer." },
  ],
  practice: [
    {
      do: "Ask about the work: material, thickness, size, place.",
      dont: "Ask which laser source somebody wants: that is the answer.",
    },
    {
      do: "Give a reason with a figure in it: “The work area is 500 × 300 mm: too small.”",
      dont: "Take away what does not fit without a word.",
    },
  ],
};
