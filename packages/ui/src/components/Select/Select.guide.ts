import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One choice from a list, opened by the browser's own picker.",
  use: ["Five or more known values, such as a model or a country.", "Where the choice is sent with a form."],
  avoid: [
    "For two to four choices that a reader compares: show them all.",
    "For moving between views: use Tabs.",
    "For leading to pages: use links.",
  ],
  anatomy: [
    { part: "Root", role: "A span that places the control and its chevron; `className` goes here." },
    { part: "Select", role: "The native control; rest props and `ref` go here." },
    { part: "Placeholder", role: "Shown until something is chosen; cannot be chosen itself." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the control." },
    { keys: "Space", action: "Opens the picker." },
    { keys: "ArrowDown", action: "Moves to the next value; some browsers open the picker first." },
    { keys: "ArrowUp", action: "Moves to the value before." },
    { keys: "Enter", action: "Chooses and closes the picker." },
    { keys: "Escape", action: "Closes the picker and keeps the value." },
  ],
  practice: [
    {
      do: "Put the list in an order that readers expect: by size, by alphabet.",
      dont: "Choose a value beforehand where any choice would be a guess.",
    },
    { do: "Say in the label what is chosen: “Sample model”.", dont: "Call the placeholder “Select”." },
  ],
};
