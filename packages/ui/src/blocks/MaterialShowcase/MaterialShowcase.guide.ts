import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "One tab for each material: the raw material behind, what is made of it in front, and the way to its page.",
  use: ["Once on the home page, as the index of the materials."],
  avoid: ["For one material: use Showcase.", "For settings and limits of materials: use a table."],
  anatomy: [
    { part: "Section", role: "Named by its title, dark by default." },
    { part: "Tabs", role: "One chip for each material; the list scrolls on a phone." },
    {
      part: "Panel",
      role: "Background picture, six samples with their names, and a link. Closed panels stay in the HTML; their pictures are not fetched.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen material, then to the link in its panel." },
    { keys: "ArrowRight", action: "Chooses the next material." },
    { keys: "ArrowLeft", action: "Chooses the previous material." },
    { keys: "Home", action: "Chooses the first material." },
    { keys: "End", action: "Chooses the last material." },
  ],
  practice: [
    {
      do: "Show things that are really made of the material.",
      dont: "Show bare metal as cut by a CO₂ laser: it marks coated metal only.",
    },
    {
      do: "Let the background show the raw material without an object.",
      dont: "Let two materials share a picture.",
    },
  ],
};
