import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One choice of up to about ten things that people tell apart by their looks, in a form.",
  use: [
    "For a required choice of a product, a material or a finish.",
    "With one option without a picture for those who do not know yet.",
  ],
  avoid: [
    "For options without pictures: use Select in a Field, or FilterChips.",
    "For several choices at once.",
  ],
  anatomy: [
    { part: "Root", role: "A fieldset whose legend is the visible question." },
    {
      part: "Option",
      role: "A label with picture, name and note under a transparent native radio button of the same size.",
    },
    { part: "Plain option", role: "An option without a picture; comes last and fills its row on phones." },
    {
      part: "Error",
      role: "The problem and its correction; announced when it appears, read before the hint.",
    },
    { part: "Hint", role: "What to do in doubt; stays visible." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen option, or to the first; then out of the group." },
    { keys: "ArrowRight", action: "Chooses the next option; from the last the first." },
    { keys: "ArrowLeft", action: "Chooses the previous option." },
  ],
  practice: [
    { do: "Offer “Please advise” last.", dont: "Choose an option in advance that must be thought about." },
    { do: "Give all pictures the same view and light.", dont: "Write the name into the picture." },
  ],
};
