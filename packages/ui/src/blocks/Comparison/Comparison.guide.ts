import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Lets a visitor put two to four models side by side.",
  use: ["On the page of all products, below the cards.", "On a page that helps to choose, as the result."],
  avoid: [
    "On the page of one model: use SpecSection.",
    "For two products told apart by a picture and a sentence: use ProductCards.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Heading", role: "Title and lead; the title names the table as well." },
    { part: "Table", role: "A CompareTable with its boxes and switches." },
    {
      part: "Tools",
      role: "Buttons that copy the address, save the table as it is shown, and print it; only with `tools`.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through boxes, switches, the table, its links and the buttons below it." },
    { keys: "Space", action: "Ticks or clears a box." },
    { keys: "ArrowRight", action: "Chooses the next system of units, or scrolls the table sideways." },
  ],
  practice: [
    {
      do: "Begin with the models that visitors waver between.",
      dont: "Begin with all of them: four columns are the most one can read.",
    },
    {
      do: "Write the choice into the address when you offer to copy it.",
      dont: "Copy an address that opens another comparison than the one on the screen.",
    },
    { do: "Link each model's name to its page.", dont: "Repeat the table of one model below it." },
  ],
};
