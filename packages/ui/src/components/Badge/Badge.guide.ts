import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A word or two that sorts or marks the thing it stands beside: the type of a news item, a state, a warning.",
  use: [
    "The kind of an item in a list, such as company news or product news.",
    "A state that belongs to one thing: received, recommended, never process.",
    "Diode machines among CO₂ machines, with the cool tone.",
  ],
  avoid: [
    "For what a reader can choose: use FilterChips or Tabs.",
    "For something that just happened: use Toast or FormMessage.",
    "For a figure with its unit: use FigureList.",
  ],
  anatomy: [
    { part: "Root", role: "A span with a tinted ground and an outline that forced colours keep." },
    { part: "Icon", role: "Optional and silent; the word carries the meaning." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Let the word say it: “Never process” in the danger tone.",
      dont: "Rely on the colour: a red “PVC” says nothing to those who do not see red.",
    },
    { do: "Keep it to three words.", dont: "Put a sentence into a badge; that is Text or FormMessage." },
  ],
};
