import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A text field with a list of what the text may mean, from which one can choose without having to.",
  use: [
    "Where people know the word but not how we write it: materials, models, places.",
    "With more than a dozen options; free text stays possible.",
  ],
  avoid: [
    "For a few options of which one must be chosen: use Select or radios.",
    "For a search over pages: the options are values, not addresses.",
  ],
  anatomy: [
    { part: "Root", role: "Holds field, button and list; placed inside Field, which gives the label." },
    { part: "Field", role: "A text input with the role combobox; the focus stays in it." },
    { part: "Button", role: "Opens the whole list for a pointer; it is not in the order of Tab." },
    { part: "List", role: "A listbox under the field; the option reached is its active descendant." },
  ],
  keyboard: [
    {
      keys: "ArrowDown",
      action: "Opens the list and moves to the next option, after the last to the first.",
    },
    {
      keys: "ArrowUp",
      action: "Opens the list and moves to the option before, before the first to the last.",
    },
    { keys: "Alt ArrowDown", action: "Opens the list without moving." },
    { keys: "Alt ArrowUp", action: "Closes the list." },
    {
      keys: "Enter",
      action: "Takes the option reached; without one, sends the form with the text as typed.",
    },
    { keys: "Escape", action: "Closes the list; once more, empties the field." },
    { keys: "Home", action: "Moves the caret to the beginning of the text." },
    { keys: "End", action: "Moves the caret to the end of the text." },
  ],
  practice: [
    {
      do: "Filter by everything people call a thing, in their language and in Latin letters.",
      dont: "Change the text to the nearest option: what was typed is what was meant.",
    },
    {
      do: "Say in words what an option is, in `note`.",
      dont: "Tell options apart by colour.",
    },
  ],
};
