import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A film with the browser's own controls and captions, under its title. The reader starts it, unless the page asks for autoplay.",
  use: ["The product film, an instruction, a customer at work: anything with a beginning and an end."],
  avoid: [
    "For atmosphere: use Hero, or Video with mode=background.",
    "For a film of a few seconds that explains one step: put it beside the step.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title; the lead says what will be seen and how long it takes." },
    {
      part: "Video",
      role: "mode=player. Reaches both edges of a phone. With autoplay it starts without sound when half of it is in sight.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the browser's controls, and from one to the next." },
    { keys: "Space", action: "Starts or stops the film." },
  ],
  practice: [
    {
      do: "Bring captions in every language of the page.",
      dont: "Say anything in the film alone: the page says it too.",
    },
    {
      do: "Leave autoplay to one short film without words, the one that shows what the product does.",
      dont: "Let two films of a page start by themselves.",
    },
    { do: "Write the length into the lead.", dont: "Promise what the film does not show." },
  ],
};
