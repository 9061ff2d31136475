import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Names the laser source of a machine in the colour of its light, so that readers recognise it again.",
  use: [
    "Wherever machines with different sources stand side by side: tabs, menus, comparisons, tables.",
    "In a DataPlate, which contains it.",
  ],
  avoid: [
    "For the type or the state of an item: use Badge.",
    "For a material or a result: the colours mean light, nothing else.",
  ],
  anatomy: [
    { part: "Bar", role: "A border in the colour of the text; forced colours keep it." },
    { part: "Word", role: "The source. The colour never stands alone." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Use the same word for the same source everywhere: “CO₂ RF tube”.",
      dont: "Leave the word out because the colour is known.",
    },
  ],
};
