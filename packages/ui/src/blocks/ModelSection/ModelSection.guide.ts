import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A machine from all around: pictures that need nothing, and a model to turn for those who ask for it.",
  use: [
    "Once for each machine, below its opening.",
    "With `viewer` as a late import of ModelViewer, so that a page's first load has neither.",
  ],
  avoid: [
    "For pictures of different things: use PictureCarousel.",
    "For a model that says nothing of its parts: a picture is faster.",
  ],
  anatomy: [
    { part: "Section", role: "Named by its title." },
    { part: "Pictures", role: "A row that scrolls and snaps, also without scripts and by keyboard." },
    {
      part: "Button",
      role: "On the first picture. Fetches the viewer. Missing before hydration and where data is saved or slow.",
    },
    {
      part: "Viewer",
      role: "ModelViewer in place of row and list. The button below it brings the pictures back.",
    },
    { part: "Parts", role: "The same list beside the pictures and beside the model." },
    { part: "Size", role: "In words, with what is yet to be confirmed." },
    { part: "Room", role: "A link for phones that can show the machine in the reader's room." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the row, to the buttons and to the link." },
    { keys: "ArrowRight", action: "Scrolls the row; ArrowLeft scrolls it back." },
    { keys: "Enter", action: "Fetches the model, or brings the pictures back." },
  ],
  practice: [
    { do: "Begin with the picture that shows most of the machine.", dont: "Begin with the back." },
    {
      do: "Make the USDZ from the same file as the model.",
      dont: "Offer a model in a room with another size than the machine's.",
    },
  ],
};
