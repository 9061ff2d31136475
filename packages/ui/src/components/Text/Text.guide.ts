import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Running text in the sizes and tones of the design, in lines of at most 38 em.",
  use: ["Paragraphs, leads below a title, notes, captions.", "Small labels of measure, with `mono`."],
  avoid: [
    "For titles: use Heading.",
    "For text that editors write as HTML: use Prose.",
    "For pairs of name and value: use SpecList.",
  ],
  anatomy: [
    { part: "Root", role: "A p, or the element given as `as`; a span takes the size of the text around it." },
    { part: "Line", role: "At most 38 em, broken so that no word or character stands alone at the end." },
  ],
  keyboard: [],
  practice: [
    { do: "Use `muted` for what is second in rank.", dont: "Set long text in `muted` or in `small`." },
    { do: "Begin with what the reader asked for.", dont: "Set whole sentences in the fixed-width face." },
  ],
};
