import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Two to four round figures about the company that count up together when they become visible.",
  use: [
    "On a page about the company.",
    "With a title at the start of a section, without one below an introduction.",
  ],
  avoid: ["For figures of a machine: use SpecHighlights.", "A second time on a page."],
  anatomy: [
    { part: "Root", role: "A section, named by its heading if it has one." },
    { part: "List", role: "A ruled row; a column on a phone." },
    { part: "Counter", role: "The final figure is in the HTML; the counting one is drawn over it once." },
  ],
  keyboard: [],
  practice: [
    { do: "Use verifiable figures.", dont: "Mix counts with percentages." },
    { do: "Keep the labels to two or three words.", dont: "Put a sentence under a figure." },
  ],
};
