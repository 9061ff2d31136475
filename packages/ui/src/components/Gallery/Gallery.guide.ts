import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Pictures that are worth a closer look: small ones in a grid, each opening over the whole screen.",
  use: ["Finished pieces, surfaces and edges, where detail convinces.", "A machine from several sides."],
  avoid: [
    "For pictures that belong to a text: use Image beside it.",
    "For pictures to pass by one after the other on the page: use Carousel.",
    "For pictures that lead to another page: use Card.",
  ],
  anatomy: [
    { part: "Root", role: "A list in a grid." },
    {
      part: "Thumbnail",
      role: "A link to the large picture, named by its alternative text. Before React, or with a modifier key, it simply leads there.",
    },
    {
      part: "Lightbox",
      role: "A dialog over the whole screen, dark in both themes, with the position in its head.",
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
    { keys: "Escape", action: "Closes the lightbox; the focus goes back to the thumbnail it came from." },
  ],
  practice: [
    {
      do: "Write alternative text that tells what can be seen, and a caption that tells what cannot: material, thickness, power.",
      dont: "Repeat the one in the other.",
    },
    {
      do: "Show what differs from picture to picture.",
      dont: "Fill rows with the same piece from the same side.",
    },
  ],
};
