import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A picture without layout shift: its space and its average colour appear before the file.",
  use: ["For every picture of the content.", "Inside cards, carousels and banners, which provide its frame."],
  avoid: [
    "For icons: use Icon.",
    "For films: use Video, whose poster is an Image.",
    "For patterns and glows: use CSS.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A span with the picture's shape and average colour; data-state is loading, loaded or error.",
    },
    {
      part: "Picture",
      role: "A picture element with AVIF in several widths and a JPEG for all browsers.",
    },
    {
      part: "Failure",
      role: "Appears in the frame if the file cannot be loaded; the alternative text stays for screen readers.",
    },
  ],
  keyboard: [],
  practice: [
    {
      do: "Set `sizes` to the displayed width: the browser fetches no larger file.",
      dont: "Leave 100vw on a picture of a third of the page's width.",
    },
    {
      do: "Set priority on the largest picture of the first screen.",
      dont: "Set it on two pictures.",
    },
    {
      do: "Describe the picture in `alt`, in one sentence.",
      dont: "Start with “picture of”, or repeat the caption.",
    },
    {
      do: "Leave `alt` empty if the text beside it has the same content.",
      dont: "Omit `alt`: a file name would be read out.",
    },
  ],
};
