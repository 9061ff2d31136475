import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Running text in the sizes and tones of the design, in lines of at most 38 em.",
  use: ["For paragraphs, leads below a title, notes, captions.", "For small labels of units, with `mono`."],
  avoid: [
    "For titles: use Heading.",
    "For text that editors write as HTML: use Prose.",
    "For pairs of name and value: use SpecList.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A p, or the element passed as `as`; a span inherits the size of the surrounding text.",
    },
    { part: "Line", role: "At most 38 em, without a single word or character on the last line." },
  ],
  keyboard: [],
  practice: [
    { do: "Use `muted` for secondary text.", dont: "Set long text in `muted` or in `small`." },
    { do: "Start with the main statement.", dont: "Set whole sentences in the monospaced font." },
  ],
};
