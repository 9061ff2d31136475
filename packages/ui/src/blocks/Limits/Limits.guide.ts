import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "States what a product can do and what it cannot, side by side and in the same size.",
  use: ["Once per product, before the visitor reads its specification."],
  avoid: [
    "For the result of each light on one material: use VerdictTable.",
    "For two products: use Comparison.",
  ],
  anatomy: [
    { part: "Header", role: "Title and optional lead." },
    { part: "Columns", role: "Two lists with a heading and an icon each; the heading has the meaning." },
    {
      part: "Item",
      role: "A few words in large type, one sentence, and optionally a link to what does it instead.",
    },
  ],
  keyboard: [{ keys: "Tab", action: "Moves through the links." }],
  practice: [
    { do: "Name the way out: which machine does it, or whom to ask.", dont: "Hide a limit in a footnote." },
    { do: "Give the measure: “15 mm recommended, up to 20 mm”.", dont: "Write “thick boards”." },
  ],
};
