import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Centres content at a maximum width of 1280 px, with a gutter to the edges of the page.",
  use: [
    "In a full-width part with narrower content: header, footer, a film with text.",
    "In a Section of width `full`, around content of the page's width.",
  ],
  avoid: [
    "Inside a Section of width `content`, which contains one.",
    "For a narrow column of text: Text limits its lines itself.",
  ],
  anatomy: [{ part: "Root", role: "A div; the gutter grows from 20 to 48 px with the window." }],
  keyboard: [],
  practice: [
    {
      do: "Use one level between the page's edge and its content.",
      dont: "Put a container into a container: gutters add up.",
    },
    { do: "Let pictures reach the edge outside it.", dont: "Pull them out with negative margins." },
  ],
};
