import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Keeps the place of content that is on its way, in its shape, so that nothing moves when it arrives.",
  use: [
    "Lists whose length is known before their content, such as a page of news.",
    "A part that loads after the page: the answer to a search, a chat that is being opened.",
  ],
  avoid: [
    "For an action under way: use Button with `loading`.",
    "For a wait of unknown shape: use Spinner.",
    "For pictures: Image keeps its own place and colour.",
  ],
  anatomy: [
    { part: "Root", role: "A span hidden from assistive technology; it breathes unless motion is reduced." },
    { part: "Lines", role: "As high as lines of the text around them, the last one shorter." },
    { part: "Picture", role: "A plain field in the ratio of the picture that will come." },
    {
      part: "Owner",
      role: "Not part of it: the element that waits carries aria-busy and a status in words.",
    },
  ],
  keyboard: [],
  practice: [
    {
      do: "Give the skeleton the ratio and the number of lines of what will come.",
      dont: "Draw a skeleton of the whole page: prerendered content is simply there.",
    },
    {
      do: "Say on the owner what is being waited for.",
      dont: "Leave a skeleton standing after a failure: show EmptyState with a way to try again.",
    },
  ],
};
