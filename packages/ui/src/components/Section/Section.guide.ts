import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A full-width part of the page with its own background. It sets the vertical spacing, so its content needs no outer margins.",
  use: [
    "For every part of a page with its own heading.",
    "With the dark tone for pictures; it stays dark in both themes.",
  ],
  avoid: ["For one item of a list: use Card.", "For the distance between two paragraphs: use Stack."],
  anatomy: [
    {
      part: "Root",
      role: "A section, or the element passed as `as`; named by its heading through `labelledBy`.",
    },
    {
      part: "Ground",
      role: "canvas, surface or dark; neighbours with the same background share the space between them.",
    },
    { part: "Density", role: "compact, regular or loose: the space above and below." },
    { part: "Container", role: "Keeps width and gutters, unless `width` is full." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Name it by its heading, so that screen readers list it.",
      dont: 'Use a section element without a heading: use `as="div"`.',
    },
    {
      do: "Change the background with the subject.",
      dont: "Change it with every section.",
    },
  ],
};
