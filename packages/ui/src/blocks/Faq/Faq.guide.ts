import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The questions that are really asked about a product or a field, with a way to ask another one.",
  use: [
    "At the end of a product page, after the figures.",
    "Four to eight questions from sales and support.",
  ],
  avoid: [
    "For what every reader must know, such as materials that are forbidden: use TextBlocks.",
    "For scenes with pictures: use Scenes.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    { part: "Words", role: "Title, lead and where to ask; beside the list they stay in sight." },
    { part: "Questions", role: "An Accordion: one open at a time, none at first." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the link, then from question to question." },
    { keys: "Enter", action: "Opens or closes a question." },
    { keys: "Space", action: "Opens or closes a question." },
  ],
  practice: [
    {
      do: "Begin with yes, no or a figure, and give the reason after it.",
      dont: "Answer with a sentence from a brochure.",
    },
    {
      do: "Change `resetKey` with the model, so that no answer about another machine stays open.",
      dont: "Ask questions that nobody has.",
    },
  ],
};
