import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A film with native controls and captions, below its title. The reader starts it, unless `autoplay` is set.",
  use: ["For the product film, an instruction or a customer's story."],
  avoid: [
    "For atmosphere: use Hero, or Video with mode=background.",
    "For a film of a few seconds that explains one step: put it beside the step.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title; the lead states content and length." },
    {
      part: "Video",
      role: "mode=player. Full width on a phone. With autoplay it starts without sound when half of it is visible.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the browser's controls, and from one to the next." },
    { keys: "Space", action: "Starts or stops the film." },
  ],
  practice: [
    {
      do: "Provide captions in every language of the page.",
      dont: "Put information only into the film: repeat it on the page.",
    },
    {
      do: "Use autoplay for one short film without words that shows the product at work.",
      dont: "Start two films of a page automatically.",
    },
    { do: "State the length in the lead.", dont: "Announce content that the film does not show." },
  ],
};
