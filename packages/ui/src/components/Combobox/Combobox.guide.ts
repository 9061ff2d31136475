import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A text field with a list of suggestions. Free text stays possible.",
  use: ["For words with several spellings: materials, models, places.", "With more than a dozen options."],
  avoid: [
    "For a few options with a required choice: use Select or radio buttons.",
    "To search pages: the options are values, not URLs.",
  ],
  anatomy: [
    { part: "Root", role: "Contains field, button and list; placed inside Field, which provides the label." },
    { part: "Field", role: "A text input with the role combobox; the focus stays in it." },
    { part: "Button", role: "Opens the whole list for pointers; not in the tab order." },
    { part: "List", role: "A listbox below the field; the active option is its active descendant." },
  ],
  keyboard: [
    {
      keys: "ArrowDown",
      action: "Opens the list and moves to the next option; from the last to the first.",
    },
    {
      keys: "ArrowUp",
      action: "Opens the list and moves to the previous option; from the first to the last.",
    },
    { keys: "Alt ArrowDown", action: "Opens the list without moving." },
    { keys: "Alt ArrowUp", action: "Closes the list." },
    {
      keys: "Enter",
      action: "Selects the active option; without one, submits the form with the text.",
    },
    { keys: "Escape", action: "Closes the list; the second press clears the field." },
    { keys: "Home", action: "Moves the caret to the beginning of the text." },
    { keys: "End", action: "Moves the caret to the end of the text." },
  ],
  practice: [
    {
      do: "Filter by all names of an item, in the reader's language and in Latin letters.",
      dont: "Replace the text with the nearest option.",
    },
    {
      do: "Describe an option in `note`.",
      dont: "Distinguish options by colour.",
    },
  ],
};
