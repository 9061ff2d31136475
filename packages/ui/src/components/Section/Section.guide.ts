import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A band of the page on its own ground. It owns the vertical rhythm, so nothing inside needs outer margins.",
  use: [
    "Every part of a page that has a heading of its own.",
    "With the dark tone, where pictures and light speak; it stays dark in both themes.",
  ],
  avoid: ["For one thing among others: use Card.", "For the distance between two paragraphs: use Stack."],
  anatomy: [
    {
      part: "Root",
      role: "A section, or the element given as `as`; named by its heading through `labelledBy`.",
    },
    {
      part: "Ground",
      role: "canvas, surface or dark; neighbours on the same ground share the space between them.",
    },
    { part: "Container", role: "Keeps width and gutters, unless `width` is full." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Name it by its heading, so that it can be listed and jumped to.",
      dont: 'Make regions of parts that have no heading; use `as="div"`.',
    },
    {
      do: "Change the ground where the subject changes.",
      dont: "Change it with every section: stripes say nothing.",
    },
  ],
};
