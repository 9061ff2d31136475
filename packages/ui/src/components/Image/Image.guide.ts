import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A still picture that never shifts what is around it: its place and its average colour are there before the file is.",
  use: ["Every picture of the content.", "Inside cards, carousels and banners, which give it its frame."],
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
      role: "A picture element that offers AVIF in several widths and a JPEG every browser reads.",
    },
    {
      part: "Failure",
      role: "Stands in the frame when the file cannot be loaded; the alternative text stays for screen readers.",
    },
  ],
  keyboard: [],
  practice: [
    {
      do: "Write in sizes how wide the picture is laid out; the browser fetches no more than that.",
      dont: "Leave 100vw on a picture that takes a third of the page.",
    },
    {
      do: "Set priority on the largest picture of the first screen.",
      dont: "Set it on two: then none comes first.",
    },
    {
      do: "Say in alt what is seen, in one sentence.",
      dont: "Begin with “picture of”, or repeat the caption.",
    },
    {
      do: "Leave alt empty where the words beside it say the same.",
      dont: "Leave it out: a file name would be read.",
    },
  ],
};
