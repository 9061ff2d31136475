import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Shows a drawing for a laser, so that a reader can look at any place of it closely.",
  use: [
    "For a file that the reader has chosen, beside a FindingList.",
    "With a layer for each operation, so that cut, scored and engraved lines can be told apart.",
  ],
  avoid: [
    "For pictures and photographs: use Image.",
    "As the only way to learn something: say the same in a list.",
  ],
  anatomy: [
    { part: "Root", role: "A div around drawing, buttons and help." },
    { part: "Drawing", role: "An SVG with the role img and an accessible name; a tab stop for the keys." },
    {
      part: "Canvas",
      role: "Paints the lines of a drawing of more than some 3,000 points; hidden from screen readers. Paper gets the SVG's lines.",
    },
    { part: "Marks", role: "Circles around the places of findings." },
    { part: "Buttons", role: "Zoom in, zoom out, whole drawing." },
    { part: "Help", role: "How to move and zoom; describes the drawing." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the drawing, then to the buttons." },
    { keys: "+", action: "Zooms in." },
    { keys: "-", action: "Zooms out." },
    { keys: "0", action: "Shows the whole drawing." },
    { keys: "ArrowRight", action: "Moves the view, if the drawing is zoomed in." },
  ],
  practice: [
    { do: "Write what the drawing is and its size into the accessible name.", dont: "Name it “Preview”." },
    {
      do: "Write the points of outlines absolutely (M, L, Z), so that a hundred thousand of them are painted in short steps.",
      dont: "Pass a single outline of a hundred thousand points, whose area is filled in one step.",
    },
  ],
};
