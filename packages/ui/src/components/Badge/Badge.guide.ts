import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One or two words that classify an item: the type of a news item, a state, a warning.",
  use: [
    "For the type of an item in a list, such as company news or product news.",
    "For a state of one item: received, recommended, never process.",
    "For diode machines among CO₂ machines, with the cool tone.",
  ],
  avoid: [
    "For choices: use FilterChips or Tabs.",
    "For an event: use Toast or FormMessage.",
    "For a figure with its unit: use FigureList.",
  ],
  anatomy: [
    { part: "Root", role: "A span with a tinted background, and an outline that stays in forced colours." },
    { part: "Icon", role: "Optional and hidden from screen readers; the word has the meaning." },
  ],
  keyboard: [],
  practice: [
    {
      do: "State the meaning in words: “Never process” in the danger tone.",
      dont: "Rely on the colour: some readers do not see that “PVC” is red.",
    },
    { do: "Keep it to three words.", dont: "Put a sentence into a badge; that is Text or FormMessage." },
  ],
};
