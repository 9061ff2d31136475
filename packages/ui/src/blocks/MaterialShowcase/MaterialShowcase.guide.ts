import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "One tab for each material: the raw material in the background, samples in front, and a link to its page.",
  use: ["Once on the home page, as the index of the materials."],
  avoid: ["For one material: use Showcase.", "For settings and limits of materials: use a table."],
  anatomy: [
    { part: "Section", role: "Named by its title, dark by default." },
    { part: "Tabs", role: "One chip for each material; the list scrolls on a phone." },
    {
      part: "Panel",
      role: "Background picture, six samples with names, and a link. Closed panels stay in the HTML; their pictures are not fetched.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected material, then to the link in its panel." },
    { keys: "ArrowRight", action: "Selects the next material." },
    { keys: "ArrowLeft", action: "Selects the previous material." },
    { keys: "Home", action: "Selects the first material." },
    { keys: "End", action: "Selects the last material." },
  ],
  practice: [
    {
      do: "Show real samples of the material.",
      dont: "Show bare metal as cut by a CO₂ laser: it marks coated metal only.",
    },
    {
      do: "Use a background of the raw material without an object.",
      dont: "Use one picture for two materials.",
    },
  ],
};
