import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Files to download, with version, date, size, system and checksum, a tab for each kind.",
  use: [
    "On the downloads page of the support area.",
    "With one kind alone, on the page of a model; it then has no tabs.",
  ],
  avoid: ["For links to pages: use CardGrid.", "For one file in running text: use Link."],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Tabs",
      role: "A tab for each kind; they work before React, and without scripts all panels are open.",
    },
    {
      part: "Row",
      role: "Name and purpose, a list of data, and the button; they stand on one line above 1024 px.",
    },
    {
      part: "Button",
      role: "A link to the file, named with the file's name. Missing files have a sentence and a link to ask.",
    },
    { part: "Checksum", role: "Selected by one click; the button copies it and says so." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the tabs, then through buttons and links." },
    { keys: "ArrowRight", action: "Opens the next tab." },
    { keys: "Enter", action: "Takes the file, or copies the checksum." },
  ],
  practice: [
    { do: "Give a checksum for everything that is installed.", dont: "Offer a version without its date." },
    { do: "Say that a file is missing.", dont: "Link to a page that says so." },
  ],
};
