import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A round figure about the company that counts up from zero once, when it first becomes visible.",
  use: ["For two to four counts side by side: years, machines, certificates."],
  avoid: [
    "For figures of a machine: use SpecHighlights or FigureList.",
    "For a figure that changes while the page is open.",
  ],
  anatomy: [
    { part: "Root", role: "A div; screen readers read its label first." },
    { part: "Figure", role: "The final figure, in the server's HTML; reserves the space." },
    { part: "Running figure", role: "Drawn over it for two seconds, hidden from assistive technology." },
    { part: "Label", role: "The name of the count." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Start adjacent counters together, with `start`.",
      dont: "Restart a counter on every scroll.",
    },
    {
      do: "Use a plus sign only if the real figure is higher.",
      dont: "Use it for a price or a measurement.",
    },
  ],
};
