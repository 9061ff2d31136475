import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Finds a page, or the part of one that answers, from wherever the visitor is.",
  use: [
    "Once per site, behind a button in its header and behind Ctrl K.",
    "Where pages, questions, tables and files are found by the same words.",
  ],
  avoid: [
    "For one list on a page: put a field above it, or use FilterChips.",
    "For values of a form: use Combobox, whose options are no addresses.",
  ],
  anatomy: [
    { part: "Dialog", role: "A Dialog that keeps its height, so that nothing jumps while one types." },
    {
      part: "Field",
      role: "A text input with the role combobox; the focus stays in it. Text being composed is not searched.",
    },
    { part: "Status", role: "How many were found; shown, and read out as it changes." },
    { part: "Results", role: "A listbox of groups, one for each kind; each option is a link." },
    { part: "Marks", role: "What was looked for, in title and excerpt, as mark elements." },
    {
      part: "Children",
      role: "What stands there while nothing is found: places to begin with, or an EmptyState.",
    },
  ],
  keyboard: [
    { keys: "ArrowDown", action: "Moves to the next result, after the last to the first." },
    { keys: "ArrowUp", action: "Moves to the result before, before the first to the last." },
    { keys: "Enter", action: "Follows the result reached, which is the first after every new letter." },
    { keys: "Escape", action: "Closes the dialog; the words stay for the next time." },
    { keys: "Tab", action: "Moves to the close button and to what stands in for results." },
  ],
  practice: [
    {
      do: "Show the sentence that fits, cut from the page as it is.",
      dont: "Show the beginning of the page whatever was asked.",
    },
    {
      do: "When nothing is found, show where others begin, and whom to ask.",
      dont: "Say “0 results” and leave it there.",
    },
    {
      do: "Fetch what is searched when the dialog opens.",
      dont: "Load it with every page for the few who search.",
    },
  ],
};
