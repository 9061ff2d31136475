import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Lets a visitor put two to four models side by side.",
  use: ["On the page of all products, below the cards.", "On a page that helps to choose, as the result."],
  avoid: [
    "On the page of one model: use SpecSection.",
    "For two products that a picture and a sentence distinguish: use ProductCards.",
  ],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    { part: "Heading", role: "Title and lead; the title names the table as well." },
    { part: "Table", role: "A CompareTable with its checkboxes and switches." },
    {
      part: "Tools",
      role: "Buttons that copy the URL, save the shown table and print it; only with `tools`.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      action: "Moves through checkboxes, switches, the table, its links and the buttons below it.",
    },
    { keys: "Space", action: "Checks or unchecks a checkbox." },
    { keys: "ArrowRight", action: "Selects the next system of units, or scrolls the table sideways." },
  ],
  practice: [
    {
      do: "Start with the models between which most visitors choose.",
      dont: "Start with all of them: more than four columns are unreadable.",
    },
    {
      do: "Write the choice into the URL when you offer to copy it.",
      dont: "Copy a URL that opens another comparison than the one on the screen.",
    },
    { do: "Link each model's name to its page.", dont: "Repeat the table of one model below it." },
  ],
};
