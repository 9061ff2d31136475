import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Files to download, with version, date, size, system and checksum, in one tab per kind.",
  use: [
    "On the downloads page of the support area.",
    "With a single kind on the page of a model, without tabs.",
  ],
  avoid: ["For links to pages: use CardGrid.", "For one file in running text: use Link."],
  anatomy: [
    { part: "Root", role: "A section named by its heading." },
    {
      part: "Tabs",
      role: "A tab for each kind; they work before hydration, and without scripts all panels are open.",
    },
    {
      part: "Row",
      role: "Name and purpose, a list of data, and the button; on one line above 1024 px.",
    },
    {
      part: "Button",
      role: "A link to the file, named with the file's name. A missing file has a sentence and a link to contact.",
    },
    { part: "Checksum", role: "Selected by one click; the button copies it and confirms." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the tabs, then through buttons and links." },
    { keys: "ArrowRight", action: "Opens the next tab." },
    { keys: "Enter", action: "Downloads the file, or copies the checksum." },
  ],
  practice: [
    { do: "Give a checksum for every program.", dont: "Offer a version without its date." },
    { do: "State that a file is missing.", dont: "Link to a page that says so." },
  ],
};
