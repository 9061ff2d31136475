import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Two or three products for a field, each with a reason and a picture. The first is shown initially.",
  use: [
    "On an application page, after its solutions.",
    "If the choice depends on room, material or amount, and two sentences explain it.",
  ],
  avoid: [
    "For the whole range: use ProductCards.",
    "For figures side by side: use Comparison.",
    "For more than three products.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    { part: "Tabs", role: "Chips with the products' short names." },
    {
      part: "Text",
      role: "A heading with the product's purpose, the reason, and a link to its page.",
    },
    {
      part: "Picture",
      role: "On the right, or above the text on a phone. Without scripts, all panels are shown.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected tab, and from there to the link in its panel." },
    { keys: "ArrowRight", action: "Selects the next tab; in right-to-left text the previous one." },
    { keys: "ArrowLeft", action: "Selects the previous tab; in right-to-left text the next one." },
    { keys: "Home", action: "Selects the first tab." },
    { keys: "End", action: "Selects the last tab." },
  ],
  practice: [
    {
      do: "Name the audience of each: “The one for a bench”.",
      dont: "Repeat the product's name in its heading.",
    },
    { do: "Put the product first that most readers need.", dont: "Order them by price, dearest first." },
  ],
};
