import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A grid of thumbnails that open over the whole screen.",
  use: ["For details of finished pieces, surfaces and edges.", "For a machine from several sides."],
  avoid: [
    "For illustrations of a text: use Image beside it.",
    "For a row of pictures on the page: use Carousel.",
    "For pictures that link to another page: use Card.",
  ],
  anatomy: [
    { part: "Root", role: "A list in a grid." },
    {
      part: "Thumbnail",
      role: "A link to the large picture, named by its alternative text. Before hydration, or with a modifier key, it opens the file.",
    },
    {
      part: "Lightbox",
      role: "A full-screen dialog, dark in both themes, with the position in its header.",
    },
    {
      part: "Picture",
      role: "A carousel slide as large as the screen and the file allow, with its caption below.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next thumbnail." },
    { keys: "Enter", action: "Opens the picture." },
    { keys: "ArrowRight", action: "In the lightbox: the next picture, wherever the focus is." },
    { keys: "ArrowLeft", action: "In the lightbox: the previous picture." },
    { keys: "Escape", action: "Closes the lightbox; the focus returns to the thumbnail." },
  ],
  practice: [
    {
      do: "Describe the visible in the alternative text, the invisible in the caption: material, thickness, power.",
      dont: "Repeat the alternative text in the caption.",
    },
    {
      do: "Use pictures that differ.",
      dont: "Show the same piece from the same side repeatedly.",
    },
  ],
};
