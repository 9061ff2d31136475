import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Centres content at its widest, 1280 px, and keeps the gutter to the edges of the page.",
  use: [
    "In a part that lies over the whole width but whose content does not: header, footer, a film with words.",
    "In a Section of width `full`, around what keeps the page's width.",
  ],
  avoid: [
    "Inside a Section of width `content`, which has one already.",
    "For a narrow column of text: Text limits its lines itself.",
  ],
  anatomy: [{ part: "Root", role: "A div; the gutter grows from 20 to 48 px with the window." }],
  keyboard: [],
  practice: [
    {
      do: "Use one between the page's edge and its content.",
      dont: "Put a container into a container: gutters add up.",
    },
    { do: "Let pictures reach the edge outside it.", dont: "Pull them out with negative margins." },
  ],
};
