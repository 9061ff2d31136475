import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Frequent questions about a product or a field, with a link to ask another one.",
  use: [
    "At the end of a product page, after the figures.",
    "Four to eight questions from sales and support.",
  ],
  avoid: [
    "For content that every reader needs, such as forbidden materials: use TextBlocks.",
    "For scenes with pictures: use Scenes.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    { part: "Text", role: "Title, lead and contact; sticky beside the list." },
    { part: "Questions", role: "An Accordion: one open at a time, none at first." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the link, then from question to question." },
    { keys: "Enter", action: "Opens or closes a question." },
    { keys: "Space", action: "Opens or closes a question." },
  ],
  practice: [
    {
      do: "Start with yes, no or a figure, then give the reason.",
      dont: "Answer with a sentence from a brochure.",
    },
    {
      do: "Change `resetKey` with the model, so that answers about another machine close.",
      dont: "Invent questions.",
    },
  ],
};
