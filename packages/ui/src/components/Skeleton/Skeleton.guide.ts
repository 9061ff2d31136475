import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A placeholder in the shape of loading content, against layout shift.",
  use: [
    "For lists of known length, such as a page of news.",
    "For a part that loads after the page: search results, an opening chat.",
  ],
  avoid: [
    "For a running action: use Button with `loading`.",
    "For content of unknown shape: use Spinner.",
    "For pictures: Image has its own placeholder.",
  ],
  anatomy: [
    { part: "Root", role: "A span hidden from assistive technology; it pulses unless motion is reduced." },
    { part: "Lines", role: "In the line height of the surrounding text, the last one shorter." },
    { part: "Picture", role: "A plain area in the picture's aspect ratio." },
    {
      part: "Owner",
      role: "Not part of it: the loading element has aria-busy and a status text.",
    },
  ],
  keyboard: [],
  practice: [
    {
      do: "Give the skeleton the content's aspect ratio and number of lines.",
      dont: "Use a skeleton for prerendered content.",
    },
    {
      do: "Name the loading content in the owner's status.",
      dont: "Keep a skeleton after a failure: show EmptyState with a retry button.",
    },
  ],
};
