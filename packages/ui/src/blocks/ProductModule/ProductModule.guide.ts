import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Two or three products that suit a field, each with its reason and its picture. The first is shown.",
  use: [
    "On an application page, after its solutions.",
    "Where the choice depends on room, material or amount, and can be told in two sentences.",
  ],
  avoid: [
    "For the whole range: use ProductCards.",
    "For figures side by side: a table compares better than tabs.",
    "For more than three: readers do not open the fourth.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its title." },
    { part: "Tabs", role: "Chips with the products' short names." },
    {
      part: "Words",
      role: "A heading that says what the product is for, the reason, and a link to its page.",
    },
    {
      part: "Picture",
      role: "On the right, or above the words on a phone. Without scripts, all panels are shown.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen tab, and from there to the link in its panel." },
    { keys: "ArrowRight", action: "Chooses the next tab; from right to left, the one before." },
    { keys: "ArrowLeft", action: "Chooses the tab before; from right to left, the next one." },
    { keys: "Home", action: "Chooses the first tab." },
    { keys: "End", action: "Chooses the last tab." },
  ],
  practice: [
    {
      do: "Say for whom each one is: “The one for a bench”.",
      dont: "Repeat the product's name in its heading.",
    },
    { do: "Put the one that most readers need first.", dont: "Order them by price, dearest first." },
  ],
};
