import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A round figure about the company that runs up from zero once, when it is first seen.",
  use: ["Two to four counts beside each other: years, machines, certificates."],
  avoid: [
    "For figures of a machine: use SpecHighlights or FigureList; what is measured does not move.",
    "For a figure that changes while the page is open.",
  ],
  anatomy: [
    { part: "Root", role: "A div; its label comes first when it is read out." },
    { part: "Figure", role: "The final figure, in the HTML from the server on; holds the place." },
    { part: "Running figure", role: "Drawn over it for two seconds, hidden from assistive technology." },
    { part: "Label", role: "What is counted." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Let counters that stand together start together, with `start`.",
      dont: "Let a counter run again on every scroll.",
    },
    { do: "Use a plus sign only where the figure is exceeded.", dont: "Count up a price or a measure." },
  ],
};
