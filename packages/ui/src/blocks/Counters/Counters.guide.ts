import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Two to four round figures about the company, running up together when they come into sight.",
  use: [
    "On a page about the company.",
    "With a title where the figures open a section, without one below an introduction.",
  ],
  avoid: [
    "For figures of a machine: use SpecHighlights.",
    "A second time on a page, where the numbers would compete.",
  ],
  anatomy: [
    { part: "Root", role: "A section, named by its heading if it has one." },
    { part: "List", role: "A ruled row; one under the other on a phone." },
    { part: "Counter", role: "The final figure is in the HTML; the running one is drawn over it once." },
  ],
  keyboard: [],
  practice: [
    { do: "Use figures that somebody can vouch for.", dont: "Mix counts with percentages." },
    { do: "Keep the labels to two or three words.", dont: "Put a sentence under a figure." },
  ],
};
