import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Finds pages and parts of pages, from anywhere on the site.",
  use: [
    "Once per site, behind a button in its header and behind Ctrl K.",
    "For a common search over pages, questions, tables and files.",
  ],
  avoid: [
    "For one list on a page: use a field above it, or FilterChips.",
    "For values of a form: use Combobox.",
  ],
  anatomy: [
    { part: "Dialog", role: "A Dialog of constant height." },
    {
      part: "Field",
      role: "A text input with the role combobox; the focus stays in it. Text is not searched during composition.",
    },
    { part: "Status", role: "The number of results; visible, and announced when it changes." },
    { part: "Results", role: "A listbox with a group for each kind; each option is a link." },
    { part: "Marks", role: "Search terms in title and excerpt, as mark elements." },
    {
      part: "Children",
      role: "Content without results: starting points, or an EmptyState.",
    },
  ],
  keyboard: [
    { keys: "ArrowDown", action: "Moves to the next result; from the last to the first." },
    { keys: "ArrowUp", action: "Moves to the previous result; from the first to the last." },
    {
      keys: "Enter",
      action: "Follows the active result, which is the first one after every change of the text.",
    },
    { keys: "Escape", action: "Closes the dialog; the text is kept." },
    { keys: "Tab", action: "Moves to the close button and to the children." },
  ],
  practice: [
    {
      do: "Show the matching sentence of the page.",
      dont: "Show the beginning of the page for every query.",
    },
    {
      do: "Without results, show starting points and contact.",
      dont: "Show “0 results” only.",
    },
    {
      do: "Fetch the index when the dialog opens.",
      dont: "Load it with every page.",
    },
  ],
};
